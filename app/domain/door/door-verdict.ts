/** What the door's screen says about a scan: a color, a word for it, and the facts. The same online and offline. */
import type { CheckedIn, ScannedTicket } from "../../../server/services/box-office/tickets/check-in";
import type { Texts } from "../../i18n/texts";
import { zonedDates } from "../format/zoned-dates";
import { doorView } from "../tickets/door-view";

/** Green, red, amber. */
export type Tone = "good" | "stop" | "ask";
/** Includes states that only a phone without a network can report. */
export type DoorState = ScannedTicket["state"] | "in" | "unlisted" | "gone" | "clock";

export type DoorVerdict = {
  tone: Tone;
  state: DoorState;
  ticketNumber: string;
  /** The reason, in a sentence. */
  text: string;
  tier: string | undefined;
  guest: string | undefined;
  /** Entrance, section, row and seat. */
  place: { label: string; value: string }[];
  /** Where to send the guest, if the seat has another entrance. */
  elsewhere: string | undefined;
  /** Id of the recorded scan, which can be undone. */
  scanId: string | undefined;
};

type DoorTexts = Pick<Texts["t"], "door" | "crew" | "seat">;

const ASKS: readonly DoorState[] = ["used", "valid", "otherNight", "unlisted", "clock"];

/** The state in a word or two. */
export const stateWord = (state: DoorState | "undone", t: Pick<DoorTexts, "door" | "crew">): string =>
  isOfCrew(state) ? t.crew(state) : t.door(state);

const CREW_WORDS = ["in", "unlisted", "gone", "undone", "clock"] as const;
const isOfCrew = (state: DoorState | "undone"): state is (typeof CREW_WORDS)[number] =>
  (CREW_WORDS as readonly string[]).includes(state);

/** Green if the guest is let in, amber if the crew can decide, red for everything else. */
const toneOf = (state: DoorState): Tone => (state === "in" ? "good" : ASKS.includes(state) ? "ask" : "stop");

/**
 * `as` overrides the ticket's state with what only an offline phone knows; `listedAt` is the time of its list, in
 * words. `since`: let in, because the code proves that the ticket was issued after the list was made.
 */
export function doorVerdict(
  scanned: CheckedIn | (ScannedTicket & { admitted?: false; scanId?: undefined }),
  t: DoorTexts,
  locale: string,
  o: { as?: "unlisted" | "gone" | "clock" | "since" | undefined; listedAt?: string | undefined } = {},
): DoorVerdict {
  const view = doorView(scanned, t.seat, locale);
  const state: DoorState = scanned.admitted || o.as === "since" ? "in" : (o.as ?? view.state);
  return {
    tone: toneOf(state),
    state,
    ticketNumber: view.ticketNumber,
    text: sentence(),
    tier: view.name,
    guest: view.guest,
    place: view.place,
    elsewhere: view.elsewhere,
    scanId: scanned.scanId,
  };

  function sentence(): string {
    const { title, when } = view;
    // Without its zone, because the crew are in it.
    const at =
      scanned.at && scanned.timeZoneId ? zonedDates(new Date(scanned.at), scanned.timeZoneId, locale).time : undefined;
    if (o.as === "since") return t.crew("sinceText", { at: o.listedAt });
    if (state === "in") return t.door("admittedText", { at });
    if (state === "unlisted") return t.crew("unlistedText", { at: o.listedAt });
    if (state === "gone") return t.crew("goneText", { at: o.listedAt });
    if (state === "clock") return t.crew("clockText");
    if (state === "valid") return t.crew("typedText");
    if (state === "used" && scanned.gate) return t.crew("usedText", { at, gate: scanned.gate });
    return t.door(`${state}Text`, { at, title, when });
  }
}
