/** Phases and a code of the invented season: an early bird, Premium's early seats, and a discount. */
import type { code, codeTier, event, phaseTier, salePhase, ticketDefinition } from "../schema";
import { seedId } from "./ids";

type Night = { event: typeof event.$inferInsert; definitions: (typeof ticketDefinition.$inferInsert)[] };

const DAY_MS = 86_400_000;
const EARLY_SEATS = 40;
const PREMIUM_SHARE = 0.3;

/** The night that has them; it goes on sale soon. Another one, already on sale, has the early bird and the code. */
export function seedTerms(now: Date, nights: Night[], slugs: { soon: string; early: string }) {
  const nightOf = (slug: string) => nights.find((night) => night.event.slug === slug);
  const phases: (typeof salePhase.$inferInsert)[] = [];
  const tiers: (typeof phaseTier.$inferInsert)[] = [];
  const codes: (typeof code.$inferInsert)[] = [];
  const codeTiers: (typeof codeTier.$inferInsert)[] = [];

  const soon = nightOf(slugs.soon);
  const begins = soon?.definitions[0]?.saleStart;
  if (soon && begins) {
    const id = seedId("phase", soon.event.slug);
    const startAt = new Date(begins.getTime() - DAY_MS);
    phases.push({
      id,
      eventId: soon.event.id,
      name: "Premium",
      audience: "premium",
      startAt,
      endAt: begins,
      orderIndex: 0,
    });
    for (const { id: definitionId, capacity } of soon.definitions) {
      const seats = Math.floor(capacity * PREMIUM_SHARE);
      tiers.push({ phaseId: id, definitionId, capacity: seats, remaining: seats });
    }
  }

  const early = nightOf(slugs.early);
  const cheap = early?.definitions
    .filter(({ priceCents }) => priceCents > 0)
    .sort((a, b) => a.priceCents - b.priceCents)[0];
  if (early && cheap) {
    const id = seedId("phase", early.event.slug);
    const endAt = new Date(now.getTime() + 10 * DAY_MS);
    const name = "Early bird";
    phases.push({
      id,
      eventId: early.event.id,
      name,
      audience: "everyone",
      startAt: cheap.saleStart,
      endAt,
      orderIndex: 0,
    });
    const priceCents = Math.round((cheap.priceCents * 0.8) / 100) * 100;
    tiers.push({ phaseId: id, definitionId: cheap.id, priceCents, capacity: EARLY_SEATS, remaining: EARLY_SEATS });

    const codeId = seedId("code", "SPRING");
    const until = new Date(early.event.startAt);
    codes.push({
      ...{ id: codeId, text: "SPRING", kind: "promo", percent: 10, uses: 100, usesLeft: 100 },
      ...{ startAt: cheap.saleStart, endAt: until, createdAt: now },
    });
    codeTiers.push(...early.definitions.map((tier) => ({ codeId, definitionId: tier.id })));
  }
  return { phases, tiers, codes, codeTiers };
}
