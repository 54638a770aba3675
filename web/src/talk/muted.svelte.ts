/** Whom one does not want to hear: muted in this browser, or blocked at the server. */
const REMEMBERED = "condotta.muted";

class Muted {
  here = $state.raw<ReadonlySet<string>>(new Set(remembered()));
  blocked = $state.raw<ReadonlySet<string>>(new Set());

  has(person: string): boolean {
    return this.here.has(person) || this.blocked.has(person);
  }

  mute(person: string, yes: boolean): void {
    this.here = changed(this.here, person, yes);
    localStorage.setItem(REMEMBERED, JSON.stringify([...this.here]));
  }

  /** Ask whom one has blocked; nobody for who has no name yet. */
  async ask(): Promise<void> {
    const answer = await fetch("/api/blocks").catch(() => null);
    if (answer?.ok) this.blocked = new Set(((await answer.json()) as { person: string }[]).map((one) => one.person));
  }

  async block(person: string, yes: boolean): Promise<void> {
    const address = `/api/blocks/${encodeURIComponent(person)}`;
    const answer = await fetch(address, { method: yes ? "PUT" : "DELETE" }).catch(() => null);
    if (answer?.ok) this.blocked = changed(this.blocked, person, yes);
  }
}

function changed(people: ReadonlySet<string>, person: string, among: boolean): ReadonlySet<string> {
  const others = [...people].filter((one) => one !== person);
  return new Set(among ? [...others, person] : others);
}

function remembered(): string[] {
  try {
    const people: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]");
    return Array.isArray(people) ? people.map(String) : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
