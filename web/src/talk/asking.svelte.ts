/** Asking something of the table, and why it was refused, in the reader's language. */
import type { TableLink } from "../wire/link.svelte";
import type { Command } from "../wire/wire";
import { explain } from "../words/explain";

export class Asking {
  fault = $state("");

  constructor(private readonly link: () => TableLink) {}

  /** Whether it was done. */
  async ask(command: Command): Promise<boolean> {
    const link = this.link();
    const refusal = await link.ask(command);
    this.fault = refusal ? explain(refusal, link.game.table?.settings.game) : "";
    return refusal === null;
  }
}
