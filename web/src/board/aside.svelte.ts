/** What lies beside a table: what happened, and the keys. On a small screen it lies over the table while it is open. */
import type { Doings } from "./keys.svelte";

export class Aside {
  /** The table itself. */
  board = $state<HTMLElement>();
  logOpen = $state(false);
  helpOpen = $state(false);

  /** Give the focus to something of the table, if it is there. */
  reach(what: string): void {
    this.board?.querySelector<HTMLElement>(what)?.focus();
  }

  /** Open the log and give the focus to something in it. */
  read(what: string): void {
    this.logOpen = true;
    setTimeout(() => this.reach(what));
  }

  readonly toggleHelp = (): void => {
    this.logOpen = this.helpOpen = !this.helpOpen;
  };

  readonly close = (): void => {
    this.logOpen = this.helpOpen = false;
  };

  /** The keys that every table has. */
  readonly doings: Doings = {
    l: () => this.read(".chronicle [role=log]"),
    "/": () => this.read("[data-command]"),
    "?": this.toggleHelp,
  };
}
