/** How far one has read at each table, remembered in this browser. */
const REMEMBERED = "condotta.read";
const MOST_TABLES = 40;

/** The latest number read in each channel of a stream. */
export type Reading = Readonly<Record<string, number>>;

interface Kept {
  readonly stream: string;
  readonly read: Reading;
}

export function readBefore(table: string, stream: string): Reading {
  const kept = all()[table];
  return kept?.stream === stream ? kept.read : {};
}

export function remember(table: string, stream: string, read: Reading): void {
  const { [table]: _, ...others } = all();
  const latest = Object.entries(others).slice(1 - MOST_TABLES);
  localStorage.setItem(REMEMBERED, JSON.stringify(Object.fromEntries([...latest, [table, { stream, read }]])));
}

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return {};
  }
}
