/** The list that a phone stores. It is verified with the night's key before it is used. */
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
  /** Set if the ticket was transferred or returned. */
  firstNumber?: string | undefined;
};
/** The stored form. */
export type KeptList = {
  version: number;
  at: number;
  held: string[];
  tickets: [string, KeptTicket][];
  codedTiers: DoorListPayload["codedTiers"];
};
/** A night's key and its id in codes. */
export type NightKeyOnPhone = { key: CryptoKey; id: number };
/**
 * `bad`: not signed by the night's key, or for another night. `again`: it doesn't fit the list we have, so the whole
 * list must be requested.
 */
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
    /** The name of the tier with this number in codes; empty if two of the night's tiers share the number. */
    tierOf(code: number): string {
      const [only, another] = codedTiers.filter(([one]) => one === code);
      return only && !another ? only[1] : "";
    },
    /** The list's entry for this admission, under any of its ticket numbers. */
    entryFrom(origin: number): { at: number; gate: string } | undefined {
      for (const [number, ticket] of tickets) {
        if (ticket.state === "u" && originOf(ticket.firstNumber ?? number) === origin) return listedEntry(ticket);
      }
      return undefined;
    },
    version: () => version,
    /** When the server made the list, in epoch milliseconds; 0 without a list. */
    at: () => at,
    count: () => tickets.size,

    /** Verifies and applies a list from the server. A list that isn't genuine changes nothing. */
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

/** When and where a ticket was checked in, according to the list. */
export function listedEntry({ state, used: [at, gate] }: KeptTicket): { at: number; gate: string } | undefined {
  return state === "u" ? { at: (at ?? 0) * 1000, gate: gate ?? "" } : undefined;
}

/** The night's key; undefined if this browser doesn't support Ed25519. */
export async function nightKeyOf(key: string): Promise<NightKeyOnPhone | undefined> {
  const known = await crypto.subtle
    .importKey("raw", bytesOfBase64url(key), "Ed25519", false, ["verify"])
    .catch(() => undefined);
  return known && { key: known, id: keyIdOf(key) };
}
