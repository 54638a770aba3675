/** The page as an app: its worker, and the browser's offer to install it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    // The browser offers it when it likes; it is shown where it is in nobody's way.
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  async accept(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();

const RELOADED = "condotta.reloaded";

/** Keep the page's files, and load the page anew if a part of it is gone because the server has a newer one. */
export function keepPage(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
  addEventListener("vite:preloadError", (event) => {
    const latest = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - latest < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    // What fails for want of that part, until the page has gone, is of no account.
    for (const fault of ["error", "unhandledrejection"]) addEventListener(fault, (one) => one.preventDefault());
    location.reload();
  });
}
