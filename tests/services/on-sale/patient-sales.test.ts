/** A busy store, as fans with a turn and all others see it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Busy, isBusy, isUnavailable } from "../../../server/services/contention";
import type { OnSales } from "../../../server/services/on-sale/on-sale";
import { patientSales, whileBusy } from "../../../server/services/on-sale/patient-sales";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow, movableClock } from "../../store";
import { SECRET, SITE, visitor, wish } from "../box-office/box-office-world";
import { races } from "../box-office/races";
import { testOffice } from "../box-office/test-office";
import { stripeInMemory } from "../payments/stripe-in-memory";
import { conduct, JOINING_MS, lineOf, plannedNight, salesOf } from "./line-world";

let database: TestDatabase;
let store: Store;
let sales: OnSales;
let race: ReturnType<typeof races>;
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  store = await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
  sales = salesOf(store, clock);
  race = races(database.url);
});
afterAll(async () => {
  await race.pool.end();
  await store.close();
  await database.drop();
});

const office = () =>
  testOffice({
    ...{ store, stripe: stripe.client, clock, webhookSecret: SECRET, siteUrl: SITE, siteName: "Ringside" },
    mailer: { send: async () => undefined },
    report: () => undefined,
  });

/** Longer than one try waits for its lock. */
const LOCKED_MS = 2_600;
const SLOWEST_MS = 12_000;

describe("while somebody else has a night's tiers locked", () => {
  it("fans with a turn get their seats, and others learn that it is busy; so do all without the retry (control)", async () => {
    const { eventId, first } = await plannedNight(store, clock);
    const fans = [visitor(), visitor()];
    const places = [];
    for (const fan of fans) places.push(await sales.join(await lineOf(sales, eventId), fan));
    clock.advance(JOINING_MS);
    await conduct(sales, clock, 3);
    for (const [n, fan] of fans.entries()) {
      const joined = places[n];
      const number = joined?.outcome === "joined" ? joined.place.number : -1;
      expect((await sales.enter(await lineOf(sales, eventId), number, fan)).outcome).toBe("entered");
    }
    const [admitted, control] = fans;
    const ask = (reserve: ReturnType<typeof office>["reserve"], fan = visitor()) =>
      reserve(fan, wish(eventId, { [first]: 1 })).then(
        ({ outcome }) => outcome,
        (error: unknown) => (isBusy(error) || isUnavailable(error) ? "busy" : String(error)),
      );
    const began = performance.now();
    const answers = await race.inTransaction(async (client) => {
      await client.query("select 1 from ticket_definition where event_id = $1 for update", [eventId]);
      const asked = [
        ask(patientSales(office(), sales).reserve, admitted),
        ask(office().reserve, control),
        ask(patientSales(office(), sales).reserve),
      ];
      await new Promise((resolve) => setTimeout(resolve, LOCKED_MS));
      return { asked };
    });
    expect(await Promise.all(answers.asked)).toEqual(["held", "busy", "busy"]);
    expect(performance.now() - began).toBeLessThan(SLOWEST_MS);
    const { rows } = await race.pool.query("select count(*)::int as n from reservation where event_id = $1", [eventId]);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe("A retry", () => {
  const failing = (times: number, error: Error = new Busy("busy")) => {
    let calls = 0;
    const work = async () => {
      calls += 1;
      if (calls <= times) throw error;
      return "done";
    };
    return { work, calls: () => calls };
  };

  it("is made twice at most", async () => {
    const twice = failing(2);
    expect(await whileBusy(twice.work, () => true)).toBe("done");
    const always = failing(9);
    await expect(whileBusy(always.work, () => true)).rejects.toThrow("busy");
    expect(always.calls()).toBe(3);
  });

  it("is made neither for requests that may not retry, nor after any other error", async () => {
    const barred = failing(9);
    await expect(whileBusy(barred.work, async () => false)).rejects.toThrow("busy");
    const broken = failing(9, new Error("broken"));
    await expect(whileBusy(broken.work, () => true)).rejects.toThrow("broken");
    expect([barred.calls(), broken.calls()]).toEqual([1, 1]);
  });
});
