/** The office's page for the door of a night. */
import { randomUUID } from "node:crypto";
import { zonedDates } from "../../domain/format/zoned-dates";
import { notFound } from "../not-found-response";
import { headOf } from "./nights/night-head";
import type { AtOffice } from "./office";

type OfficeDesk = AtOffice["desk"];
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The office speaks English. */
const LANGUAGE = "en";

export async function nightOr404(desk: OfficeDesk, eventId: string | undefined, request: Request) {
  const night = GUID.test(eventId ?? "") ? await desk.tickets.night(eventId ?? "") : undefined;
  if (!night) throw notFound(request);
  return night;
}
type OfficeNight = Awaited<ReturnType<typeof nightOr404>>;

/** Formats instants of a night in the venue's local time. */
export function nightClock({ timeZoneId }: Pick<OfficeNight, "timeZoneId">) {
  return (at: Date): string => {
    const { short, time, zone } = zonedDates(at, timeZoneId, LANGUAGE);
    return `${short}, ${time} ${zone}`;
  };
}

export async function doorOfNight(office: Pick<AtOffice, "desk" | "may" | "clock">, night: OfficeNight) {
  const { boxOffice } = office.desk;
  const now = office.clock.now();
  const [counts, gates, passes, doubles, signedCodes] = await Promise.all([
    boxOffice.doorCounts({ eventId: night.id, label: "" }),
    boxOffice.gateCounts(night.id),
    boxOffice.doorPassesOf(night.id),
    boxOffice.doubleEntries(night.id),
    boxOffice.hasSignedCodes(night.id),
  ]);
  const say = nightClock(night);
  return {
    id: night.id,
    head: headOf(night, office),
    until: night.scheduleTbd ? undefined : say(night.endAt),
    counts,
    gates,
    signedCodes,
    passes: passes.map(({ id, label, mode, names, offline, seenAt, revokedAt, left, until }) => ({
      id,
      label,
      mode,
      names,
      offline,
      seen: seenAt && say(seenAt),
      revoked: revokedAt && say(revokedAt),
      left,
      over: until !== undefined && until <= now,
    })),
    doubles: doubles.map(({ entries, ...one }) => ({
      ...one,
      entries: entries.map(({ at, ...entry }) => ({ ...entry, at: say(at) })),
    })),
    deedId: randomUUID(),
  };
}
export type DoorOfNight = Awaited<ReturnType<typeof doorOfNight>>;
