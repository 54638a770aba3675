/** The script of a lesson: chapters, each a position and what is said, done, tried and answered in it. */
import type { Course, Reached } from "../wire/schema";
import { post } from "../wire/api";
import type { Action, Card, IconCard } from "../wire/wire";
import { knows, say } from "../words/words.svelte";
import condottiere from "./lessons/condottiere.json";
import ordonnance from "./lessons/ordonnance.json";

export type GameName = "condottiere" | "ordonnance";
/** Fields that an action must have; a star stands for anything that is there. */
type Pattern = Record<string, unknown>;

export interface Step {
  /** Something to read. */
  readonly read?: boolean;
  /** What the learner is to do: one of these. */
  readonly do?: readonly Pattern[];
  /** What the learner is to try, and the code with which the rules refuse it. */
  readonly try?: Pattern;
  readonly code?: string;
  /** What the opponent does. */
  readonly let?: Action;
}

export interface Chapter {
  readonly id: string;
  readonly cards: readonly (Card | IconCard)[];
  readonly setup: Course["setup"];
  readonly seed: string;
  readonly steps: readonly Step[];
}

export const LESSONS = {
  condottiere: condottiere.chapters as unknown as Chapter[],
  ordonnance: ordonnance.chapters as unknown as Chapter[],
};

export function fits(action: Action, pattern: Pattern): boolean {
  const fields = action as unknown as Record<string, unknown>;
  return Object.entries(pattern).every(([field, value]) =>
    value === "*" ? Boolean(fields[field]) : JSON.stringify(fields[field]) === JSON.stringify(value),
  );
}

/** What was chosen, in one word: the card, the region, or the kind of action. */
function choice(action: Action): string {
  if (action.do !== "play") return action.do;
  if (action.take) return `take-${action.take}`;
  return action.pope === null ? "pope-off" : action.card;
}

/** The words of a lesson: titles, what is said at a step, and why another choice is the worse one. */
export class Texts {
  constructor(
    private readonly game: GameName,
    private readonly chapter: Chapter,
  ) {}

  get title(): string {
    return say(`learn-${this.game}-${this.chapter.id}-title`);
  }

  step(at: number): string {
    return say(this.#named(at));
  }

  wrong(at: number, action: Action): string {
    const message = `${this.#named(at)}-wrong`;
    return knows(message) ? say(message, { choice: choice(action) }) : say("learn-not-this");
  }

  /** Opponents say nothing, so their steps are not counted. */
  #named(at: number): string {
    const number = this.chapter.steps.slice(0, at + 1).filter((step) => !step.let).length;
    return `learn-${this.game}-${this.chapter.id}-${number}`;
  }
}

/** Where a chapter has come to after these actions; the steps from number `after` on are told. */
export function follow(
  game: GameName,
  { setup, seed }: Chapter,
  actions: readonly Action[],
  more: Pick<Course, "after" | "tried"> = {},
): Promise<Reached> {
  return post<Reached>(`/api/rules/${game}/course`, { setup, seed, actions, ...more });
}
