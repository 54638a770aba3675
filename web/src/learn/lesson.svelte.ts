/**
 * A chapter of a lesson as a table: the same link and the same board, but the table answers from a script.
 *
 * What happens comes from the server's rules, to which the position and all actions so far are sent each time.
 */
import type { Reached } from "../wire/schema";
import { TableLink, type Refusal } from "../wire/link.svelte";
import type { Action, FromClient, FromServer, GameEvent, TableCard, View } from "../wire/wire";
import { reader, say } from "../words/words.svelte";
import { fits, follow, Texts, type Chapter, type GameName, type Step } from "./script";

/** How long the opponent seems to think. */
const PACE = 900;

export interface Start {
  readonly at: number;
  readonly actions: readonly Action[];
}

export class Lesson {
  /** The step that one has come to; behind the last one when the chapter is done. */
  at = $state(0);
  /** The server could not be asked. */
  lost = $state(false);
  readonly link: TableLink;
  readonly texts: Texts;

  #actions: Action[] = [];
  #legal: readonly Action[] = [];
  #n = 0;
  #left = false;
  readonly #socket = new ScriptedSocket((message) => this.#hear(message));

  constructor(
    readonly game: GameName,
    readonly chapter: Chapter,
    start: Start = { at: 0, actions: [] },
    private readonly onstep: (at: number, actions: readonly Action[]) => void = () => undefined,
    private readonly pace = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE,
  ) {
    this.texts = new Texts(game, chapter);
    this.at = start.at;
    this.#actions = [...start.actions];
    this.link = new TableLink(
      "lesson",
      () => reader.language,
      null,
      () => this.#socket as unknown as WebSocket,
      (actions) => this.#reasons(actions),
    );
  }

  readonly done = $derived.by(() => this.at >= this.chapter.steps.length);
  readonly #step = $derived.by((): Step | undefined => this.chapter.steps[this.at]);
  /** What is said now; of a step that the opponent takes, what was said before it. */
  readonly text = $derived.by(() => {
    let at = Math.min(this.at, this.chapter.steps.length - 1);
    while (at > 0 && this.chapter.steps[at]?.let) at -= 1;
    return this.texts.step(at);
  });
  /** The game itself has ended. */
  readonly over = $derived.by(() => this.link.game.view?.phase === "over");
  readonly reading = $derived.by(() => this.#step?.read === true);
  readonly doing = $derived.by(() => this.#step?.do !== undefined);

  /** Read on. */
  goOn(): void {
    if (this.reading) this.#advance();
  }

  /** Let it be done for the learner. */
  show(): void {
    const action = this.#legal.find((one) => this.#step?.do?.some((wish) => fits(one, wish)));
    if (action) void this.link.act(action);
  }

  leave(): void {
    this.#left = true;
    this.link.leave();
  }

  #hear(message: FromClient): void {
    if (message.type === "hello") void this.#begin();
    else if (message.type === "ping") this.#tell({ type: "pong", at: Date.now() });
    else if (message.type === "ask" && message.command.do === "act")
      void this.#act(message.id, message.command.action as Action);
    else if (message.type === "ask") this.#refuse(message.id, "learn-only-cards");
  }

  async #begin(): Promise<void> {
    const here = await this.#follow([]);
    if (!here) return;
    this.#tell({
      type: "snapshot",
      protocol: 1,
      build: "",
      stream: "",
      n: this.#n,
      at: Date.now(),
      you: 0,
      table: this.#table(here),
      move: this.#actions.length,
      view: here.view as View,
      legal: [...this.#legal],
      log: [],
      clocks: null,
      reckoning: here.reckoning,
    });
    this.#opponents();
  }

  /** What the learner does counts if it is what the step asks for; else it is told why not. */
  async #act(id: string, action: Action): Promise<void> {
    if (this.reading && this.chapter.steps[this.at + 1]?.do) this.#advance();
    const at = this.at;
    if (this.#step?.do?.some((wish) => fits(action, wish))) {
      if (await this.#happen(action)) this.#tell({ type: "done", id });
      else this.#refuse(id, "page-unreachable");
      return;
    }
    const [why] = await this.#reasons([action]);
    if (why && !why.allowed) this.#tell(refused(id, { sentence: "", arguments: {}, code: "", ...why }));
    else this.#refuse(id, this.#step?.do ? null : "learn-only-cards", this.texts.wrong(at, action));
  }

  async #reasons(actions: readonly Action[]): Promise<Reached["reasons"]> {
    const here = await this.#follow(actions);
    const tried = this.#step?.try;
    const met = actions.some(
      (action, at) => tried && fits(action, tried) && here?.reasons[at]?.code === this.#step?.code,
    );
    if (met) this.#advance();
    return here?.reasons ?? [];
  }

  /** An action by whoever is to move. */
  async #happen(action: Action): Promise<boolean> {
    const before = this.#actions.length;
    this.#actions.push(action);
    const here = await this.#follow([], before);
    const [step] = here?.steps ?? [];
    if (!here || !step) {
      this.#actions.pop();
      return false;
    }
    this.#n += 1;
    this.#tell({
      type: "told",
      n: this.#n,
      at: Date.now(),
      events: step.events as GameEvent[],
      move: this.#actions.length,
      changed: here.view as Record<string, unknown>,
      legal: [...this.#legal],
      reckoning: here.reckoning,
    });
    this.#advance();
    return true;
  }

  #advance(): void {
    this.at += 1;
    this.onstep(this.at, this.#actions);
    this.#opponents();
  }

  /** The opponent does what is written, after a while. */
  #opponents(): void {
    const action = this.#step?.let;
    if (action) setTimeout(() => !this.#left && void this.#happen(action), this.pace);
  }

  async #follow(tried: readonly Action[], after = this.#actions.length): Promise<Reached | null> {
    try {
      const here = await follow(this.game, this.chapter, this.#actions, { tried: [...tried], after });
      this.#legal = here.legal as Action[];
      this.lost = false;
      return here;
    } catch {
      this.lost = true;
      return null;
    }
  }

  #refuse(id: string, message: string | null, sentence = ""): void {
    this.#tell(refused(id, { code: "lesson", sentence: message ? say(message) : sentence, arguments: {} }));
  }

  #tell(message: FromServer): void {
    if (!this.#left) this.#socket.tell(message);
  }

  #table(here: Reached): TableCard {
    const { seats } = here.view as View;
    const colours = ["red", "green", "azure", "gold"] as const;
    return {
      table: "lesson",
      settings: { game: this.game, options: (here.view as View).options } as TableCard["settings"],
      host: null,
      phase: "playing",
      chairs: seats.map((_, seat) => ({
        colour: colours[seat] ?? "grey",
        person: seat ? null : "you",
        name: seat ? "" : say("learn-you"),
        bot: seat ? "lesson" : null,
        stand_in: false,
        contributed: false,
      })),
      games: 1,
      commitment: "",
      vote: null,
      points: null,
      match_winners: [],
      outcome: null,
      paused: false,
    };
  }
}

function refused(id: string, refusal: Refusal): FromServer {
  return { type: "refused", id, ...refusal };
}

/** As much of a socket as a link needs. */
class ScriptedSocket {
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(private readonly hear: (message: FromClient) => void) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.hear(JSON.parse(text) as FromClient);
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onmessage = null;
  }
}
