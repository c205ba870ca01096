/** The night of a ticket: what the holder needs on the way, and what the printed sheet shows beside the code. */
import type { FighterView } from "../shows/bout-view";
import type { NightView } from "../shows/night-view";
import { type NightHeadingView, nightHeading } from "./ticket-view";
import type { TierView } from "./tier-view";

export type TicketNightView = NightHeadingView &
  Pick<NightView, "address" | "mapUrl" | "poster" | "cast" | "city"> & {
    /** Path of the calendar file. Undefined for a night without a date, and for one that won't take place. */
    calendar: string | undefined;
    /** What changed since the tickets were bought; `past` once the night is over. */
    notice: "cancelled" | "past" | "postponed" | "moved" | undefined;
  };

/** What only the printed sheet shows. */
export type PaperNightView = TicketNightView & {
  /** The names of each side of each match, main event first. */
  card: string[][];
  accessibilityNote: string;
  parkingNote: string;
  tiers: Pick<TierView, "number" | "name">[];
};

export function ticketNightView(night: NightView): TicketNightView {
  const { id, address, mapUrl, poster, cast, city, sale, date } = night;
  const dated = date !== undefined && sale !== "cancelled" && sale !== "past";
  return {
    ...nightHeading(night),
    address,
    mapUrl,
    poster,
    cast,
    city,
    calendar: dated ? `/events/${id}.ics` : undefined,
    notice: noticeOf(night),
  };
}

export function paperNightView(night: NightView, tiers: readonly TierView[]): PaperNightView {
  const { accessibilityNote, parkingNote } = night;
  return {
    ...ticketNightView(night),
    card: night.card.map(({ sides }) => sides.map(({ fighters }) => namesOf(fighters))),
    accessibilityNote,
    parkingNote,
    tiers: tiers.map(({ number, name }) => ({ number, name })),
  };
}

function noticeOf({ sale, wasDate, date }: NightView): TicketNightView["notice"] {
  if (sale === "cancelled" || sale === "past" || sale === "postponed") return sale;
  return wasDate && date ? "moved" : undefined;
}

const namesOf = (fighters: FighterView[]) => fighters.map(({ name }) => name).join(" & ");
