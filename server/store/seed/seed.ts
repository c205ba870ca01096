/** Fills an empty store with an invented promotion, dated relative to the day it is filled. */
import type { Db } from "../db";
import {
  event,
  eventCategory,
  highlight,
  instagramItem,
  mediaItem,
  ppvEvent,
  premiumPlan,
  product,
  productVariant,
  redirect,
  show,
  ticketDefinition,
  venue,
  venueSection,
  wrestler,
} from "../schema";
import { nights } from "./events";
import { highlights } from "./highlights";
import { instagramItems } from "./instagram";
import { mediaItems } from "./media";
import { payPerViews } from "./pay-per-views";
import { premiumPlans } from "./premium";
import { products, productVariants } from "./products";
import { redirects } from "./redirects";
import { categories, shows } from "./shows";
import { venueSections, venues } from "./venues";
import { wrestlers } from "./wrestlers";

/** Seeds when there is no event yet. */
export async function seedOnce(db: Db, now: Date): Promise<void> {
  const [any] = await db.select({ id: event.id }).from(event).limit(1);
  if (!any) await seedContent(db, now);
}

/** Inserts the seed content into empty tables, with dates counted from `now`: one statement a table. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  const all = nights(now);
  await db.insert(eventCategory).values(categories);
  await db.insert(venue).values(venues);
  await db.insert(venueSection).values(venueSections);
  await db.insert(show).values(shows);
  await db.insert(wrestler).values(wrestlers(now));
  await db.insert(event).values(all.map((night) => night.event));
  await db.insert(ticketDefinition).values(all.flatMap((night) => night.definitions));
  await db.insert(highlight).values(highlights(now));
  await db.insert(mediaItem).values(mediaItems(now));
  await db.insert(instagramItem).values(instagramItems(now));
  await db.insert(ppvEvent).values(payPerViews(now, all));
  await db.insert(premiumPlan).values(premiumPlans);
  await db.insert(product).values(products);
  await db.insert(productVariant).values(productVariants);
  await db.insert(redirect).values(redirects);
}
