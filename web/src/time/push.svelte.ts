/** Word also when the page is closed: the server is told of this browser, for who asked for it here. */
import { catalogue } from "../opening/catalogue";
import type { Person, Subscription } from "../wire/schema";
import type { Language } from "../words/words.svelte";
import { send } from "../you/asking.svelte";

/** Who wants it in this browser. */
const WANTED = "condotta.push";
/** What the server was told last. */
const TOLD = "condotta.push.told";

class Push {
  /** Who is here is called in this browser. */
  on = $state(false);
  /** The browser was asked and said no. */
  denied = $state(false);
  failed = $state(false);
  readonly possible =
    typeof PushManager !== "undefined" && typeof Notification !== "undefined" && "serviceWorker" in navigator;
  #person: Person | null = null;
  #language: Language = "en";

  /** Somebody is here, or nobody: where he wants it, the server hears of his login and language. */
  follow(person: Person | null, language: Language): void {
    [this.#person, this.#language] = [person, language];
    this.on = person !== null && this.possible && localStorage.getItem(WANTED) === person.id && allowed();
    if (this.on) void this.#begin();
  }

  async want(on: boolean): Promise<void> {
    // As it was pressed, until it is known whether that can be.
    this.on = on;
    this.denied = on && (await Notification.requestPermission()) !== "granted";
    if (on && !this.denied) await this.#begin();
    else await this.#end();
  }

  async #begin(): Promise<void> {
    try {
      await this.#tell(await subscribed());
      localStorage.setItem(WANTED, this.#person?.id ?? "");
      [this.on, this.failed] = [true, false];
    } catch {
      [this.on, this.failed] = [false, true];
    }
  }

  async #end(): Promise<void> {
    this.on = false;
    localStorage.removeItem(WANTED);
    sessionStorage.removeItem(TOLD);
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => undefined);
    await send("DELETE", "/api/push/current").catch(() => undefined);
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    const body: Subscription = { endpoint, ...keys, language: this.#language };
    const told = JSON.stringify([this.#person?.login, body]);
    if (sessionStorage.getItem(TOLD) === told) return;
    await send("POST", "/api/push", body);
    sessionStorage.setItem(TOLD, told);
  }
}

/** This browser's subscription for this server, an older one for another key put aside. */
async function subscribed(): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { push_key: key } = await catalogue();
  if (!registration || !key) throw new Error("Nobody can be called here.");
  const found = await registration.pushManager.getSubscription();
  if (found && written(found.options.applicationServerKey) === key) return found;
  await found?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function written(key: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function allowed(): boolean {
  return Notification.permission === "granted";
}

export const push = new Push();
