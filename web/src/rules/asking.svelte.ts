/** What the server makes of something while it is being changed: only the answer to the latest question counts. */
import { post, Refused } from "../wire/api";
import { say } from "../words/words.svelte";

export class Asking<Answer> {
  answer = $state.raw<Answer | null>(null);
  fault = $state("");
  #latest = 0;

  constructor(private readonly path: string) {}

  async ask(question: unknown): Promise<void> {
    const number = ++this.#latest;
    try {
      const answer = await post<Answer>(this.path, question);
      if (number === this.#latest) [this.answer, this.fault] = [answer, ""];
    } catch (error) {
      this.fault = error instanceof Refused ? error.message : say("page-unreachable");
    }
  }
}
