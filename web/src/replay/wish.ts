/** What an address asks for beside the game: through whose eyes, and which step. */
import type { Lens } from "./wire";

export interface Wished {
  readonly lens: Lens | null;
  readonly at: number;
}

export function wished(search: string): Wished {
  const asked = new URLSearchParams(search);
  const lens = asked.get("as");
  const at = Math.max(0, Math.trunc(Number(asked.get("step")) || 0));
  if (lens === "open" || lens === "public") return { lens, at };
  return { lens: lens !== null && /^[0-5]$/.test(lens) ? Number(lens) : null, at };
}

export function wish(lens: Lens, at: number): string {
  return `?as=${lens}&step=${at}`;
}
