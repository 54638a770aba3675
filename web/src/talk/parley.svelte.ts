/** The talk at a table: what was said in which channel, how far one has read, and what is worth a notice. */
import type { LogLine } from "../wire/game.svelte";
import type { TableLink } from "../wire/link.svelte";
import type { FromServer, Seat, Snapshot, Told } from "../wire/wire";
import { among, channelOf, othersIn, TO_ALL } from "./channels";
import type { Said } from "./deals";
import { muted } from "./muted.svelte";
import { noticeOf, type Notice, type Tab } from "./notices";
import { readBefore, remember, type Reading } from "./reading";

export interface Line {
  readonly key: string;
  readonly n: number;
  readonly at: number;
  readonly said: Said;
  readonly channel: string;
  /** Said before one came to the present seat: read, and no part of the present stream. */
  readonly past: boolean;
}

const PAGE = 200;

export class Parley {
  lines = $state.raw<readonly Line[]>([]);
  /** What of the panel is open. */
  tab = $state<Tab | null>(null);
  channel = $state(TO_ALL);
  notice = $state.raw<Notice | null>(null);
  /** Private channels in which nothing was said yet. */
  #begun = $state.raw<readonly string[]>([]);
  #read = $state.raw<Reading>({});
  #stream = "";
  /** From where to where, without a gap, we know what was said in the stream. */
  #from = $state(1);
  #latest = 0;

  constructor(
    readonly link: TableLink,
    private readonly person: () => string | null,
  ) {
    link.hearers.add((message) => this.#hear(message));
  }

  /** What one wants to hear, of all channels. */
  readonly heard = $derived.by(() => this.lines.filter(({ said }) => this.isOwn(said) || !muted.has(said.person)));
  readonly here = $derived.by(() => this.heard.filter(({ channel }) => channel === this.channel));
  readonly channels = $derived.by(() => {
    const spoken = this.heard.filter(({ past }) => !past).map(({ channel }) => channel);
    return [...new Set([TO_ALL, ...spoken, ...this.#begun])];
  });
  readonly unread = $derived.by(() => {
    const counted = new Map<string, number>();
    for (const line of this.heard)
      if (this.#isNew(line)) counted.set(line.channel, (counted.get(line.channel) ?? 0) + 1);
    return counted;
  });
  readonly unreadInAll = $derived.by(() => [...this.unread.values()].reduce((sum, count) => sum + count, 0));
  readonly hasEarlier = $derived.by(() => this.#from > 1);

  isOwn(said: Said): boolean {
    const { you } = this.link.game;
    return you === null ? said.person === this.person() : said.seat === you;
  }

  /** Open, or go to, the private channel with these seats. */
  begin(seats: readonly Seat[]): void {
    const { you } = this.link.game;
    if (you === null || seats.length === 0) return;
    this.channel = among([you, ...seats]);
    if (!this.channels.includes(this.channel)) this.#begun = [...this.#begun, this.channel];
  }

  say(text: string) {
    const to = othersIn(this.channel, this.link.game.you);
    return this.link.ask(to.length ? { do: "say", text, to } : { do: "say", text });
  }

  /** Everything in the open channel has been seen. */
  markRead(): void {
    const latest = Math.max(0, ...this.here.filter(({ past }) => !past).map(({ n }) => n));
    if (latest <= (this.#read[this.channel] ?? 0)) return;
    this.#read = { ...this.#read, [this.channel]: latest };
    const table = this.link.game.table?.table;
    if (table) remember(table, this.#stream, this.#read);
  }

  /** Fetch what was said before. */
  async earlier(): Promise<void> {
    const { table, you } = this.link.game;
    const [stream, before] = [this.#stream, this.#from];
    if (!table || before <= 1) return;
    const seat = you === null ? "" : `&seat=${you}`;
    const answer = await fetch(`/api/tables/${table.table}/earlier?before=${before}&limit=${PAGE}${seat}`);
    if (!answer.ok || stream !== this.#stream) return;
    const page = (await answer.json()) as Told[];
    this.#from = page[0]?.n ?? 1;
    this.#add(page);
  }

  #isNew({ n, channel, said, past }: Line): boolean {
    return !past && !this.isOwn(said) && n > (this.#read[channel] ?? 0);
  }

  #hear(message: FromServer): void {
    if (message.type === "snapshot") this.#begin(message);
    else if (message.type === "told") this.#take(message);
  }

  #begin(snapshot: Snapshot): void {
    if (snapshot.stream !== this.#stream) this.#changeStream(snapshot);
    const first = snapshot.log[0]?.n ?? snapshot.n + 1;
    this.#from = first <= this.#latest + 1 ? Math.min(this.#from, first) : first;
    this.#latest = snapshot.n;
    this.#add(snapshot.log);
    // Somebody who comes back is told what he has not read, however long ago it was said.
    if (first > 1 && Object.keys(this.#read).length) void this.earlier();
  }

  /** Another seat, or none: what was said to all is remembered, the rest was for another seat. */
  #changeStream(snapshot: Snapshot): void {
    this.#stream = snapshot.stream;
    this.#latest = 0;
    this.#read = readBefore(snapshot.table.table, snapshot.stream);
    this.#begun = [];
    this.channel = TO_ALL;
    this.notice = null;
    this.lines = this.lines.filter(({ channel }) => channel === TO_ALL).map((line) => ({ ...line, past: true }));
  }

  #take(told: Told): void {
    this.#latest = told.n;
    this.#add([told]);
    const fresh = (line: LogLine) =>
      noticeOf(line, this.link.game, (said) => this.isOwn(said) || muted.has(said.person));
    const notices = this.link.game.log.filter(({ key }) => Number.parseInt(key) === told.n).map(fresh);
    this.notice = notices.findLast((one) => one !== null) ?? this.notice;
  }

  #add(page: readonly Told[]): void {
    const known = new Set(this.lines.map(({ key }) => key));
    const said = page.flatMap((told) => saidIn(told, this.#stream)).filter(({ key }) => !known.has(key));
    if (said.length) this.lines = [...this.lines, ...said].sort((one, other) => one.at - other.at || one.n - other.n);
  }
}

function saidIn({ n, at, news }: Told, stream: string): Line[] {
  return (news ?? [])
    .filter(({ entry }) => entry === "said")
    .map((entry, index) => {
      const said = entry as unknown as Said;
      return { key: `${stream}/${n}/${index}`, n, at, said, channel: channelOf(said), past: false };
    });
}
