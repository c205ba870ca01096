/** What a scan is worth without the server: by the list, and by what this phone has let in since. */
import type { ScannedTicket } from "../../../../server/services/box-office/tickets/check-in";
import { codeDigestText, DIGEST_BYTES, type TicketCode } from "../../../domain/door/ticket-code";
import type { KeptTicket, PhoneList } from "./kept-list";

/** `shown`: what is recorded; undefined for what is no ticket of ours. */
export type Judged = {
  scanned: ScannedTicket;
  shown: "in" | "used" | "disputed" | "canceled" | "transferred" | "unlisted" | undefined;
};
type ListedNight = { title: string; startDate: string; zone: string };
/** Tickets that this phone let in by itself. */
type OwnEntries = ReadonlyMap<string, { at: number; gate: string }>;

export async function judgeOffline(
  list: Pick<PhoneList, "get" | "isHeld">,
  { ticketNumber, code }: TicketCode,
  own: OwnEntries,
  night: ListedNight,
): Promise<Judged> {
  const ticket = list.get(ticketNumber);
  const about = { ticketNumber, eventTitle: night.title, startDate: night.startDate, timeZoneId: night.zone };
  if (!ticket) return { scanned: { state: "unknown", ...about }, shown: "unlisted" };
  if (code !== undefined && (await digestOf(ticketNumber, code)) !== ticket.digest)
    return { scanned: { state: "unknown", ...about }, shown: undefined };
  const facts = { ...about, name: ticket.tier, ...(ticket.name && { guest: ticket.name }), ...seatOf(ticket) };
  if (ticket.state === "c") return { scanned: { ...facts, state: "canceled" }, shown: "canceled" };
  if (ticket.state === "t") return { scanned: { ...facts, state: "transferred" }, shown: "transferred" };
  if (list.isHeld(ticketNumber)) return { scanned: { ...facts, state: "disputed" }, shown: "disputed" };
  const entry = own.get(ticketNumber) ?? entryOf(ticket);
  if (!entry) return { scanned: { ...facts, state: "valid" }, shown: "in" };
  const used = { at: new Date(entry.at).toISOString(), gate: entry.gate };
  return { scanned: { ...facts, ...used, state: "used" }, shown: "used" };
}

async function digestOf(ticketNumber: string, code: string): Promise<string> {
  const text = new TextEncoder().encode(codeDigestText(ticketNumber, code));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text)).subarray(0, DIGEST_BYTES);
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function entryOf({ state, used: [at, gate] }: KeptTicket): { at: number; gate: string } | undefined {
  return state === "u" ? { at: (at ?? 0) * 1000, gate: gate ?? "" } : undefined;
}

function seatOf({ seat: [entrance, section, row, seat] }: KeptTicket): Pick<ScannedTicket, "seat"> {
  if (section === undefined) return {};
  const labels = { sectionLabel: section, rowLabel: row ?? "", seatLabel: seat ?? "", entrance: entrance ?? "" };
  return { seat: { placeId: "", flags: [], ...labels } };
}
