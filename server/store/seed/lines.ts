/** The line of the season's next opening. Fans join for half an hour before it. */
import { newSale } from "../../line/new-sale";
import type { event, onSale, ticketDefinition } from "../schema";
import { seedId } from "./ids";

type SeededNight = { event: typeof event.$inferInsert; definitions: (typeof ticketDefinition.$inferInsert)[] };

const JOINING_MS = 30 * 60_000;

/** None if the night is on sale already. Its secrets are new in every store. */
export function seedLines(now: Date, nights: SeededNight[], slug: string): (typeof onSale.$inferInsert)[] {
  const night = nights.find((one) => one.event.slug === slug);
  const opensAt = night?.definitions[0]?.saleStart;
  if (!night || !opensAt || opensAt <= now) return [];
  const joinsAt = new Date(opensAt.getTime() - JOINING_MS);
  return [newSale({ id: seedId("line", slug), eventId: night.event.id, mode: "planned", joinsAt, opensAt, now })];
}
