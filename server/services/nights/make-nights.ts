/** New nights: from a show and a place, or as copies of a night on other dates. They begin as drafts. */
import { eq } from "drizzle-orm";
import { COPIED_PARTS, type CopiedPart } from "../../../app/domain/office/nights/copied-parts";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { audit, show, venue } from "../../store/schema";
import type { Actor } from "../audit-trail";
import type { ContentDesk } from "../content/desk/content-desk";
import { freeCode, freeSlug } from "../content/desk/copy-item";
import type { Fault } from "../content/items";
import type { ItemRow } from "../content/rows";
import { partOfDeed } from "./deed-parts";
import { listOf, newNight, nightOn, tiersOn } from "./night-items";
import { shiftedWall, wallOf } from "./wall-times";

type MakingDeps = {
  store: Pick<Store, "db">;
  clock: Clock;
  content: Pick<ContentDesk, "get" | "saveTogether" | "duplicate">;
};
type By = { actor: Actor; deedId: string };
type MakeOutcome = { kind: "made"; ids: string[] } | { kind: "faults"; faults: Fault[] };

/** Undoes the transaction that it is thrown in. */
class NightRefused extends Error {
  constructor(readonly faults: Fault[]) {
    super("A night was refused");
  }
}

/** The length of a night whose show has no runtime of its own. */
const MINUTES = 165;
const WEEK_MS = 7 * 24 * 3_600_000;

const deedOf = (deedId: string, index: number): string => (index === 0 ? deedId : partOfDeed(deedId, String(index)));

export function nightMaking({ store: { db }, clock, content }: MakingDeps) {
  const slugFor = (tx: Db, title: string, startAt: string) =>
    freeSlug(tx, "events", `${slugOf(title)}-${startAt.slice(0, "2026-05-02".length)}`);

  return {
    /** A draft. `title` may be empty if there is a show; `tiersOf` is a night whose tiers it gets. */
    async createNight(
      o: By & {
        title: string;
        showId: string | undefined;
        venueId: string;
        startAt: string;
        tiersOf: string | undefined;
      },
    ): Promise<MakeOutcome | { kind: "noPlace" }> {
      const before = await madeBefore(db, o.deedId);
      if (before) return { kind: "made", ids: [before] };
      const [place] = await db.select().from(venue).where(eq(venue.id, o.venueId));
      if (!place) return { kind: "noPlace" };
      const [of] = o.showId ? await db.select().from(show).where(eq(show.id, o.showId)) : [];
      const title = o.title || of?.title || "";
      const night = newNight({
        title,
        slug: await slugFor(db, title, o.startAt),
        shortCode: await freeCode(db),
        startAt: o.startAt,
        timeZoneId: place.timeZoneId,
        venueId: place.id,
        minutes: of?.runtimeMinutes ?? MINUTES,
        show: of,
        now: clock.now(),
      });
      const model = o.tiersOf ? (await content.get("events", o.tiersOf))?.item : undefined;
      const item = model ? { ...night, ...likeTiersOf(model, night) } : night;
      return together(async (_, saveOne) => ({ kind: "made", ids: [await saveOne(item, o)] }));
    },

    duplicateNight,

    /** A copy with everything that a copy may have, a week later. */
    async duplicateWeekLater({ eventId, ...by }: By & { eventId: string }): Promise<MakeOutcome | undefined> {
      const found = await content.get("events", eventId);
      if (!found) return undefined;
      const dates = [shiftedWall(wallOf(String(found.item.startAt)), WEEK_MS)];
      return duplicateNight(eventId, { ...by, dates, parts: new Set(COPIED_PARTS) });
    },
  };

  /** The night that an earlier press of the same form made. Its slug is taken, so a second night would get another. */
  async function madeBefore(tx: Db, deedId: string): Promise<string | undefined> {
    const [done] = await tx.select({ key: audit.entity }).from(audit).where(eq(audit.id, deedId));
    return done?.key;
  }

  /** Copies of a night, one for each date: all of them or none. Undefined if there is no such night. */
  function duplicateNight(
    eventId: string,
    o: By & { dates: string[]; parts: ReadonlySet<CopiedPart> },
  ): Promise<MakeOutcome | undefined> {
    return together(async (tx, saveOne) => {
      const ids: string[] = [];
      for (const [index, startAt] of o.dates.entries()) {
        const deedId = deedOf(o.deedId, index);
        const before = await madeBefore(tx, deedId);
        if (before) {
          ids.push(before);
          continue;
        }
        // Each copy is made after the one before is saved, which has taken a slug.
        const copy = await content.duplicate("events", eventId, tx);
        if (!copy) return undefined;
        const night = nightOn(copy, startAt, o.parts, clock.now());
        const slug = await slugFor(tx, String(copy.title), startAt);
        ids.push(await saveOne({ ...night, slug }, { actor: o.actor, deedId }));
      }
      return { kind: "made", ids };
    });
  }

  /** One transaction: if a night is refused, those before it are undone. */
  async function together<T>(
    work: (tx: Db, saveOne: (item: ItemRow, by: By) => Promise<string>) => Promise<T>,
  ): Promise<T | { kind: "faults"; faults: Fault[] }> {
    try {
      return await content.saveTogether((tx, save) =>
        work(tx, async (item, by) => {
          const outcome = await save("events", "new", item, by);
          if (outcome.kind === "saved") return outcome.key;
          if (outcome.kind === "faults") throw new NightRefused(outcome.faults);
          throw new Error(`A new night was ${outcome.kind}`);
        }),
      );
    } catch (error) {
      if (error instanceof NightRefused) return { kind: "faults", faults: error.faults };
      throw error;
    }
  }

  /** Sections belong to a place, and so do seats. */
  function likeTiersOf(model: ItemRow, night: ItemRow): ItemRow {
    const samePlace = model.venueId === night.venueId;
    const tiers = tiersOn(
      listOf(model.tiers),
      String(model.startAt),
      { startAt: String(night.startAt), zone: String(night.timeZoneId), now: clock.now() },
      {
        seats: samePlace,
        sections: samePlace,
      },
    );
    return { tiers, ...(samePlace && { seatingPlanId: model.seatingPlanId ?? null }) };
  }
}

const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 60)
    .replace(/-$/, "") || "night";
