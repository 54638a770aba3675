/** The review of a game: asked for once, followed until it is done. */
import { me } from "../front/me.svelte";
import { say } from "../words/words.svelte";
import { beginReview, reviewOf, type Judged, type ReviewCard } from "./wire";

const EVERY = 1_000;
/** A review of which nothing was heard for so long is asked for again: the server that made it may have gone. */
const PATIENCE = 65_000;

export class Review {
  card = $state.raw<ReviewCard | null>(null);
  fault = $state("");

  #next: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #moved = Date.now();

  constructor(
    private readonly table: string,
    private readonly number: number,
  ) {}

  readonly moves = $derived.by((): readonly Judged[] => this.card?.dossier?.moves ?? []);
  /** The moves about which there is something to say. */
  readonly remarks = $derived(this.moves.filter((one) => one.turning_point || one.turn_of_luck || one.mistake));

  async begin(): Promise<void> {
    await this.#ask(async () => {
      await me.be(say("page-guest"));
      return beginReview(this.table, this.number);
    });
  }

  async follow(): Promise<void> {
    await this.#ask(() => reviewOf(this.table, this.number));
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#next);
  }

  async #ask(question: () => Promise<ReviewCard>): Promise<void> {
    try {
      const card = await question();
      if (card.judged !== this.card?.judged) this.#moved = Date.now();
      this.card = card;
      this.fault = "";
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
    if (!this.#left && this.card && !this.card.done) this.#next = setTimeout(() => void this.#again(), EVERY);
  }

  #again(): Promise<void> {
    return Date.now() - this.#moved > PATIENCE ? this.begin() : this.follow();
  }
}
