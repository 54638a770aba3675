/** Day or candle-light: as chosen before, else as the system has it. */
const REMEMBERED = "condotta.theme";

class Theme {
  dark = $state(
    localStorage.getItem(REMEMBERED) === "dark" ||
      (!localStorage.getItem(REMEMBERED) && matchMedia("(prefers-color-scheme: dark)").matches),
  );

  constructor() {
    this.#show();
  }

  change(): void {
    this.dark = !this.dark;
    localStorage.setItem(REMEMBERED, this.dark ? "dark" : "light");
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const theme = new Theme();
