/** Moving a night to another date, or to none yet: what follows for whom, and the deed. */
import { eq } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { audit, event, ticketDefinition } from "../../store/schema";
import type { Actor } from "../audit-trail";
import type { BoxOffice } from "../box-office";
import { isDuplicate } from "../contention";
import { sumsOf, tierTallies } from "./night-tallies";
import type { Once } from "./once-for-deed";
import { type MailsByLanguage, mailsIn, peopleToTell } from "./people-to-tell";
import { shownDigest } from "./shown-digest";

type NightRow = typeof event.$inferSelect;

export type MovePreview = {
  night: NightRow;
  /** Undefined while the new date isn't known. */
  startAt: Date | undefined;
  /** Doors and end keep their distance from the beginning. */
  doorsAt: Date;
  endAt: Date;
  sold: number;
  held: number;
  people: MailsByLanguage;
  mails: number;
  /** Tiers whose sale ended with the old beginning and will end with the new one. */
  shifting: { name: string; from: Date; to: Date }[];
  /** Tiers whose sale ends at a time of its own, which stays. */
  staying: { name: string; at: Date }[];
  digest: string;
};

export type MoveOutcome = Once<"moved" | "differs" | "gone">;
type MovingDeps = { store: Pick<Store, "db">; clock: Clock; boxOffice: Pick<BoxOffice, "moveEvent"> };

export function moving({ store: { db }, clock, boxOffice }: MovingDeps) {
  /** What moving would do. Undefined if there is no such night. */
  async function preview(eventId: string, startAt: Date | undefined): Promise<MovePreview | undefined> {
    const [night] = await db.select().from(event).where(eq(event.id, eventId));
    if (!night) return undefined;
    const by = startAt ? startAt.getTime() - night.startAt.getTime() : 0;
    const shifted = (at: Date) => new Date(at.getTime() + by);
    const tiers = await db
      .select({ name: ticketDefinition.name, saleEnd: ticketDefinition.saleEnd })
      .from(ticketDefinition)
      .where(eq(ticketDefinition.eventId, eventId))
      .orderBy(ticketDefinition.orderIndex);
    const withNight = ({ saleEnd }: { saleEnd: Date }) => saleEnd.getTime() === night.startAt.getTime();
    const { sold = 0, held = 0 } = sumsOf(await tierTallies(db, [eventId], clock.now())).get(eventId) ?? {};
    const people = await peopleToTell(db, eventId);
    const shown = {
      startAt,
      doorsAt: shifted(night.doorsAt),
      endAt: shifted(night.endAt),
      people,
      mails: mailsIn(people),
      shifting: tiers
        .filter((tier) => by !== 0 && withNight(tier))
        .map(({ name, saleEnd }) => ({ name, from: saleEnd, to: shifted(saleEnd) })),
      staying: tiers.filter((tier) => !withNight(tier)).map(({ name, saleEnd }) => ({ name, at: saleEnd })),
    };
    const { status, startAt: from } = night;
    return { night, sold, held, ...shown, digest: shownDigest({ ...shown, status, from }) };
  }

  return {
    movePreview: preview,

    /** Moves the night and mails everybody, if it still is as the preview with this digest showed it. */
    async move(o: {
      eventId: string;
      startAt: Date | undefined;
      digest: string;
      actor: Actor;
      deedId: string;
    }): Promise<MoveOutcome> {
      const now = await preview(o.eventId, o.startAt);
      if (!now) return "gone";
      // A second press finds the night moved, and its preview another one.
      const again = await isRecorded(o.deedId);
      if (again) return "again";
      if (now.digest !== o.digest || now.night.status === "CANCELED") return "differs";
      try {
        await boxOffice.moveEvent(o.eventId, { startAt: o.startAt }, o.actor, o.deedId);
        return "moved";
      } catch (error) {
        if (isDuplicate(error, "audit_pkey")) return "again";
        throw error;
      }
    },
  };

  async function isRecorded(deedId: string): Promise<boolean> {
    return (await db.$count(audit, eq(audit.id, deedId))) > 0;
  }
}
