/** Price tiers of the seed nights: the same in each arena and in the theatre, at the night's own prices. */
import type { ticketDefinition } from "../schema";
import { seedId } from "./ids";

type Definition = typeof ticketDefinition.$inferInsert;

/** What a night's tiers are made from. `taken` is the share of each tier sold already; `left` sets what is left. */
export type Sale = {
  event: string;
  venue: string;
  saleStart: Date;
  saleEnd: Date;
  taken: number;
  left?: Record<string, number>;
};

type Tier = {
  code: string;
  section: string;
  name: string;
  description: string;
  cents: number;
  capacity: number;
  limit: number;
};

const POLICY =
  "Refund in full when the night is cancelled or moved. Otherwise no refund within 48 hours of the bell. Card subject to change.";

const ARENA: Tier[] = [
  {
    code: "front",
    section: "front",
    name: "Front Row VIP",
    description: "First row, your own belt-side photo call at 6 PM",
    cents: 14900,
    capacity: 32,
    limit: 4,
  },
  {
    code: "ringside",
    section: "ringside",
    name: "Ringside",
    description: "Rows 2–5, close enough to hear the count",
    cents: 7900,
    capacity: 120,
    limit: 8,
  },
  {
    code: "floor",
    section: "floor",
    name: "Floor",
    description: "Rows 6–14, flat floor, standing allowed for entrances",
    cents: 4900,
    capacity: 240,
    limit: 8,
  },
  {
    code: "lower",
    section: "lower",
    name: "Lower",
    description: "First tier, raised, clear of the ramp lights",
    cents: 3500,
    capacity: 400,
    limit: 8,
  },
  {
    code: "upper",
    section: "upper",
    name: "Upper",
    description: "Second tier, sees the whole ring and both screens",
    cents: 2000,
    capacity: 600,
    limit: 8,
  },
  {
    code: "access",
    section: "access",
    name: "Accessible and companion",
    description: "Step-free, beside Floor; the companion seat is the same price",
    cents: 3500,
    capacity: 24,
    limit: 4,
  },
];

const THEATRE: Tier[] = [
  {
    code: "table",
    section: "table",
    name: "Ringside Table",
    description: "A seat at a table of four at the ropes, supper with it",
    cents: 7499,
    capacity: 40,
    limit: 8,
  },
  {
    code: "premier",
    section: "premier",
    name: "Premier",
    description: "The first six rows, cushions and a cup of cider",
    cents: 5999,
    capacity: 120,
    limit: 8,
  },
  {
    code: "standard",
    section: "standard",
    name: "Standard",
    description: "The raked house, every seat faces the ring",
    cents: 4499,
    capacity: 200,
    limit: 8,
  },
  {
    code: "balcony",
    section: "balcony",
    name: "Balcony",
    description: "The rail of the balcony, right over the ring",
    cents: 3499,
    capacity: 60,
    limit: 8,
  },
  {
    code: "lap",
    section: "standard",
    name: "Child under 3, on a lap",
    description: "No seat of its own; ear defenders at the door",
    cents: 0,
    capacity: 40,
    limit: 4,
  },
];

/** Six tiers from Front Row to Upper; `cents` replaces single prices. */
export const arenaTiers = (sale: Sale, cents: Record<string, number> = {}) => tiers(ARENA, sale, cents);

/** The theatre's five, the last of them free. */
export const theatreTiers = (sale: Sale) => tiers(THEATRE, sale, {});

const tiers = (plan: Tier[], sale: Sale, cents: Record<string, number>): Definition[] =>
  plan.map((tier, index) => ({
    id: seedId("definition", `${sale.event}/${tier.code}`),
    eventId: seedId("event", sale.event),
    sectionId: seedId("section", `${sale.venue}/${tier.section}`),
    name: tier.name,
    description: tier.description,
    policy: POLICY,
    priceCents: cents[tier.code] ?? tier.cents,
    limitPerCheckout: tier.limit,
    orderIndex: index,
    capacity: tier.capacity,
    remaining: sale.left?.[tier.code] ?? tier.capacity - Math.round(tier.capacity * sale.taken),
    saleStart: sale.saleStart,
    saleEnd: sale.saleEnd,
  }));
