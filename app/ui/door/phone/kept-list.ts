/** The list that a phone keeps: verified with the night's key before anything of it is believed. */
import { bytesOfBase64url } from "../../../domain/base64url";
import type { DoorListEntry, DoorListPayload, SignedDoorList } from "../../../domain/door/door-list-format";
import { keyIdOf, originOf } from "../../../domain/door/signed-code";

export type KeptTicket = {
  digest: string;
  tier: string;
  state: DoorListEntry[3];
  seat: string[];
  used: DoorListEntry[5];
  name: string;
  /** Set if it was transferred or returned. */
  firstNumber?: string | undefined;
};
/** What is stored. */
export type KeptList = {
  version: number;
  at: number;
  held: string[];
  tickets: [string, KeptTicket][];
  codedTiers: DoorListPayload["codedTiers"];
};
/** The key of a night, and what codes call it. */
export type NightKeyOnPhone = { key: CryptoKey; id: number };
/** `bad`: not signed by the night's key, or of another night. `again`: it doesn't fit what we have; ask for all. */
type Taken = "taken" | "bad" | "again";

export function keptList(night: string) {
  let tickets = new Map<string, KeptTicket>();
  let held = new Set<string>();
  let codedTiers: DoorListPayload["codedTiers"] = [];
  let version = 0;
  let at = 0;

  return {
    get: (ticketNumber: string) => tickets.get(ticketNumber),
    isHeld: (ticketNumber: string) => held.has(ticketNumber),
    /** The name of a tier that a code names; empty if two of the night's tiers are called so in codes. */
    tierOf(code: number): string {
      const [only, another] = codedTiers.filter(([one]) => one === code);
      return only && !another ? only[1] : "";
    },
    /** The entry that the list has for this admission, under any of its ticket numbers. */
    entryFrom(origin: number): { at: number; gate: string } | undefined {
      for (const [number, ticket] of tickets) {
        if (ticket.state === "u" && originOf(ticket.firstNumber ?? number) === origin) return listedEntry(ticket);
      }
      return undefined;
    },
    version: () => version,
    /** When the server made it, in epoch milliseconds; 0 if there is none. */
    at: () => at,
    count: () => tickets.size,

    /** Verifies and takes what the server sent. What isn't genuine changes nothing. */
    async take({ list, signature }: SignedDoorList, { key }: NightKeyOnPhone): Promise<Taken> {
      const genuine = await crypto.subtle
        .verify("Ed25519", key, bytesOfBase64url(signature), new TextEncoder().encode(list))
        .catch(() => false);
      if (!genuine) return "bad";
      const payload = JSON.parse(list) as DoorListPayload;
      if (payload.night !== night) return "bad";
      if (payload.after > version) return "again";
      const next = payload.after === 0 ? new Map<string, KeptTicket>() : new Map(tickets);
      for (const [number, digest, tier, state, seat, used, name, firstNumber] of payload.entries)
        next.set(number, { digest, tier: payload.tiers[tier] ?? "", state, seat, used, name, firstNumber });
      if (next.size !== payload.count) return "again";
      [tickets, held, version, at, codedTiers] = [
        next,
        new Set(payload.held),
        payload.version,
        payload.at,
        payload.codedTiers,
      ];
      return "taken";
    },

    stored: (): KeptList => ({ version, at, held: [...held], tickets: [...tickets], codedTiers }),
    restore(kept: KeptList): void {
      tickets = new Map(kept.tickets);
      held = new Set(kept.held);
      codedTiers = kept.codedTiers ?? [];
      version = kept.version;
      at = kept.at;
    },
  };
}
export type PhoneList = ReturnType<typeof keptList>;

/** When and where a ticket was let in, if it was when the list was made. */
export function listedEntry({ state, used: [at, gate] }: KeptTicket): { at: number; gate: string } | undefined {
  return state === "u" ? { at: (at ?? 0) * 1000, gate: gate ?? "" } : undefined;
}

/** The night's key; undefined if this browser doesn't know Ed25519. */
export async function nightKeyOf(key: string): Promise<NightKeyOnPhone | undefined> {
  const known = await crypto.subtle
    .importKey("raw", bytesOfBase64url(key), "Ed25519", false, ["verify"])
    .catch(() => undefined);
  return known && { key: known, id: keyIdOf(key) };
}
