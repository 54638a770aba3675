/** Why something cannot be done: asked of the server, which does nothing about it. */
import { post } from "../wire/api";
import type { Reason } from "../wire/schema";
import type { Action, Seat } from "../wire/wire";

export type { Reason };

/** A question why some actions may not be done now, to a table at the address of its socket. */
export type AskReasons = (actions: readonly Action[]) => Promise<Reason[]>;

export function reasonsAt(socket: string, seat: Seat | null): AskReasons {
  const address = socket.replace(/^ws/, "http").replace(/socket$/, "reasons");
  return (actions) => post<Reason[]>(address, { actions, seat });
}
