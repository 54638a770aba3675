/** Where one is: the front page, a table, a game told again, a person, and so on; links inside the page do not load it anew. */
class Route {
  path = $state(here());

  constructor() {
    addEventListener("popstate", () => (this.path = here()));
    addEventListener("click", (event) => this.#follow(event));
  }

  readonly table = $derived(/^\/t\/([^/]+)$/.exec(this.path)?.[1] ?? null);
  readonly game = $derived(/^\/games\/([^/]+)\/(\d+)$/.exec(this.path)?.slice(1) ?? null);
  readonly person = $derived(/^\/people\/([^/]+)$/.exec(this.path)?.[1] ?? null);

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = here();
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A place on the same screen is the browser's affair.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

/** The address, without a stroke that somebody put behind it. */
function here(): string {
  return location.pathname.replace(/(.)\/+$/, "$1");
}

export const route = new Route();
