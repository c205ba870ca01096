/** What saving a night's form would change for fans. */

import { price as priceOf } from "../../format/money-format";
import { CURRENCY } from "../../limits";

type TierNow = { id: string; name: string; sold: number; held: number };
type TierVersion = {
  id?: string;
  name: string;
  priceCents: number;
  capacity: number;
  allotted?: number;
  hidden?: boolean;
  saleStart: string;
  saleEnd: string;
};
export type NightVersion = {
  title: string;
  startAt: string;
  doorsAt: string;
  venueId?: string | null;
  ticketLimitPerOrder: number;
  tiers: TierVersion[];
};

type Said =
  | `tier${"New" | "Name" | "Price" | "Held" | "Sold" | "More" | "Fewer" | "Hidden" | "Shown" | "Window" | "Gone"}`
  | "start"
  | "doors"
  | "place"
  | "title"
  | "limit";
/** A sentence by its key in the texts, with its values. */
export type Consequence = { tier?: string; says: Said; fill: Record<string, string | number> };

/** Compares the version that the form was opened with to the one it has now. */
export function consequences(before: NightVersion, after: NightVersion, now: TierNow[]): Consequence[] {
  const said: Consequence[] = [];
  const say = (says: Said, fill: Consequence["fill"] = {}, tier?: string) =>
    void said.push({ says, fill, ...(tier !== undefined && { tier }) });
  const old = new Map(before.tiers.map((tier) => [tier.id, tier]));

  for (const tier of after.tiers) {
    const was = tier.id === undefined ? undefined : old.get(tier.id);
    if (!was) {
      say("tierNew", { capacity: tier.capacity, price: money(tier.priceCents) }, tier.name);
      continue;
    }
    const { sold = 0, held = 0 } = now.find(({ id }) => id === tier.id) ?? {};
    if (was.name !== tier.name) say("tierName", { was: was.name }, tier.name);
    if (was.priceCents !== tier.priceCents) {
      const price = money(was.priceCents);
      say("tierPrice", { price: money(tier.priceCents), was: price }, tier.name);
      if (held > 0) say("tierHeld", { count: held, price }, tier.name);
      if (sold > 0) say("tierSold", { count: sold, price }, tier.name);
    }
    const more = tier.capacity - was.capacity - ((tier.allotted ?? 0) - (was.allotted ?? 0));
    if (more > 0) say("tierMore", { count: more }, tier.name);
    if (more < 0) say("tierFewer", { count: -more }, tier.name);
    if ((was.hidden ?? false) !== (tier.hidden ?? false)) say(tier.hidden ? "tierHidden" : "tierShown", {}, tier.name);
    if (was.saleStart !== tier.saleStart || was.saleEnd !== tier.saleEnd) say("tierWindow", {}, tier.name);
  }
  const kept = new Set(after.tiers.map(({ id }) => id));
  for (const { id, name } of before.tiers) if (!kept.has(id)) say("tierGone", {}, name);

  if (before.startAt !== after.startAt) say("start");
  if (before.doorsAt !== after.doorsAt) say("doors");
  if ((before.venueId ?? null) !== (after.venueId ?? null)) say("place");
  if (before.title !== after.title) say("title");
  if (before.ticketLimitPerOrder !== after.ticketLimitPerOrder) say("limit", { count: after.ticketLimitPerOrder });
  return said;
}

const money = (cents: number) => priceOf(cents, CURRENCY, "en");
