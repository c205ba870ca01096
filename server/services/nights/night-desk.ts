/** What the office does with nights: lists, edits, copies, publishes and moves them, and calls them off. */
import { desc, eq, exists } from "drizzle-orm";
import type { NightFilter } from "../../../app/domain/office/nights/night-filter";
import type { Cursor } from "../../../app/domain/office/page-cursor";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { event, seatingPlan, ticketDefinition, venueSection, wrestler } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import type { TicketDesk } from "../box-office/office/ticket-desk";
import type { ContentDesk } from "../content/desk/content-desk";
import type { DraftDesk } from "../content/drafts/draft-desk";
import { csvText } from "../office/csv-text";
import { callingOff } from "./call-off";
import { partOfDeed } from "./deed-parts";
import { nightEditing, type PublishNight, publishNightDraft } from "./edit-night";
import { countNights, listNights, MOST_NIGHTS, NIGHTS_A_PAGE, nightChoices } from "./list-nights";
import { nightMaking } from "./make-nights";
import { moving } from "./move-night";
import { tierTallies } from "./night-tallies";
import { publishing } from "./publish-night";
import { salesCurve } from "./sales-curve";
import { isSold, takenNight } from "./taken-nights";
import { readTime, shiftedWall, wallTime } from "./wall-times";

export type NightDesk = ReturnType<typeof nightDesk>;
type NightDeskDeps = {
  store: Pick<Store, "db">;
  clock: Clock;
  report: Report;
  siteUrl: string;
  siteName: string;
  boxOffice: BoxOffice;
  tickets: TicketDesk;
  content: ContentDesk;
  drafts: DraftDesk;
  later(about: string, work: () => Promise<void>): void;
};

const MOST_MODELS = 50;

export function nightDesk(deps: NightDeskDeps) {
  const { store, clock } = deps;
  const { db } = store;
  return {
    list: (filter: NightFilter, after?: Cursor) =>
      listNights(db, filter, { now: clock.now(), after, limit: NIGHTS_A_PAGE }),
    count: (filter: NightFilter) => countNights(db, filter, clock.now()),
    /** For a CSV. */
    listAll: (filter: NightFilter) => listNights(db, filter, { now: clock.now(), limit: MOST_NIGHTS }),
    choices: () => nightChoices(db),

    /** A night with the seats of its tiers and what fans have of it; undefined if there is none. */
    async night(eventId: string) {
      const [row] = await db.select().from(event).where(eq(event.id, eventId));
      if (!row) return undefined;
      const now = clock.now();
      const [tiers, taken] = await Promise.all([tierTallies(db, [eventId], now), takenNight(db, eventId, now)]);
      return { night: row, tiers, taken, sold: isSold(taken) };
    },

    /** The nights with tiers that were changed last, as models for new ones. */
    models: () =>
      db
        .select({
          id: event.id,
          title: event.title,
          startAt: event.startAt,
          timeZoneId: event.timeZoneId,
          scheduleTbd: event.scheduleTbd,
        })
        .from(event)
        .where(exists(db.select().from(ticketDefinition).where(eq(ticketDefinition.eventId, event.id))))
        .orderBy(desc(event.updatedAt), desc(event.id))
        .limit(MOST_MODELS),

    /** The plans and sections of a place. */
    async partsOfPlace(venueId: string) {
      const [sections, plans] = await Promise.all([
        db
          .select({ id: venueSection.id, label: venueSection.label })
          .from(venueSection)
          .where(eq(venueSection.venueId, venueId))
          .orderBy(venueSection.rank),
        db
          .select({ id: seatingPlan.id, title: seatingPlan.title, version: seatingPlan.version })
          .from(seatingPlan)
          .where(eq(seatingPlan.venueId, venueId))
          .orderBy(seatingPlan.title),
      ]);
      return { sections, plans };
    },

    /** Everybody who may be on a card. */
    roster: () =>
      db
        .select({ id: wrestler.id, name: wrestler.ringName, slug: wrestler.slug })
        .from(wrestler)
        .orderBy(wrestler.ringName),

    partOfDeed,
    csvText,
    wallTime,
    readTime,
    shiftedWall,
    curve: (eventId: string, timeZoneId: string) => salesCurve(db, eventId, timeZoneId),
    ...nightEditing(deps),
    /** The same forms, about the night's draft. */
    drafting: nightEditing({ store, content: deps.drafts }),
    publishDraft: (o: PublishNight) => publishNightDraft(deps.drafts, o),
    ...nightMaking(deps),
    ...publishing(deps),
    ...moving(deps),
    ...callingOff(deps),
  };
}
