/** What the phone learns from the server and stores: the server's time, and the night's door list. */
import type { NightKeyOnPhone, PhoneList } from "./kept-list";
import type { PhoneMemory } from "./phone-memory";
import type { PhoneVault } from "./phone-vault";
import type { DoorNews, ServerLine } from "./server-line";
import type { serverTime } from "./server-time";

type SyncParts = {
  line: Pick<ServerLine, "news">;
  list: PhoneList;
  key: NightKeyOnPhone | undefined;
  memory: PhoneMemory;
  /** Stores the current memory. */
  keep: () => Promise<void>;
  time: ReturnType<typeof serverTime>;
  vault: PhoneVault | undefined;
};

export function phoneSync({ line, list, key, memory, keep, time, vault }: SyncParts) {
  async function learnTime(now: number): Promise<void> {
    await vault?.keep("offset", time.learn(now)).catch(() => undefined);
  }

  /** False if the list isn't genuine, or if this phone can't store one. */
  async function takeList({ signed }: DoorNews): Promise<boolean> {
    if (!signed || !key || !vault) return false;
    let taken = await list.take(signed, key);
    if (taken === "again") {
      const whole = await line.news(0);
      taken = whole?.signed ? await list.take(whole.signed, key) : "bad";
    }
    if (taken !== "taken") return false;
    await vault.keep("list", list.stored());
    memory.leaveTo(list);
    await keep();
    return true;
  }

  return {
    learnTime,
    takeList,
    async fetchList(): Promise<"taken" | "bad" | "noAnswer"> {
      const answer = await line.news(0);
      if (!answer) return "noAnswer";
      await learnTime(answer.now);
      return (await takeList(answer)) ? "taken" : "bad";
    },
  };
}
