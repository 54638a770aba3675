/** Telling those who run the server about somebody. */
import { say } from "../words/words.svelte";

/** Null when the report has arrived, else why it has not. */
export async function report(person: string, reason: string, table: string): Promise<string | null> {
  const answer = await fetch("/api/reports", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ person, reason, table }),
  }).catch(() => null);
  if (answer?.ok) return null;
  const said = (await answer?.json().catch(() => null)) as { sentence?: string } | null;
  return said?.sentence ?? say("page-unreachable");
}
