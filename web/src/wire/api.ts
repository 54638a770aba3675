/** What is asked over HTTP: who one is, the lobby, setting a table up. */
import { randomDigits } from "./random";
import type { Wanted } from "./schema";
import type { Command, Person, Seat, TableCard } from "./wire";

/** The server said no; the message is its sentence. */
export class Refused extends Error {}

export async function me(): Promise<Person | null> {
  const answer = await fetch("/api/me");
  return answer.ok ? ((await answer.json()) as Person) : null;
}

export const beGuest = (name: string) => post<Person>("/api/guests", { name });
export const openTable = (wanted: Wanted) => post<{ table: string }>("/api/tables", wanted);
export const tableCard = (table: string) => get<TableCard>(`/api/tables/${table}`);
/** Ask something of a table; `seat` says for which of several seats. */
export const ask = (table: string, command: Command, seat?: Seat) =>
  post<unknown>(`/api/tables/${table}/ask`, { id: randomDigits(), command, seat });

export const lobby = () => get<TableCard[]>("/api/tables");

export function socketAddress(table: string): string {
  return `${location.origin.replace("http", "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
}

export async function get<Answer>(address: string): Promise<Answer> {
  return answered(await fetch(address));
}

/** Send something and hear the answer; Refused with the server's sentence if it says no. */
export async function post<Answer>(address: string, body: unknown): Promise<Answer> {
  return answered(
    await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}

export async function answered<Answer>(answer: Response): Promise<Answer> {
  const said = (await answer.json()) as { sentence?: string; detail?: string };
  if (!answer.ok) throw new Refused(said.sentence ?? said.detail ?? answer.statusText);
  return said as Answer;
}
