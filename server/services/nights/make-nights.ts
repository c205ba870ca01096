/** New nights: from a show and a place, or as copies of a night on other dates. They begin as drafts. */
import { eq } from "drizzle-orm";
import { COPIED_PARTS, type CopiedPart } from "../../../app/domain/office/nights/copied-parts";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { audit, show, venue } from "../../store/schema";
import type { Actor } from "../audit-trail";
import type { ContentDesk } from "../content/desk/content-desk";
import { freeCode, freeSlug } from "../content/desk/copy-item";
import type { Fault } from "../content/items";
import type { ItemRow } from "../content/rows";
import { partOfDeed } from "./deed-parts";
import { listOf, newNight, nightOn, tiersOn } from "./night-items";

import { shiftedWall, wallOf } from "./wall-times";

type MakingDeps = { store: Pick<Store, "db">; clock: Clock; content: Pick<ContentDesk, "get" | "save" | "duplicate"> };
type By = { actor: Actor; deedId: string };
type MakeOutcome = { kind: "made"; ids: string[] } | { kind: "faults"; faults: Fault[]; ids: string[] };

/** The length of a night whose show has no runtime of its own. */
const MINUTES = 165;
const WEEK_MS = 7 * 24 * 3_600_000;

const deedOf = (deedId: string, index: number): string => (index === 0 ? deedId : partOfDeed(deedId, String(index)));

export function nightMaking({ store: { db }, clock, content }: MakingDeps) {
  const slugFor = (title: string, startAt: string) =>
    freeSlug(db, "events", `${slugOf(title)}-${startAt.slice(0, "2026-05-02".length)}`);

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
      const before = await madeBefore(o.deedId);
      if (before) return { kind: "made", ids: [before] };
      const [place] = await db.select().from(venue).where(eq(venue.id, o.venueId));
      if (!place) return { kind: "noPlace" };
      const [of] = o.showId ? await db.select().from(show).where(eq(show.id, o.showId)) : [];
      const title = o.title || of?.title || "";
      const night = newNight({
        title,
        slug: await slugFor(title, o.startAt),
        shortCode: await freeCode(db),
        startAt: o.startAt,
        timeZoneId: place.timeZoneId,
        venueId: place.id,
        minutes: of?.runtimeMinutes ?? MINUTES,
        show: of,
        now: clock.now(),
      });
      const model = o.tiersOf ? (await content.get("events", o.tiersOf))?.item : undefined;
      return saveAll([model ? { ...night, ...likeTiersOf(model, night) } : night], o);
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
  async function madeBefore(deedId: string): Promise<string | undefined> {
    const [done] = await db.select({ key: audit.entity }).from(audit).where(eq(audit.id, deedId));
    return done?.key;
  }

  /** Copies of a night, one for each date. Undefined if there is no such night. */
  async function duplicateNight(
    eventId: string,
    o: By & { dates: string[]; parts: ReadonlySet<CopiedPart> },
  ): Promise<MakeOutcome | undefined> {
    const ids: string[] = [];
    for (const [index, startAt] of o.dates.entries()) {
      const before = await madeBefore(deedOf(o.deedId, index));
      if (before) {
        ids.push(before);
        continue;
      }
      // Each copy is made after the one before is saved, which has taken a slug.
      const copy = await content.duplicate("events", eventId);
      if (!copy) return undefined;
      const night = nightOn(copy, startAt, o.parts, clock.now());
      const made = await saveOne({ ...night, slug: await slugFor(String(copy.title), startAt) }, index, o);
      if ("faults" in made) return { kind: "faults", faults: made.faults, ids };
      ids.push(made.id);
    }
    return { kind: "made", ids };
  }

  async function saveAll(items: ItemRow[], by: By): Promise<MakeOutcome> {
    const ids: string[] = [];
    for (const [index, item] of items.entries()) {
      const made = await saveOne(item, index, by);
      if ("faults" in made) return { kind: "faults", faults: made.faults, ids };
      ids.push(made.id);
    }
    return { kind: "made", ids };
  }

  async function saveOne(
    item: ItemRow,
    index: number,
    { actor, deedId }: By,
  ): Promise<{ id: string } | { faults: Fault[] }> {
    const outcome = await content.save("events", "new", item, {
      actor,
      deedId: deedOf(deedId, index),
    });
    if (outcome.kind === "saved") return { id: outcome.key };
    if (outcome.kind === "faults") return { faults: outcome.faults };
    throw new Error(`A new night was ${outcome.kind}`);
  }

  /** Sections belong to a place, and so do seats. */
  function likeTiersOf(model: ItemRow, night: ItemRow): ItemRow {
    const samePlace = model.venueId === night.venueId;
    const tiers = tiersOn(listOf(model.tiers), String(model.startAt), String(night.startAt), clock.now(), {
      seats: samePlace,
      sections: samePlace,
    });
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
