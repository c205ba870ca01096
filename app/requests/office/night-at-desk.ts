/** Finds the night in the URL of an office page. */
import { zonedDates } from "../../domain/format/zoned-dates";
import { notFound } from "../not-found-response";
import { headOf } from "./nights/night-head";
import type { AtOffice } from "./office";

type NightArgs = { request: Request; params: { eventId?: string | undefined } };

/** 404 if it doesn't exist. `head` is the head of every page about the night. */
export async function nightAtDesk({ request, params }: NightArgs, office: Pick<AtOffice, "desk" | "may" | "clock">) {
  const night = await office.desk.tickets.night(params.eventId ?? "");
  if (!night) throw notFound(request);
  const zone = night.timeZoneId;
  return { night, zone, head: headOf(night, office), at: (instant: Date) => venueTime(instant, zone) };
}

/** "Sat, Nov 28, 2026, 7:30 PM EST". */
export function venueTime(instant: Date, zone: string): string {
  const { short, monthKey, time, zone: name } = zonedDates(instant, zone, "en");
  return `${short}, ${monthKey.slice(0, 4)}, ${time} ${name}`;
}
