/** A box office with the office's desk for nights, and what tests of it need. */
import { randomUUID } from "node:crypto";
import type { NightFilter } from "../../../app/domain/office/nights/night-filter";
import { tierField } from "../../../app/domain/office/nights/night-form-view";
import { officeOf } from "../../operator/office";
import { testStore } from "../../store";
import { boxOfficeWorld, checkout, held, visitor, type World, wish } from "../box-office/box-office-world";

export const OONA = { name: "oona@ringside.example", via: "office" } as const;
export const EDIE = { name: "edie@ringside.example", via: "office" } as const;

export const ALL: NightFilter = { when: "all", state: undefined, showId: undefined, venueId: undefined, text: "" };

export async function nightOffice({ seeded = false } = {}) {
  const world = await boxOfficeWorld(await testStore({ seeded }));
  const { desk } = officeOf(world);
  return { world, desk, nights: desk.nights };
}
export type NightOffice = Awaited<ReturnType<typeof nightOffice>>;

/** Buys seats of a tier as a guest. */
export async function buy(world: World, eventId: string, tier: string, seats: number, email = "guest@example.com") {
  const fan = visitor();
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [tier]: seats })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242", email);
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  await world.office.drained();
  return back.orderNumber;
}

/** Holds seats without paying. */
export const hold = (world: World, eventId: string, tier: string, seats: number) =>
  held(world.office.reserve(visitor(), wish(eventId, { [tier]: seats })));

export const deed = () => randomUUID();

/** A form of a night as a browser sends it: the texts with which it was opened, and those typed over them. */
export async function opened(nights: NightOffice["nights"], eventId: string) {
  const found = await nights.nightItem(eventId);
  if (!found) throw new Error("no such night");
  const was = found.settings;
  return { was, shown: nights.shownTexts(was) };
}

export const priceOf = (tier: string) => tierField(tier, "price");
export const capacityOf = (tier: string) => tierField(tier, "capacity");
