/** Moving a night to another date, or to none yet: the preview and the deed. */
import { eq } from "drizzle-orm";
import { CONTENT_LANGUAGE } from "../../../app/domain/format/content-language";
import { Refused } from "../../failures/refused";
import { mailReader } from "../../mail/mail-reader";
import { plainText } from "../../mail/plain-text";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { audit, event, ticketDefinition, venue } from "../../store/schema";
import type { Actor } from "../audit-trail";
import type { BoxOffice } from "../box-office";
import { dateChange } from "../box-office/office/date-change";
import { refuseMove } from "../box-office/office/refuse-night-change";
import { isDuplicate } from "../contention";
import { broadcastMoved } from "../mails/content/broadcast-content";
import { movedContent } from "../mails/content/night-changed-content";
import { billingLinks } from "../mails/mail-recipient";
import type { Once } from "./once-for-deed";
import { broadcastsToTell, type MailsByLanguage, mailsIn, peopleToTell } from "./people-to-tell";
import { shownDigest } from "./shown-digest";

type StoredNight = typeof event.$inferSelect;

type MovePreview = {
  night: StoredNight;
  /** Undefined while the new date isn't known. */
  startAt: Date | undefined;
  /** Doors and end keep their distance from the beginning. */
  doorsAt: Date;
  endAt: Date;
  people: MailsByLanguage;
  mails: number;
  /** Tiers whose sale ended with the old beginning and will end with the new one. */
  shifting: { name: string; from: Date; to: Date }[];
  /** Tiers whose sale ends at a time of its own, which stays. */
  staying: { name: string; at: Date }[];
  /** Broadcasts move with the night. Their hours are those of the old date while the new one isn't known. */
  broadcasts: { title: string; startAt: Date; endAt: Date; mails: number }[];
  /** The mail to a buyer, in English: about tickets, or about a broadcast if nobody has a ticket. */
  mail: string;
  digest: string;
};

type MovedBroadcast = { id: string; title: string; liveStart: Date };
type MoveOutcome = Once<"moved" | "differs" | "gone">;
type MovingDeps = {
  store: Pick<Store, "db">;
  clock: Clock;
  siteUrl: string;
  siteName: string;
  boxOffice: Pick<BoxOffice, "moveEvent">;
};

export function moving({ store: { db }, clock, siteUrl, siteName, boxOffice }: MovingDeps) {
  /** What moving would do. Undefined if there is no such night. Throws `Refused` if it can't move there. */
  async function preview(eventId: string, startAt: Date | undefined): Promise<MovePreview | undefined> {
    const [night] = await db.select().from(event).where(eq(event.id, eventId));
    if (!night) return undefined;
    refuseMove(night, startAt, clock.now());
    const by = startAt ? startAt.getTime() - night.startAt.getTime() : 0;
    const shifted = (at: Date) => new Date(at.getTime() + by);
    const tiers = await db
      .select({ name: ticketDefinition.name, saleEnd: ticketDefinition.saleEnd })
      .from(ticketDefinition)
      .where(eq(ticketDefinition.eventId, eventId))
      .orderBy(ticketDefinition.orderIndex);
    const withNight = ({ saleEnd }: { saleEnd: Date }) => saleEnd.getTime() === night.startAt.getTime();
    const people = await peopleToTell(db, eventId);
    const atHome = await broadcastsToTell(db, eventId);
    const shown = {
      startAt,
      doorsAt: shifted(night.doorsAt),
      endAt: shifted(night.endAt),
      people,
      mails: mailsIn(people),
      broadcasts: atHome.map(({ title, liveStart, liveEnd, mails }) => ({
        ...{ title, mails },
        ...{ startAt: shifted(liveStart), endAt: shifted(liveEnd) },
      })),
      shifting: tiers
        .filter((tier) => by !== 0 && withNight(tier))
        .map(({ name, saleEnd }) => ({ name, from: saleEnd, to: shifted(saleEnd) })),
      staying: tiers.filter((tier) => !withNight(tier)).map(({ name, saleEnd }) => ({ name, at: saleEnd })),
    };
    const { status, startAt: from } = night;
    const [first] = atHome.filter(({ mails }) => mails > 0);
    const toHolders = shown.mails > atHome.reduce((sum, { mails }) => sum + mails, 0);
    const change = await dateChange(db, night);
    const moved = { ...night, ...change, scheduleTbd: startAt === undefined, ...at(shifted, night) };
    return {
      night,
      ...shown,
      mail: first && !toHolders ? await mailAtHome(moved, first, by) : await mailAbout(moved),
      digest: shownDigest({ ...shown, status, from }),
    };
  }

  /** The mail that `boxOfficeMails` sends to a buyer. */
  async function mailAbout(night: StoredNight): Promise<string> {
    const [place] = night.venueId ? await db.select().from(venue).where(eq(venue.id, night.venueId)) : [];
    const reader = await mailReader(CONTENT_LANGUAGE);
    const site = { siteUrl, siteName };
    const link = `${siteUrl}/events/${night.id}`;
    const show = { event: night, venue: place ?? null };
    const facts = { show, fullName: "", paid: true, mayRefund: true, refund: undefined, link };
    return plainText(movedContent(facts, reader, site), reader, site);
  }

  /** The same mail that `purchaseMails` sends to buyers of the broadcast. */
  async function mailAtHome(night: StoredNight, { id, title, liveStart }: MovedBroadcast, by: number): Promise<string> {
    const reader = await mailReader(CONTENT_LANGUAGE);
    const { night: watch, yours } = billingLinks(siteUrl);
    const { scheduleTbd, previousStartAt: before, timeZoneId } = night;
    const start = scheduleTbd ? undefined : new Date(liveStart.getTime() + by);
    const links = [watch(reader, id), yours(reader)];
    const content = broadcastMoved({ title, start, before, timeZoneId, mayRefund: true }, links, reader);
    return plainText(content, reader, { siteUrl, siteName });
  }

  return {
    movePreview: preview,

    /**
     * Moves the night and mails everybody, if it still is as the preview with this digest showed it. Throws `Refused`
     * as the preview does.
     */
    async move(o: {
      eventId: string;
      startAt: Date | undefined;
      digest: string;
      actor: Actor;
      deedId: string;
    }): Promise<MoveOutcome> {
      // A second press finds the night moved, and would be refused.
      if (await isRecorded(o.deedId)) return "again";
      try {
        const now = await preview(o.eventId, o.startAt);
        if (!now) return "gone";
        if (now.digest !== o.digest) return (await isRecorded(o.deedId)) ? "again" : "differs";
        await boxOffice.moveEvent(o.eventId, { startAt: o.startAt }, o.actor, o.deedId);
        return "moved";
      } catch (error) {
        if (isDuplicate(error, "audit_pkey")) return "again";
        if (error instanceof Refused && (await isRecorded(o.deedId))) return "again";
        throw error;
      }
    },
  };

  async function isRecorded(deedId: string): Promise<boolean> {
    return (await db.$count(audit, eq(audit.id, deedId))) > 0;
  }
}

const at = (shifted: (at: Date) => Date, { startAt, doorsAt, endAt }: StoredNight) => ({
  startAt: shifted(startAt),
  doorsAt: shifted(doorsAt),
  endAt: shifted(endAt),
});
