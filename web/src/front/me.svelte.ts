/** Who one is: a guest under a name, remembered by the server's cookie. */
import { beGuest, me as ask, Refused } from "../wire/api";
import type { Person } from "../wire/wire";

class Me {
  person = $state.raw<Person | null>(null);
  /** The question who one is has been answered. */
  known = $state(false);

  constructor() {
    void ask().then((person) => {
      this.person = person;
      this.known = true;
    });
  }

  /** The person, a guest at least: under this name, or one like it if somebody else has it. */
  async be(name: string): Promise<Person> {
    this.person ??= await this.#named(name);
    return this.person;
  }

  async #named(name: string): Promise<Person> {
    try {
      return await beGuest(name);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return beGuest(`${name.slice(0, 18)} ${Math.floor(Math.random() * 9000 + 1000)}`);
    }
  }
}

export const me = new Me();
