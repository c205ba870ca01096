/** The list that a phone keeps: verified with the night's key before anything of it is believed. */
import type { DoorListEntry, DoorListPayload, SignedDoorList } from "../../../domain/door/door-list-format";

export type KeptTicket = {
  digest: string;
  tier: string;
  state: DoorListEntry[3];
  seat: string[];
  used: DoorListEntry[5];
  name: string;
};
/** What is stored. */
export type KeptList = { version: number; at: number; held: string[]; tickets: [string, KeptTicket][] };
/** `bad`: not signed by the night's key, or of another night. `again`: it doesn't fit what we have; ask for all. */
type Taken = "taken" | "bad" | "again";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export function keptList(night: string) {
  let tickets = new Map<string, KeptTicket>();
  let held = new Set<string>();
  let version = 0;
  let at = 0;

  return {
    get: (ticketNumber: string) => tickets.get(ticketNumber),
    isHeld: (ticketNumber: string) => held.has(ticketNumber),
    version: () => version,
    /** When the server made it, in epoch milliseconds; 0 if there is none. */
    at: () => at,
    count: () => tickets.size,

    /** Verifies and takes what the server sent. What isn't genuine changes nothing. */
    async take({ list, signature }: SignedDoorList, key: CryptoKey): Promise<Taken> {
      const genuine = await crypto.subtle
        .verify("Ed25519", key, bytesOf(signature), new TextEncoder().encode(list))
        .catch(() => false);
      if (!genuine) return "bad";
      const told = JSON.parse(list) as DoorListPayload;
      if (told.night !== night) return "bad";
      if (told.after > version) return "again";
      const next = told.after === 0 ? new Map<string, KeptTicket>() : new Map(tickets);
      for (const [number, digest, tier, state, seat, used, name] of told.entries)
        next.set(number, { digest, tier: told.tiers[tier] ?? "", state, seat, used, name });
      if (next.size !== told.count) return "again";
      [tickets, held, version, at] = [next, new Set(told.held), told.version, told.at];
      return "taken";
    },

    stored: (): KeptList => ({ version, at, held: [...held], tickets: [...tickets] }),
    restore(kept: KeptList): void {
      tickets = new Map(kept.tickets);
      held = new Set(kept.held);
      version = kept.version;
      at = kept.at;
    },
  };
}
export type PhoneList = ReturnType<typeof keptList>;

/** The night's key; undefined if this browser doesn't know Ed25519. */
export const nightKeyOf = (key: string): Promise<CryptoKey | undefined> =>
  crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]).catch(() => undefined);
