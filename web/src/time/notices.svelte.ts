/** How somebody wants to hear that it is his turn: by a sound, by a notice of the browser. Both only if he asked. */
import { say } from "../words/words.svelte";
import { ring } from "./bell";

const SOUND = "condotta.sound";
const NOTIFY = "condotta.notify";

class Notices {
  sound = $state(localStorage.getItem(SOUND) === "yes");
  notify = $state(localStorage.getItem(NOTIFY) === "yes" && allowed());
  /** The browser was asked and said no. */
  denied = $state(false);
  readonly possible = typeof Notification !== "undefined";

  hear(on: boolean): void {
    this.sound = on;
    localStorage.setItem(SOUND, on ? "yes" : "no");
    // What one has just asked for is heard at once; and a browser lets a page sound only after a press.
    if (on) ring();
  }

  async see(on: boolean): Promise<void> {
    // As it was pressed, until it is known whether that can be.
    this.notify = on;
    const granted = on && this.possible && (await Notification.requestPermission()) === "granted";
    this.denied = on && !granted;
    this.notify = granted;
    localStorage.setItem(NOTIFY, granted ? "yes" : "no");
  }

  /** It is somebody's turn: here, or at another table. */
  turn(table: string, title: string): void {
    if (this.sound) ring();
    if (!this.notify || !document.hidden || !allowed()) return;
    const notice = new Notification(say("moments-your-turn"), {
      body: say("moments-your-turn-at", { table: title }),
      tag: `turn-${table}`,
      icon: "/icon-192.png",
    });
    notice.onclick = () => {
      window.focus();
      if (location.pathname !== `/t/${table}`) location.assign(`/t/${table}`);
      notice.close();
    };
  }
}

function allowed(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

export const notices = new Notices();
