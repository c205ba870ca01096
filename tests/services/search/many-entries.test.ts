/**
 * What a search costs on PostgreSQL with ten thousand nights and a thousand wrestlers, for friendly and hostile
 * queries.
 */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Content } from "../../../server/services/catalogue/catalogue-content";
import { readContent } from "../../../server/services/catalogue/catalogue-content";
import { search } from "../../../server/services/search/search";
import { searchIndex } from "../../../server/services/search/search-index";
import { openUnfilled, type Store } from "../../../server/store/connection/open-store";
import { testDatabase } from "../../postgres";
import { frozenNow, testStore } from "../../store";

const NIGHTS = 10_000;
const WRESTLERS = 1_000;
/** All of the work in one go takes more than three times as long, on any machine. */
const MOST_MS = 250;
let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Store;
let content: Content;

beforeAll(async () => {
  const seeded = await testStore();
  const season = await readContent(seeded.db, frozenNow);
  await seeded.close();
  content = grown(season);
  database = await testDatabase();
  store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
  await searchIndex({ store, content: async () => content })();
  await store.db.execute(sql`analyze search_entry`);
}, 180_000);
afterAll(async () => {
  await store.close();
  await database.drop();
});

/** The season many times over: the same words, and a few of each night's own. */
function grown(season: Content): Content {
  const { nights, wrestlers } = season.programme;
  const people = [...wrestlers.values()];
  const many = Array.from({ length: NIGHTS }, (_, n) => {
    const night = nights[n % nights.length];
    if (!night) throw new Error("no night");
    return {
      ...night,
      event: { ...night.event, id: `${night.event.id}${n}`, title: `${night.event.title} ${n} town${n % 400}` },
    };
  });
  const crowd = Array.from({ length: WRESTLERS }, (_, n) => {
    const one = people[n % people.length];
    if (!one) throw new Error("nobody");
    return [
      `${one.id}${n < people.length ? "" : n}`,
      { ...one, id: `${one.id}${n}`, ringName: `${one.ringName} ${n}` },
    ] as const;
  });
  const all = new Map([...crowd, ...people.map((one) => [one.id, one] as const)]);
  return { ...season, programme: { ...season.programme, nights: many, wrestlers: all } };
}

it.each([
  ["iron harvest 4711", 5],
  ["town77", 5],
  ["calder", 100],
  ["the", 100],
  ["th in of an", 100],
  ["a", 100],
  ["wr wr wr st st st no no ma ma ca ca", 100],
])("%s takes less than %i ms, on a machine under load", async (text, most) => {
  const current = async () => ({ ...content, now: frozenNow, siteUrl: "https://ringside.example" });
  const plans: { ms: number; text: string }[] = [];
  const explained = {
    execute: async (query: ReturnType<typeof sql>) => {
      const { rows } = await store.db.execute<{ "QUERY PLAN": string }>(sql`explain (analyze, timing off) ${query}`);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      plans.push({ ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]), text: plan });
      return store.db.execute(query);
    },
  };
  const find = search(current, { db: explained as unknown as Store["db"], language: "de" });
  const best = () => Math.min(...plans.map(({ ms }) => ms));
  // Another process may have the processor for seconds; a query that is slow by itself is slow every time.
  for (let n = 0; n < 5 || (n < 40 && best() >= most); n++) await find.search({ text, limit: 20 });
  expect(best()).toBeLessThan(most);
  if (most === 5) expect(plans.at(-1)?.text).toContain("search_entry_words");
});

it("looking for what has changed keeps requests waiting for a moment at most", async () => {
  /** The most processor time between two turns of the event loop, in ms: other processes don't count. */
  async function longestTurn(): Promise<number> {
    let longest = 0;
    let last = process.cpuUsage();
    let next: NodeJS.Immediate | undefined;
    const look = () => {
      const { user, system } = process.cpuUsage(last);
      longest = Math.max(longest, (user + system) / 1_000);
      last = process.cpuUsage();
      next = setImmediate(look);
    };
    look();
    await searchIndex({ store, content: async () => content })();
    clearImmediate(next);
    look();
    clearImmediate(next);
    return longest;
  }
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3 || (n < 10 && best >= MOST_MS); n++) best = Math.min(best, await longestTurn());
  expect(best).toBeLessThan(MOST_MS);
});
