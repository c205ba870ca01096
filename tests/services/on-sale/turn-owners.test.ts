/** Who owns a turn, and what it allows, when a fan uses several accounts or tabs. On PostgreSQL. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import type { OnSales } from "../../../server/services/on-sale/on-sale";
import { forget } from "../../../server/services/privacy/forget";
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
let otherStore: Store;
let race: ReturnType<typeof races>;
let sales: OnSales;
let office: ReturnType<typeof testOffice>;
/** The box office of another process on the same database. */
let otherOffice: ReturnType<typeof testOffice>;
const clock = movableClock();
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  const open = () => openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
  store = await open();
  otherStore = await open();
  race = races(database.url);
  sales = salesOf(store, clock);
  const stripe = stripeInMemory(clock, SECRET).client;
  const officeOn = (own: Store) =>
    testOffice({
      ...{ store: own, stripe, clock, webhookSecret: SECRET, siteUrl: SITE, siteName: "Ringside" },
      mailer: { send: async () => undefined },
      report: () => undefined,
    });
  office = officeOn(store);
  otherOffice = officeOn(otherStore);
});
afterAll(async () => {
  await race.pool.end();
  await store.close();
  await otherStore.close();
  await database.drop();
});

/** A night whose line has called these fans, with their places in the order of the fans. */
async function calledNight(fans: Visitor[]) {
  const night = await plannedNight(store, clock);
  const numbers: number[] = [];
  for (const fan of fans) {
    const joined = await sales.join(await lineOf(sales, night.eventId), fan);
    numbers.push(joined.outcome === "joined" ? joined.place.number : -1);
  }
  clock.advance(JOINING_MS);
  await conduct(sales, clock, 3);
  const enter = async (n: number, fan = fans[n] ?? visitor()) =>
    (await sales.enter(await lineOf(sales, night.eventId), numbers[n] ?? -1, fan)).outcome;
  /** Holds a seat; `paid` makes an order of it. */
  const hold = async (fan: Visitor, at = office): Promise<string> => {
    const answer = await at.reserve(fan, wish(night.eventId, { [night.first]: 1 }));
    return answer.outcome === "held" ? "held" : answer.problems.map(({ code }) => code).join();
  };
  const paid = () =>
    store.db.execute(
      sql`update reservation set status = 'CONFIRMED' where event_id = ${night.eventId}::uuid and status = 'PENDING'`,
    );
  return { ...night, numbers, enter, hold, paid };
}

describe("a turn is good for one order", () => {
  it("also if the fan then signs out, or signs in with another account", async () => {
    const browser = visitor({ userId: "first-account" });
    const guest = visitor(undefined, browser.visitorId);
    const other = visitor({ userId: "second-account" }, browser.visitorId);
    const { enter, hold, paid } = await calledNight([browser]);
    expect(await enter(0)).toBe("entered");
    expect(await hold(browser)).toBe("held");
    await paid();
    expect([await hold(browser), await hold(guest), await hold(other)]).toEqual(["queue", "queue", "queue"]);
  });

  it("also if a guest enters and an account buys", async () => {
    const guest = visitor();
    const account = visitor({ userId: "account-of-a-guest" }, guest.visitorId);
    const { enter, hold, paid } = await calledNight([guest]);
    expect(await enter(0)).toBe("entered");
    expect(await hold(account)).toBe("held");
    await paid();
    expect([await hold(account), await hold(guest)]).toEqual(["queue", "queue"]);
    expect(await enter(0)).toBe("spent");
  });

  it("also if the account goes on in another browser before the first one has paid", async () => {
    const first = visitor({ userId: "two-browsers" });
    const guest = visitor(undefined, first.visitorId);
    const second = visitor({ userId: "two-browsers" });
    const { enter, hold, paid } = await calledNight([first]);
    expect(await enter(0)).toBe("entered");
    expect(await hold(guest)).toBe("held");
    expect(await enter(0, second)).toBe("entered");
    await paid();
    expect(await hold(second)).toBe("queue");
  });

  it("and two people who share a browser have one each", async () => {
    const one = visitor({ userId: "one-of-two" });
    const two = visitor({ userId: "two-of-two" }, one.visitorId);
    const { enter, hold, paid } = await calledNight([one, two]);
    expect([await enter(0), await enter(1)]).toEqual(["entered", "entered"]);
    expect(await hold(one)).toBe("held");
    await paid();
    expect(await hold(two)).toBe("held");
    await paid();
    expect([await hold(one), await hold(two)]).toEqual(["queue", "queue"]);
  });

  it("also if an account uses up its own turn, and then the next one of its browser", async () => {
    const account = visitor({ userId: "both-turns" });
    const guest = visitor(undefined, account.visitorId);
    const { enter, hold, paid } = await calledNight([account, guest]);
    expect(await enter(0)).toBe("entered");
    expect(await hold(account)).toBe("held");
    await paid();
    clock.advance(1_000);
    expect(await enter(1)).toBe("entered");
    expect([await hold(account), await hold(guest)]).toEqual(["queue", "held"]);
    await paid();
    expect([await hold(account), await hold(guest)]).toEqual(["queue", "queue"]);
  });

  it("also if the fan holds seats as an account and as a guest before either is paid", async () => {
    const account = visitor({ userId: "two-holds" });
    const guest = visitor(undefined, account.visitorId);
    const elsewhere = visitor({ userId: "two-holds" });
    const { eventId, enter, hold, paid } = await calledNight([account]);
    expect(await enter(0)).toBe("entered");
    expect([await hold(account), await hold(guest), await hold(elsewhere)]).toEqual(["held", "queue", "held"]);
    const line = await lineOf(sales, eventId);
    const turns = await Promise.all([account, guest, elsewhere].map((one) => sales.turn(line, one)));
    expect(turns.map((turn) => turn?.heldElsewhere)).toEqual([false, true, false]);
    await paid();
    expect((await sales.turn(line, guest))?.heldElsewhere).toBe(false);
    expect([await hold(account), await hold(guest)]).toEqual(["queue", "queue"]);
  });
});

describe("the deletion of an account", () => {
  const gone = (userId: string, { visitorId }: Visitor) =>
    forget(store.db, { userId, visitorId, username: userId, email: undefined }, randomUUID());

  it("gives back no turn that was used up, no matter which account of its browser entered", async () => {
    const guest = visitor();
    const account = visitor({ userId: "buys-and-leaves" }, guest.visitorId);
    const other = visitor();
    const otherAccount = visitor({ userId: "enters-buys-and-leaves" }, other.visitorId);
    const { enter, hold, paid } = await calledNight([guest, other]);
    expect([await enter(0), await enter(1, otherAccount)]).toEqual(["entered", "entered"]);
    expect([await hold(account), await hold(otherAccount)]).toEqual(["held", "held"]);
    await paid();
    await gone("buys-and-leaves", guest);
    await gone("enters-buys-and-leaves", other);
    expect([await enter(0), await enter(1)]).toEqual(["spent", "spent"]);
    expect([await hold(guest), await hold(other)]).toEqual(["queue", "queue"]);
  });

  it("leaves a guest of the same browser their turn", async () => {
    const guest = visitor();
    const account = visitor({ userId: "leaves-a-guest" }, guest.visitorId);
    const { enter, hold, paid } = await calledNight([account, guest]);
    expect([await enter(0), await hold(account)]).toEqual(["entered", "held"]);
    await paid();
    clock.advance(1_000);
    expect(await enter(1)).toBe("entered");
    await gone("leaves-a-guest", guest);
    expect(await hold(guest)).toBe("held");
    await paid();
    expect(await hold(guest)).toBe("queue");
  });
});

describe("two holds of one turn at the same instant", () => {
  const codesOf = async (answers: Promise<string>[]) => (await Promise.all(answers)).sort();

  it("don't both succeed in one process, whether a browser or an account connects them", async () => {
    const account = visitor({ userId: "at-once-here" });
    const guest = visitor(undefined, account.visitorId);
    const elsewhere = visitor({ userId: "at-once-here" });
    const { enter, hold } = await calledNight([account]);
    expect(await enter(0)).toBe("entered");
    expect(await codesOf([hold(account), hold(guest)])).toEqual(["held", "queue"]);

    const again = await calledNight([account]);
    expect(await again.enter(0)).toBe("entered");
    expect(await codesOf([again.hold(guest), again.hold(elsewhere)])).toEqual(["held", "queue"]);
  });

  it("don't both succeed in two processes", async () => {
    const account = visitor({ userId: "at-once-there" });
    const guest = visitor(undefined, account.visitorId);
    // In the same browser, an account that comes second would take over the guest's hold.
    const elsewhere = visitor({ userId: "at-once-there" });
    const { eventId, enter, hold } = await calledNight([account]);
    expect(await enter(0)).toBe("entered");
    // A process learns from its first request that the night has a line. Only later statements carry the line's rules.
    expect([await hold(visitor()), await hold(visitor(), otherOffice)]).toEqual(["queue", "queue"]);
    const seats = { text: "select 1 from ticket_definition where event_id = $1 for update", values: [eventId] };
    const answers = await race.atOnce(seats, 2, () => [hold(elsewhere), hold(guest, otherOffice)]);
    expect(answers.sort()).toEqual(["held", "queue"]);
  });

  it("both succeed for two fans with a turn each in one browser", async () => {
    const one = visitor({ userId: "at-once-one" });
    const two = visitor({ userId: "at-once-two" }, one.visitorId);
    const { eventId, enter, hold } = await calledNight([one, two]);
    expect([await enter(0), await enter(1)]).toEqual(["entered", "entered"]);
    const seats = { text: "select 1 from ticket_definition where event_id = $1 for update", values: [eventId] };
    expect(await race.atOnce(seats, 2, () => [hold(one), hold(two, otherOffice)])).toEqual(["held", "held"]);
  });
});

describe("a fan who does two things at once", () => {
  /** A fan whose turn is used up, and a tab that enters as soon as the other tab's first statement has run. */
  it("doesn't get another turn with a place that they give up for a new one", async () => {
    const fan = visitor();
    const { eventId, numbers, enter, hold, paid } = await calledNight([fan]);
    await enter(0);
    await hold(fan);
    await paid();
    let entered = "";
    const interrupted: Store["prepared"] = async (query) => {
      const rows = await store.prepared(query);
      const { rows: turns } = await store.db.execute(sql`
        select 1 from admission join on_sale on on_sale.id = sale_id
        where event_id = ${eventId}::uuid and number is null`);
      if (turns.length > 0) entered ||= await enter(0);
      return rows as never;
    };
    const tab = salesOf({ ...store, prepared: interrupted }, clock);
    const joined = await tab.join(await lineOf(tab, eventId), fan);
    expect(entered).toBe("notYours");
    expect(joined).toMatchObject({ outcome: "joined", place: { number: (numbers[0] ?? 0) + 1 } });
  });

  it("leaves and enters: the place is gone, and the page says so", async () => {
    const fan = visitor();
    const { eventId, saleId, enter } = await calledNight([fan]);
    const line = await lineOf(sales, eventId);
    const lock = { text: "select 1 from place where sale_id = $1 for update", values: [saleId] };
    const [, entered] = await race.atOnce(lock, 2, () => {
      const left = sales.leave(line, fan);
      return [left, wait(200).then(() => enter(0))] as Promise<unknown>[];
    });
    expect(entered).toBe("notYours");
  });
});
