/** What a scan is worth without the server: by the list, by the code itself, and by what this phone has seen since. */
import type { ScannedTicket } from "../../../../server/services/box-office/tickets/check-in";
import { base64urlOf } from "../../../domain/base64url";
import { originOf, readSignedCode, signedBytes } from "../../../domain/door/signed-code";
import { codeDigestText, DIGEST_BYTES, type TicketCode } from "../../../domain/door/ticket-code";
import { type KeptTicket, listedEntry, type NightKeyOnPhone, type PhoneList } from "./kept-list";
import type { PhoneMemory } from "./phone-memory";

/** A ticket may have been on its way into the books for so long when the list was made. */
const ISSUING_MS = 5 * 60_000;
/** Codes name the minute that has begun. */
const MINUTE_MS = 60_000;

/** `shown`: what is recorded; undefined for what is no ticket of ours. */
export type Judged = {
  scanned: ScannedTicket;
  shown: "in" | "used" | "disputed" | "canceled" | "transferred" | "unlisted" | "gone" | undefined;
  /** What the numbers of its admission have in common. */
  origin?: number;
  /** It isn't on the list, and its code proves that it was issued later. */
  issuedAt?: number;
};
/** `key`: undefined if this browser can't check what it signed. */
type ListedNight = { id: string; title: string; startDate: string; zone: string; key: NightKeyOnPhone | undefined };
type JudgedBy = Pick<PhoneList, "get" | "isHeld" | "at" | "tierOf" | "entryFrom">;
type Knows = Pick<PhoneMemory, "entryOf" | "entryFrom" | "successorOf">;

export async function judgeOffline(
  list: JudgedBy,
  code: TicketCode,
  memory: Knows,
  night: ListedNight,
): Promise<Judged> {
  const { ticketNumber } = code;
  const ticket = list.get(ticketNumber);
  const about = { ticketNumber, eventTitle: night.title, startDate: night.startDate, timeZoneId: night.zone };
  const unknown: ScannedTicket = { state: "unknown", ...about };
  const proof = code.code === undefined ? undefined : await proofOf(ticketNumber, code.code, ticket, night);
  if (proof?.is === "wrong") return { scanned: unknown, shown: undefined };
  if (ticket && proof?.is !== "foreign") return judgeListed(ticket);
  if (proof?.is !== "signed") return { scanned: unknown, shown: "unlisted" };
  return judgeSince(proof);

  function judgeListed(one: KeptTicket): Judged {
    const origin = originOf(one.firstNumber ?? ticketNumber);
    const facts = { ...about, name: one.tier, ...(one.name && { guest: one.name }), ...seatOf(one) };
    const is = (state: "canceled" | "transferred" | "disputed"): Judged => ({
      scanned: { ...facts, state },
      shown: state,
      origin,
    });
    if (one.state === "c") return is("canceled");
    if (one.state === "t" || succeeded(origin)) return is("transferred");
    if (list.isHeld(ticketNumber)) return is("disputed");
    // Numbers share an origin only if one of them was transferred: of others it would be chance.
    const entry = memory.entryOf(ticketNumber) ?? listedEntry(one) ?? (one.firstNumber && memory.entryFrom(origin));
    return { ...admitted(facts, entry || undefined), origin };
  }

  /** Not on the list, and signed. The list has every ticket that was in the books, whatever became of it. */
  function judgeSince({ origin, issuedAt, tier }: Signed): Judged {
    const facts = { ...about, name: list.tierOf(tier) };
    if (issuedAt + MINUTE_MS + ISSUING_MS < list.at()) return { scanned: unknown, shown: "gone" };
    if (succeeded(origin, issuedAt))
      return { scanned: { ...facts, state: "transferred" }, shown: "transferred", origin };
    return { ...admitted(facts, memory.entryFrom(origin) ?? list.entryFrom(origin)), origin, issuedAt };
  }

  /** Whether a later number of this admission was scanned here. A list that has that number knows better. */
  function succeeded(origin: number, issuedAt = Number.NEGATIVE_INFINITY): boolean {
    const later = memory.successorOf(origin);
    return (
      later !== undefined &&
      later.ticketNumber !== ticketNumber &&
      later.issuedAt > issuedAt &&
      !list.get(later.ticketNumber)
    );
  }
}

function admitted(facts: Omit<ScannedTicket, "state">, entry: { at: number; gate: string } | undefined): Judged {
  if (!entry) return { scanned: { ...facts, state: "valid" }, shown: "in" };
  const used = { at: new Date(entry.at).toISOString(), gate: entry.gate };
  return { scanned: { ...facts, ...used, state: "used" }, shown: "used" };
}

type Signed = { is: "signed"; origin: number; issuedAt: number; tier: number };
/** `foreign`: another night's key signed it, or this browser can't check it. */
type Proof = Signed | { is: "listed" | "unlisted" | "foreign" | "wrong" };

async function proofOf(
  ticketNumber: string,
  code: string,
  ticket: KeptTicket | undefined,
  { id, key }: ListedNight,
): Promise<Proof> {
  const read = readSignedCode(code);
  if (!read) {
    if (!ticket) return { is: "unlisted" };
    return { is: (await digestOf(ticketNumber, code)) === ticket.digest ? "listed" : "wrong" };
  }
  const { facts, head, signature } = read;
  if (!key) return { is: "foreign" };
  if (facts.keyId !== key.id) return { is: ticket ? "wrong" : "foreign" };
  const text = signedBytes(head, id, ticketNumber);
  const genuine = await crypto.subtle.verify("Ed25519", key.key, signature, text).catch(() => false);
  return genuine ? { is: "signed", ...facts } : { is: "wrong" };
}

async function digestOf(ticketNumber: string, code: string): Promise<string> {
  const text = new TextEncoder().encode(codeDigestText(ticketNumber, code));
  return base64urlOf(new Uint8Array(await crypto.subtle.digest("SHA-256", text)).subarray(0, DIGEST_BYTES));
}

function seatOf({ seat: [entrance, section, row, seat] }: KeptTicket): Pick<ScannedTicket, "seat"> {
  if (section === undefined) return {};
  const labels = { sectionLabel: section, rowLabel: row ?? "", seatLabel: seat ?? "", entrance: entrance ?? "" };
  return { seat: { placeId: "", flags: [], ...labels } };
}
