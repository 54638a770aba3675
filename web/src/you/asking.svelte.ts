/** What one asks about oneself: sent, answered, or refused with a sentence. */
import { answered } from "../wire/api";
import { say } from "../words/words.svelte";

export async function send<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  const json =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, { method, ...json });
  return answer.status === 204 ? (undefined as Answer) : answered<Answer>(answer);
}

/** One thing that is asked at a time, and why it was refused. */
export class Request {
  busy = $state(false);
  fault = $state("");

  /** Do this; false if it was refused. */
  async try(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.fault = "";
    try {
      await what();
      return true;
    } catch (error) {
      this.fault = error instanceof Error && error.message && !(error instanceof TypeError) ? error.message : "";
      this.fault ||= say("page-unreachable");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
