/** A site on a database of its own, and nights of it that get a line. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { newSale } from "../../../server/line/new-sale";
import { filledDatabase } from "../../filled-stores";
import { eventId } from "../buying/purchase";
import type { fan } from "../fan";
import { type Site, testSite } from "../site";

type Fan = ReturnType<typeof fan>;
type NewLine = { opensInMs?: number; joinedMs?: number; access?: "anyone" | "account" };
export type LineSite = Awaited<ReturnType<typeof lineSite>>;

const JOINING_MS = 30 * 60_000;

export async function lineSite(env: Record<string, string> = {}) {
  const database = await filledDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  const site = await testSite({ DATABASE_URL: database.url, ...env });
  return {
    ...site,
    pool,
    /** Gives a night a line that takes places, and opens `opensInMs` from now on the site's clock. */
    async plan(title: string, { opensInMs = JOINING_MS, ...row }: NewLine = {}): Promise<string> {
      const id = await eventId(site, title);
      const now = await clockOf(site);
      const opensAt = new Date(now.getTime() + opensInMs);
      const joinsAt = new Date(opensAt.getTime() - JOINING_MS);
      const sale = newSale({ id: randomUUID(), eventId: id, mode: "planned", joinsAt, opensAt, now, ...row });
      const { rows } = await pool.query<{ name: string }>(
        "select column_name as name from information_schema.columns where table_name = 'on_sale'",
      );
      const values = rows.flatMap(({ name }) => {
        const value = (sale as Record<string, unknown>)[name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())];
        return value === undefined ? [] : [{ name, value }];
      });
      await pool.query(
        `insert into on_sale (${values.map(({ name }) => name)}) values (${values.map((_, n) => `$${n + 1}`)})`,
        values.map(({ value }) => value),
      );
      await until(async () => (await nowOf(site, id))?.phase !== undefined);
      return id;
    },
    /** Opens the line now, and waits until `ranks` places are called. */
    async open(event: string, ranks: number): Promise<void> {
      await pool.query("update on_sale set opens_at = $2 where event_id = $1", [event, await clockOf(site)]);
      await until(async () => ((await nowOf(site, event))?.serving ?? 0) >= ranks);
    },
    until,
    now: (event: string) => nowOf(site, event),
    async stop() {
      await pool.end();
      await site.stop();
      await database.drop();
    },
  };
}

/** Takes a place and, once the line is open, enters with it. */
export const join = (who: Fan, event: string) => who.post(`/line/${event}`, { intent: "join" });
export const enter = (who: Fan, event: string) => who.post(`/line/${event}`, { intent: "enter" });

type Polled = { phase: string; serving: number; joined: number };

async function nowOf(site: Pick<Site, "url">, event: string): Promise<Polled | undefined> {
  const answer = await fetch(`${site.url}/line/${event}/now.json`, { redirect: "manual" });
  return answer.status === 200 ? ((await answer.json()) as Polled) : undefined;
}

async function clockOf({ sandbox }: Pick<Site, "sandbox">): Promise<Date> {
  return new Date(((await (await fetch(`${sandbox}/clock`)).json()) as { now: string }).now);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("It never came about");
    await wait(100);
  }
}
