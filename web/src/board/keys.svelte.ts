/** Keys of the whole table. Single letters can be switched off: who speaks to the machine may say them by accident. */
const REMEMBERED = "condotta.keys";

class Keys {
  letters = $state(localStorage.getItem(REMEMBERED) !== "off");

  change(letters: boolean): void {
    this.letters = letters;
    localStorage.setItem(REMEMBERED, letters ? "on" : "off");
  }
}

export const keys = new Keys();

export type Doings = Readonly<Record<string, () => void>>;
/** Keys, and the message that says what they do. */
export type KeyRow = readonly [keys: string, message: string];

/** Do what a key stands for, unless something is being written, or the key is another program's. */
export function pressed(event: KeyboardEvent, doings: Doings): void {
  const doing = doings[event.key];
  if (!doing || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  if (event.key.length === 1 && !keys.letters) return;
  event.preventDefault();
  doing();
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The element to which an arrow leads among those that lie in a row; null for any other key. */
export function along<Element>(row: readonly Element[], at: number, key: string): Element | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 }[key];
  return to === undefined ? null : (row[Math.max(0, Math.min(row.length - 1, to))] ?? null);
}

/** Let arrows lead along the buttons of a row; what is on its way out of it is passed over. */
export function stepAlong(event: KeyboardEvent, row: HTMLElement | undefined): void {
  const buttons = [...(row?.querySelectorAll<HTMLElement>("button:not([inert] *)") ?? [])];
  const next = along(buttons, buttons.indexOf(document.activeElement as HTMLElement), event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
