/** Fills an empty store with an invented season, dated relative to the day it is filled. */
import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { Db } from "../db";
import {
  audit,
  code,
  codeTier,
  event,
  eventCategory,
  highlight,
  instagramItem,
  mediaItem,
  onSale,
  phaseTier,
  ppvEvent,
  premiumPlan,
  product,
  productVariant,
  redirect,
  salePhase,
  seatingPlan,
  show,
  ticketDefinition,
  venue,
  venueSection,
  wrestler,
} from "../schema";
import { nights } from "./events";
import { highlights } from "./highlights";
import { instagramItems } from "./instagram";
import { seedLines } from "./lines";
import { mediaItems } from "./media-items";
import { payPerViews } from "./pay-per-views";
import { premiumPlans } from "./premium";
import { products, productVariants } from "./products";
import { redirects } from "./redirects";
import { insertSeats } from "./seating/insert-seats";
import { seatingPlans } from "./seating/seed-plans";
import { translated } from "./seed-translations";
import { categories, shows } from "./shows";
import { seedTerms } from "./terms";
import { venueSections, venues } from "./venues";
import { wrestlers } from "./wrestlers";

/** The night that goes on sale next. */
const OPENING = "winter-count";

const CONTENT = [
  ...[eventCategory, venue, venueSection, seatingPlan, show, wrestler, event, ticketDefinition, highlight, mediaItem],
  ...[instagramItem, ppvEvent, premiumPlan, product, productVariant, redirect],
];

/**
 * Fills a store that has never had content, and does nothing to any other. The audit trail remembers a fill and every
 * import, so a store whose content was removed stays empty. Returns whether it filled the store.
 */
export async function seedOnce(db: Db, now: Date): Promise<boolean> {
  if (await hasHistory(db)) return false;
  await seedContent(db, now);
  const entry = { actor: "site", action: "content.seeded", entity: "content", detail: { season: "demo" } };
  await db.insert(audit).values({ id: randomUUID(), at: now, ...entry });
  return true;
}

/** Whether the store still has shows of the invented season, whichever version put them there. */
export async function hasSeededShows(db: Db): Promise<boolean> {
  const ids = shows.map(({ id }) => id).filter((id) => id !== undefined);
  const [one] = await db.select({ id: show.id }).from(show).where(inArray(show.id, ids)).limit(1);
  return one !== undefined;
}

async function hasHistory(db: Db): Promise<boolean> {
  const used = [audit, ...CONTENT].map(
    (table) => sql`exists (select 1 from ${sql.identifier(getTableConfig(table).name)})`,
  );
  const { rows } = await db.execute<{ used: boolean }>(sql`select ${sql.join(used, sql` or `)} as used`);
  return rows[0]?.used ?? true;
}

/** Inserts the seed content into empty tables, with dates counted from `now`: one statement a table. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  const all = nights(now);
  await db.insert(eventCategory).values(categories);
  await db.insert(venue).values(venues);
  await db.insert(venueSection).values(venueSections);
  await db.insert(seatingPlan).values(seatingPlans());
  await db.insert(show).values(translated(shows));
  await db.insert(wrestler).values(translated(wrestlers(now)));
  await db.insert(event).values(translated(all.map((night) => night.event)));
  await db.insert(ticketDefinition).values(all.flatMap((night) => night.definitions));
  await insertSeats(db, all);
  const terms = seedTerms(now, all, { soon: OPENING, early: "cold-iron" });
  await db.insert(salePhase).values(terms.phases);
  await db.insert(phaseTier).values(terms.tiers);
  await db.insert(code).values(terms.codes);
  await db.insert(codeTier).values(terms.codeTiers);
  const lines = seedLines(now, all, OPENING);
  if (lines.length > 0) await db.insert(onSale).values(lines);
  await db.insert(highlight).values(highlights(now));
  await db.insert(mediaItem).values(translated(mediaItems(now)));
  await db.insert(instagramItem).values(instagramItems(now));
  await db.insert(ppvEvent).values(translated(payPerViews(now, all)));
  await db.insert(premiumPlan).values(premiumPlans);
  await db.insert(product).values(translated(products));
  await db.insert(productVariant).values(productVariants);
  await db.insert(redirect).values(redirects);
}
