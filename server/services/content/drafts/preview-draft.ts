/** What the preview of a draft shows, and on which of the site's pages. */
import { and, desc, eq, lt, ne } from "drizzle-orm";
import { hrefOf } from "../../../../app/domain/shows/show-view";
import type { Db } from "../../../store/db";
import { event, venue } from "../../../store/schema";
import { notOverAt } from "../../nights/over";
import { collections, type Name } from "../collections";
import type { ItemRow } from "../rows";
import { shownRow } from "./draft-shown";
import type { Overlay } from "./overlaid-content";

/** The item as it would be shown. Undefined if something keeps it from being published. */
export async function overlayOf(db: Db, name: Name, item: ItemRow, now: Date): Promise<Overlay | undefined> {
  const shown = await shownRow(db, name, item, now);
  if (!shown) return undefined;
  const { venueId } = shown.row;
  const [place] = typeof venueId === "string" ? await db.select().from(venue).where(eq(venue.id, venueId)) : [];
  return { collection: name, ...shown, venue: place };
}

/** The page that shows an item to fans. Undefined if there is none, as for a place without nights. */
export async function pageOfItem(db: Db, name: Name, item: ItemRow, now: Date): Promise<string | undefined> {
  const key = String(item[collections[name].key]);
  switch (name) {
    case "wrestlers":
      return `/wrestlers/${key}`;
    case "categories":
      return `/shows/section/${key}`;
    case "media":
      return `/news/${key}`;
    case "events":
      return `/events/${key}`;
    case "payPerViews":
      return `/pay-per-view/event/${key}`;
    case "products":
      return `/shop/${item.slug}`;
    case "shows":
      return hrefOf({
        slug: String(item.slug),
        categoryId: typeof item.categoryId === "string" ? item.categoryId : null,
      });
    case "venues":
      return nightAt(db, key, now);
    default:
      return undefined;
  }
}

/** The next night at a place, or the last one. */
async function nightAt(db: Db, venueId: string, now: Date): Promise<string | undefined> {
  const at = and(eq(event.venueId, venueId), ne(event.status, "DRAFT"), lt(event.publishedAt, now));
  const one = db.select({ id: event.id }).from(event);
  const [next] = await one
    .where(and(at, notOverAt(now)))
    .orderBy(event.startAt)
    .limit(1);
  const [last] = next
    ? [next]
    : await db.select({ id: event.id }).from(event).where(at).orderBy(desc(event.startAt)).limit(1);
  return last && `/events/${last.id}`;
}
