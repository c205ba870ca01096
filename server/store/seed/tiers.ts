/** Price tiers of the seed nights: one plan for arenas and one for the theatre, with what single nights add to them. */
import type { ticketDefinition } from "../schema";
import { daysFrom } from "./dates";
import { seedId } from "./ids";
import { blockedSeats } from "./seating/blocked-seats";
import { type SeededPlan, seatsInZone, seededPlan } from "./seating/seed-plans";

type Definition = typeof ticketDefinition.$inferInsert;

type Taken = Pick<Sale, "event" | "taken" | "left">;
/** What a night's tiers are made from. `taken` is the share of each tier sold already; `left` sets what is left. */
type Sale = {
  event: string;
  venue: string;
  now: Date;
  saleStart: Date;
  saleEnd: Date;
  taken: number;
  left?: Record<string, number>;
  /** Prices in place of the plan's, by tier. */
  cents?: Record<string, number>;
  seating?: SeededPlan;
};

type Tier = {
  code: string;
  section: string;
  name: string;
  description: string;
  cents: number;
  capacity: number;
  limit: number;
  hidden?: true;
  /** Sold by quantity on every night. */
  unseated?: true;
  /** Days from today on which this tier's sale ends or begins, if not with the night's own. */
  untilDays?: number;
  fromDays?: number;
};

const POLICY =
  "Full refund if the show is canceled or moved. Otherwise, no refunds within 48 hours of the bell. Card subject to change.";

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
    unseated: true,
    name: "Child under 3, on a lap",
    description: "No seat of its own; ear defenders at the door",
    cents: 0,
    capacity: 40,
    limit: 4,
  },
];

const MEET: Tier = {
  code: "meet",
  section: "front",
  unseated: true,
  name: "Meet & Greet",
  description: "An addition to any seat: ten minutes and a picture with two of the card, before doors",
  cents: 4000,
  capacity: 30,
  limit: 4,
};

const KIDS: Tier = {
  code: "kids",
  section: "upper",
  name: "Kids up to 12, Upper",
  description: "Second tier, with an adult beside them",
  cents: 1000,
  capacity: 100,
  limit: 6,
};

const CHILD: Tier = {
  code: "child",
  section: "standard",
  name: "Child 3 to 12, Standard",
  description: "The matinee’s own price, with a cushion to sit higher",
  cents: 2699,
  capacity: 60,
  limit: 6,
};

/** Sold by the office alone, on request. */
const FRIENDS: Tier = {
  code: "friends",
  section: "lower",
  name: "Friends of the house",
  description: "Kept for families of the card and of the crew",
  cents: 1500,
  capacity: 20,
  limit: 4,
  hidden: true,
};

const PIT: Tier = {
  code: "pit",
  section: "pit",
  name: "Standing pit",
  description: "On your feet by the ramp, as near as the barrels allow",
  cents: 2900,
  capacity: 60,
  limit: 8,
};

const EARLY_BIRD_DAYS = 6;

/** The floor at two prices, one after the other. */
const earlyBird = (plan: Tier[]): Tier[] =>
  plan.flatMap((tier) => {
    if (tier.code !== "floor") return [tier];
    const early = { code: "floor-early", name: "Floor, early bird", cents: 3900, capacity: 60 };
    return [
      { ...tier, ...early, untilDays: EARLY_BIRD_DAYS },
      { ...tier, fromDays: EARLY_BIRD_DAYS, capacity: tier.capacity - early.capacity },
    ];
  });

const FEST: Tier[] = [
  {
    code: "day",
    section: "floor",
    name: "Day pass",
    description: "In and out from eleven to five, the short card included",
    cents: 2500,
    capacity: 300,
    limit: 8,
  },
  {
    code: "child-day",
    section: "floor",
    name: "Day pass, up to 12",
    description: "With an adult; the lesson in falling is for 8 and over",
    cents: 1000,
    capacity: 150,
    limit: 6,
  },
  MEET,
  {
    code: "access",
    section: "access",
    name: "Accessible and companion",
    description: "A day pass with a place kept by the ring; the companion’s is the same price",
    cents: 2500,
    capacity: 24,
    limit: 4,
  },
];

const PLANS = {
  arena: ARENA,
  early: [...earlyBird(ARENA), MEET],
  meet: [...ARENA, MEET],
  kids: [...ARENA, KIDS],
  friends: [...ARENA, FRIENDS],
  round: [...ARENA, PIT],
  theatre: THEATRE,
  matinee: [...THEATRE, CHILD],
  fest: FEST,
};
export type TierPlan = keyof typeof PLANS;

/** The tiers of a night, in the order of the page. */
export const definitionsOf = (plan: TierPlan, sale: Sale): Definition[] =>
  PLANS[plan].map((tier, index) => ({
    ...seats(tier, sale),
    id: seedId("definition", `${sale.event}/${tier.code}`),
    eventId: seedId("event", sale.event),
    sectionId: seedId("section", `${sale.venue}/${tier.section}`),
    name: tier.name,
    description: tier.description,
    policy: POLICY,
    priceCents: sale.cents?.[tier.code] ?? tier.cents,
    limitPerCheckout: tier.limit,
    orderIndex: index,
    saleStart: tier.fromDays === undefined ? sale.saleStart : daysFrom(sale.now, tier.fromDays),
    saleEnd: tier.untilDays === undefined ? sale.saleEnd : daysFrom(sale.now, tier.untilDays),
    hidden: tier.hidden ?? false,
  }));

/** What is taken at the beginning was sold elsewhere: there are no tickets for it. */
function seats(tier: Tier, { left, taken, seating }: Sale) {
  const { code, capacity } = tier;
  const placed = seatsOf(tier, seating);
  // The night's blocked seats are what is taken.
  if (seating && placed > 0) return { capacity: placed, remaining: placed, allotted: 0, seated: true };
  const remaining = left?.[code] ?? capacity - Math.round(capacity * taken);
  return { capacity, remaining, allotted: capacity - remaining };
}

/** The seats that the plan has for a tier. A price for children is a share of its section's seats. */
function seatsOf({ code, section, unseated, capacity }: Tier, seating: SeededPlan | undefined): number {
  const all = seating && !unseated ? seatsInZone(seating, section) : 0;
  return code === section ? all : Math.min(all, capacity);
}

/** Seats of a seated night that are taken from the start, in place of what is left of its tiers. */
export const takenSeats = (plan: TierPlan, seating: SeededPlan, { event, taken, left }: Taken): number[] =>
  PLANS[plan]
    .filter(({ code, section, unseated }) => code === section && !unseated)
    .flatMap(({ code, section }) => {
      const all = seatsInZone(seating, section);
      const benches = seededPlan(seating).benches.filter(({ zone }) => zone === section);
      return blockedSeats(event, benches, all - Math.min(left?.[code] ?? all - Math.round(all * taken), all));
    });
