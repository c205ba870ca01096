/** Judges a scan without the server: by the list, by the code itself, and by this phone's own scans. */
import type { ScannedTicket } from "../../../../server/services/box-office/tickets/check-in";
import { base64urlOf } from "../../../domain/base64url";
import { originOf, readSignedCode, signedBytes } from "../../../domain/door/signed-code";
import { codeDigestText, DIGEST_BYTES, type TicketCode } from "../../../domain/door/ticket-code";
import { type KeptTicket, listedEntry, type NightKeyOnPhone, type PhoneList } from "./kept-list";
import type { PhoneMemory } from "./phone-memory";

/**
 * How long a ticket may take from its code to the database. Tickets issued shortly before the list may be missing from
 * it.
 */
const ISSUING_MS = 5 * 60_000;
/** A code contains the minute in which it was issued, rounded down. */
const MINUTE_MS = 60_000;

/** `shown`: the result to record; undefined if the text isn't one of our tickets. */
export type Judged = {
  scanned: ScannedTicket;
  shown: "in" | "used" | "disputed" | "canceled" | "transferred" | "unlisted" | "gone" | undefined;
  /** Identifies the admission through all of its ticket numbers. */
  origin?: number;
  /** Set if the ticket isn't on the list and its code proves when it was issued. */
  issuedAt?: number;
};
/** `key`: undefined if this browser can't verify the night's signatures. */
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
    // Numbers share an origin only if one of them was transferred or returned; any other match would be a coincidence.
    const entry = memory.entryOf(ticketNumber) ?? listedEntry(one) ?? (one.firstNumber && memory.entryFrom(origin));
    return { ...admitted(facts, entry || undefined), origin };
  }

  /**
   * For a signed code that isn't on the list. The list has every ticket in the database when it was made, whatever its
   * state.
   */
  function judgeSince({ origin, issuedAt, tier }: Signed): Judged {
    const facts = { ...about, name: list.tierOf(tier) };
    if (issuedAt + MINUTE_MS + ISSUING_MS < list.at()) return { scanned: unknown, shown: "gone" };
    if (succeeded(origin, issuedAt))
      return { scanned: { ...facts, state: "transferred" }, shown: "transferred", origin };
    return { ...admitted(facts, memory.entryFrom(origin) ?? list.entryFrom(origin)), origin, issuedAt };
  }

  /** Whether this phone has scanned a later number of this admission. If the list has that number, the list decides. */
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
/** `foreign`: signed by another night's key, or this browser can't verify it. */
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
