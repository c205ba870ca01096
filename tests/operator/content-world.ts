/** An office with the seeded content and a night with sales, and one with an empty store. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { boxOfficeWorld, checkout, held, night, visitor, wish } from "../services/box-office/box-office-world";
import { testStore } from "../store";
import { officeOf } from "./office";

export type Item = Record<string, unknown>;
export type Night = Item & { id: string; slug: string; title: string; tiers: Item[] };
export type Document = Record<string, Item[]> & { events: Night[] };
export type ContentWorld = Awaited<ReturnType<typeof contentWorld>>;
type Office = ReturnType<typeof officeOf>;

/** `sold` is a night with 3 tickets sold and 2 seats held of 10. `all.json` in the office has the whole content. */
export async function contentWorld() {
  const world = await boxOfficeWorld(await testStore());
  const office = officeOf(world);
  const empty = await boxOfficeWorld(await testStore({ seeded: false }));
  const elsewhere = officeOf(empty);

  const sold = await night(world.store, world.clock.now(), [{ capacity: 10, cents: 4_900 }], {
    shortCode: "NGHT22",
    slug: "sold-night",
  });
  const seats = (n: number) => wish(sold.eventId, { [sold.first]: n });
  const fan = visitor();
  const id = await held(world.office.reserve(fan, seats(3)));
  await world.payAt(await checkout(world.office.pay(fan, id)));
  expect((await world.office.returned(fan, id))?.status).toBe("paid");
  await held(world.office.reserve(visitor(), seats(2)));
  expect((await office.run("content", "export", "all.json")).err).toBe("");

  async function close() {
    await world.close();
    await empty.close();
    office.leave();
    elsewhere.leave();
  }
  return { world, office, empty, elsewhere, sold, close };
}

export const fileOf = (from: Office, name: string) => readFileSync(join(from.folder, name), "utf8");
export const contentOf = (office: Office): Document => JSON.parse(fileOf(office, "all.json"));
export const named = (document: Document, slug: string) => document.events.find((one) => one.slug === slug) as Night;
