/** The catalogue with far more nights than a season has. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { EventsQuery } from "../../../server/product-api/contract";
import { readContent } from "../../../server/services/catalogue/catalogue-content";
import { shows } from "../../../server/services/catalogue/catalogue-shows";
import { answering, nights } from "../../../server/services/catalogue/nights";
import type { Store } from "../../../server/store/db";
import { frozenNow } from "../../store";
import { id, worldStore } from "./catalogue-world";

const siteUrl = "https://ringside.example";
let store: Store;
beforeAll(async () => {
  store = await worldStore();
});
afterAll(() => store.close());

const all = { limit: 100, offset: 0 };

test("Ten thousand nights are filtered, searched and grouped quickly", async () => {
  const content = await readContent(store.db, frozenNow);
  const next = content.programme.nights.find(({ event }) => event.id === id("next"));
  const many = [...Array(10_000)].flatMap((_, n) =>
    next ? { ...next, event: { ...next.event, id: `${n}`, slug: `${n}`, categoryIds: [id("road")] } } : [],
  );
  const now = { ...content, programme: { ...content.programme, nights: many }, now: frozenNow, siteUrl };
  const current = async () => now;
  const tiers = async () => () => [];
  const listed = nights(current, answering(tiers), { db: store.db, tiers });
  const grouped = shows(current);
  const query = { ...EventsQuery.parse({ limit: 5 }), show: "road" };
  const round = async () => {
    await listed.events({ ...query, category: id("road") });
    const found = await listed.events({ ...query, text: "toru", city: "norfolk", month: "2026-03" });
    expect(found.total).toBe(10_000);
    await listed.nightsOf(id("toru"));
    await listed.cities();
    await listed.nextNight();
    await grouped.categories(all);
    await grouped.shows();
  };
  await round();
  const before = process.cpuUsage();
  for (let n = 0; n < 5; n++) await round();
  const { user, system } = process.cpuUsage(before);
  // Processor time, since elapsed time would depend on the machine's load.
  expect((user + system) / 1000 / 5).toBeLessThan(100);
});
