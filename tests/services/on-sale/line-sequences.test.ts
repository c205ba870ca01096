/**
 * Whatever fans, the office and three processes do in and around a line, in any order: nobody loses a place, turns come
 * in the published order and never to somebody else, and only they hold seats. `SEED=…` repeats a run, `SEQUENCES=…`
 * sets their number.
 */
import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drawnOrder } from "../../../server/line/draw";
import type { Visitor } from "../../../server/ports";
import type { OnSales } from "../../../server/services/on-sale/on-sale";
import { subjectsOf } from "../../../server/services/on-sale/take-places";
import { openStore, type Store } from "../../../server/store/connection/open-store";
import { admission, onSale, place, reservation } from "../../../server/store/schema";
import { type LedgerFault, ledgerStatement } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { MINUTE_MS, movableClock } from "../../store";
import { SECRET, SITE, visitor, wish } from "../box-office/box-office-world";
import { numbers } from "../box-office/random-numbers";
import { testOffice } from "../box-office/test-office";
import { stripeInMemory } from "../payments/stripe-in-memory";
import { JOINING_MS, plannedNight, salesOf } from "./line-world";

const SOAK = process.env.SOAK === "on";
const SEQUENCES = Number(process.env.SEQUENCES ?? (SOAK ? 20 : 2));
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const STEPS = 40;
const LEDGER_EVERY = 10;
const PROCESSES = 3;
const RATE = 2;
/** Entries that may be ahead of the plan: fans who were called for the next minute and all come at once. */
const AHEAD_S = 60;

let database: TestDatabase;
let stores: Store[];
const clock = movableClock();
const stripe = stripeInMemory(clock, SECRET);
const done: Record<string, number> = {};

beforeAll(async () => {
  database = await filledDatabase(clock.now());
  const open = () => openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock });
  stores = await Promise.all(Array.from({ length: PROCESSES }, open));
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await database.drop();
});

const storeOf = (n: number) => stores[n % PROCESSES] as Store;
const officeOf = (n: number) =>
  testOffice({
    ...{ store: storeOf(n), stripe: stripe.client, clock, webhookSecret: SECRET, siteUrl: SITE, siteName: "Ringside" },
    mailer: { send: async () => undefined },
    report: () => undefined,
  });

type Fan = { visitor: Visitor; number?: number | undefined };
type Cast = {
  night: Awaited<ReturnType<typeof plannedNight>>;
  processes: OnSales[];
  offices: ReturnType<typeof officeOf>[];
  fans: Fan[];
  any: ReturnType<typeof numbers>;
  /** Numbers that this step may give up. */
  mayGo: Set<number>;
};
type Step = (cast: Cast) => Promise<string | undefined>;

const rowOf = async ({ night: { saleId } }: Cast) => {
  const [row] = await storeOf(0).db.select().from(onSale).where(eq(onSale.id, saleId));
  if (!row) throw new Error("The line is gone");
  return row;
};
const placesOf = ({ night: { saleId } }: Cast) => storeOf(0).db.select().from(place).where(eq(place.saleId, saleId));
const turnsOf = ({ night: { saleId } }: Cast) =>
  storeOf(0).db.select().from(admission).where(eq(admission.saleId, saleId));

/** A process, its line, and a fan. */
async function picked({ processes, fans, night, any }: Cast) {
  const sales = any.of(processes) as OnSales;
  // Processes are seconds behind each other.
  if (any.once(2)) await sales.renew();
  const line = await sales.lineOf(night.eventId);
  return { sales, line, fan: any.of(fans) as Fan };
}

/** Whether the visitor has a turn that may still hold seats, by tables alone. */
async function hasTurn(cast: Cast, { user, visitorId }: Visitor): Promise<boolean> {
  const now = clock.now();
  const all = await turnsOf(cast);
  const turns = all.filter(
    (one) =>
      one.until > now &&
      ((user && one.userId === user.userId) || (one.visitorId === visitorId && !(one.userId && user))),
  );
  const orders = await storeOf(0).db.select().from(reservation).where(eq(reservation.eventId, cast.night.eventId));
  const confirmed = orders.filter(({ status }) => status === "CONFIRMED");
  return turns.some(
    (turn) =>
      !confirmed.some((order) => {
        const hadOwn = all.some(
          (one) =>
            one.id !== turn.id &&
            one.userId !== null &&
            one.userId === order.userId &&
            one.enteredAt <= order.createdAt &&
            one.until >= order.createdAt,
        );
        const isTheirs = order.userId !== null && [turn.userId, user?.userId].includes(order.userId);
        return order.createdAt >= turn.enteredAt && (isTheirs || (order.visitorId === turn.visitorId && !hadOwn));
      }),
  );
}

const steps: Record<string, Step> = {
  async join(cast) {
    const { sales, line, fan } = await picked(cast);
    if (!line) return undefined;
    const before = await placesOf(cast);
    const subjects = subjectsOf(line, fan.visitor);
    const mine = before.filter(({ subject }) => subjects.includes(subject)).sort((a, b) => a.number - b.number);
    const turn = await sales.turn(line, fan.visitor);
    const isOver = turn?.used || (turn?.spent && turn.until <= clock.now());
    const kept = mine.filter(({ number }) => !(isOver && number === turn?.number))[0];
    for (const { number } of mine) if (number !== kept?.number) cast.mayGo.add(number);
    const joined = await sales.join(line, fan.visitor);
    if (joined.outcome !== "joined") return joined.outcome;
    if (kept) expect(joined.place.number, "the place that was taken first").toBe(kept.number);
    fan.number = joined.place.number;
    return isOver ? "again" : "joined";
  },
  async joinTwice(cast) {
    const { fan } = await picked(cast);
    const held = await placesOf(cast);
    const lines = await Promise.all(cast.processes.map((one) => one.lineOf(cast.night.eventId)));
    const turn = lines[0] && (await cast.processes[0]?.turn(lines[0], fan.visitor));
    if (turn) return undefined;
    const subjects = lines[0] ? subjectsOf(lines[0], fan.visitor) : [];
    const mine = held.filter(({ subject }) => subjects.includes(subject)).sort((a, b) => a.number - b.number);
    for (const { number } of mine.slice(1)) cast.mayGo.add(number);
    const all = await Promise.all(cast.processes.map((one, n) => lines[n] && one.join(lines[n], fan.visitor)));
    const got = new Set(all.flatMap((one) => (one?.outcome === "joined" ? [one.place.number] : [])));
    expect(got.size, "one place, from any number of processes").toBeLessThanOrEqual(1);
    for (const number of got) fan.number = number;
    return got.size > 0 ? "joined" : all[0]?.outcome;
  },
  async crowd(cast) {
    const { sales, line } = await picked(cast);
    if (!line) return undefined;
    const joined = await Promise.all(Array.from({ length: 8 }, () => sales.join(line, visitor())));
    const got = joined.flatMap((one) => (one.outcome === "joined" ? [one.place.number] : []));
    expect(new Set(got).size).toBe(got.length);
    return joined[0]?.outcome;
  },
  async leave(cast) {
    const { sales, line, fan } = await picked(cast);
    const own = line && (await sales.place(line, fan.visitor));
    if (!line || !own) return undefined;
    cast.mayGo.add(own.number);
    await sales.leave(line, fan.visitor);
    fan.number = undefined;
    return "left";
  },
  async poll(cast) {
    const { sales, line, fan } = await picked(cast);
    const own = line && (await sales.place(line, fan.visitor));
    return own && (sales.rankOf(line, own.number) === undefined ? "no rank" : "ranked");
  },
  async conduct(cast) {
    const { processes, any } = cast;
    for (let second = 0; second < 4; second++) {
      clock.advance(1_000);
      await Promise.all(processes.map((one) => (any.once(3) ? undefined : one.step({ loop: 0.1, waitMs: 5 }))));
    }
    return (await rowOf(cast)).drawnAt ? "called" : "not open";
  },
  /** A process is killed, and another one starts. */
  async restart({ processes, offices, any }) {
    const n = any.below(PROCESSES);
    processes[n] = salesOf(storeOf(n), clock);
    offices[n] = officeOf(n);
    return "started";
  },
  async enter(cast) {
    const { sales, line, fan } = await picked(cast);
    if (!line || fan.number === undefined) return undefined;
    const own = (await sales.place(line, fan.visitor))?.number === fan.number;
    const { outcome } = await sales.enter(line, fan.number, fan.visitor);
    if (outcome === "entered") expect(own, "only the place's owner enters").toBe(true);
    if (own) expect(outcome).not.toBe("notYours");
    return outcome;
  },
  async enterWithAnother(cast) {
    const { sales, line, fan } = await picked(cast);
    const all = await placesOf(cast);
    const [subjects, stolen] = [line ? subjectsOf(line, fan.visitor) : [], cast.any.of(all)];
    if (!line || !stolen || subjects.includes(stolen.subject)) return undefined;
    const { outcome } = await sales.enter(line, stolen.number, fan.visitor);
    expect(["notYours", "notCalled"]).toContain(outcome);
    return outcome;
  },
  async more(cast) {
    const { sales, line, fan } = await picked(cast);
    if (!line || fan.number === undefined) return undefined;
    return (await sales.prolong(line, fan.number, fan.visitor)) ? "longer" : "no longer";
  },
  async hold(cast) {
    const { offices, fans, night, any } = cast;
    const fan = any.of(fans) as Fan;
    const [admitted, line] = [await hasTurn(cast, fan.visitor), await rowOf(cast)];
    const gated = line.endedAt === null && line.joinsAt <= clock.now();
    const answer = await any
      .of(offices)
      ?.reserve(fan.visitor, wish(night.eventId, { [night.first]: 1 + any.below(2) }));
    const codes = answer?.outcome === "refused" ? answer.problems.map(({ code }) => code) : ["held"];
    if (gated && !admitted) expect(codes, "only fans with a turn hold seats").toEqual(["queue"]);
    else expect(codes, "a turn holds seats").not.toContain("queue");
    return codes.join();
  },
  async pay({ offices, fans, night, any }) {
    const [fan, office] = [any.of(fans) as Fan, any.of(offices)];
    const own = await office?.hold(fan.visitor, night.eventId);
    if (!office || !own || "ended" in own) return undefined;
    const known = stripe.sessions().length;
    const paying = await office.pay(fan.visitor, own.reservationId);
    const session = stripe.sessions()[known];
    if (paying.outcome !== "checkout" || !session) return paying.outcome;
    stripe.pay(session, "fan@example.com");
    const settled = await office.settle(session.id);
    await office.drained();
    return settled;
  },
  async cancel({ offices, fans, night, any }) {
    const [fan, office] = [any.of(fans) as Fan, any.of(offices)];
    const own = await office?.hold(fan.visitor, night.eventId);
    if (!own || "ended" in own) return undefined;
    await office?.cancel(fan.visitor, own.reservationId);
    return "canceled";
  },
  /** A fan signs in, in a browser that may have a place already. */
  async signIn({ fans, any }) {
    const fan = any.of(fans) as Fan;
    const userId = `fan-${any.below(4)}`;
    fan.visitor = visitor({ userId, email: `${userId}@example.com` }, fan.visitor.visitorId);
    return "signed in";
  },
  async newBrowser({ fans, any }) {
    const fan = any.of(fans) as Fan;
    fan.visitor = visitor(fan.visitor.user, undefined);
    if (!fan.visitor.user) fan.number = undefined;
    return fan.visitor.user ? "of an account" : "of a guest";
  },
  async time({ any }) {
    const minutes = any.of([1, 2, 6, 11, 21]) ?? 1;
    clock.advance(minutes * MINUTE_MS);
    return `${minutes} minutes`;
  },
  async opening(cast) {
    const { opensAt, drawn } = await rowOf(cast);
    if (drawn !== null) return undefined;
    clock.advance(Math.max(0, opensAt.getTime() - clock.now().getTime()));
    return "opened";
  },
  async office(cast) {
    if (!cast.any.once(3)) return undefined;
    const { halted } = await rowOf(cast);
    await storeOf(0).db.update(onSale).set({ halted: !halted }).where(eq(onSale.id, cast.night.saleId));
    return halted ? "resumed" : "paused";
  },
};
const OFTEN = [
  "join",
  "join",
  "join",
  "conduct",
  "conduct",
  "conduct",
  "enter",
  "enter",
  "enter",
  "enter",
  "hold",
  "hold",
];
const NAMES = [...Object.keys(steps), ...OFTEN, ...OFTEN];

/** What holds after every step, from the tables. */
async function check(cast: Cast, before: { serving: number; numbers: number[]; at: number | undefined }) {
  const [row, places, turns] = [await rowOf(cast), await placesOf(cast), await turnsOf(cast)];
  const left = new Set(places.map(({ number }) => number));
  const lost = before.numbers.filter((number) => !left.has(number) && !cast.mayGo.has(number));
  expect(lost, "places are never lost").toEqual([]);
  expect(row.serving, "calls are never taken back").toBeGreaterThanOrEqual(before.serving);
  if (row.serving > before.serving) expect(row.control?.at, "each call has its own second").not.toBe(before.at);

  const [one] = cast.processes;
  const order = row.drawn && row.drawnAt ? drawnOrder({ seed: row.seed, places: row.drawn, beacon: "" }) : undefined;
  for (const { number, rank, enteredAt } of turns) {
    if (number === null || rank === null) continue;
    expect(rank, "turns come in the published order").toBe(number < (row.drawn ?? 0) ? order?.indexOf(number) : number);
    expect(one?.rankOf(row as never, number)).toBe(rank);
    expect(rank, "only called fans enter").toBeLessThan(row.serving);
    expect(enteredAt.getTime()).toBeGreaterThanOrEqual(row.opensAt.getTime());
  }
  const entered = turns.filter(({ number, slice }) => number !== null || slice !== null).length;
  expect(entered, "entries never run ahead of the plan").toBeLessThanOrEqual(
    Math.ceil((row.control?.planned ?? 0) + RATE * AHEAD_S + 1),
  );
}

async function play(seed: number) {
  const any = numbers(seed);
  const night = await plannedNight(storeOf(0), clock, { seats: 6 + any.below(8), maxRate: RATE });
  const processes = Array.from({ length: PROCESSES }, (_, n) => salesOf(storeOf(n), clock));
  const offices = Array.from({ length: PROCESSES }, (_, n) => officeOf(n));
  const fans = Array.from({ length: 6 }, (): Fan => ({ visitor: visitor() }));
  const cast: Cast = { night, processes, offices, fans, any, mayGo: new Set() };
  const told: string[] = [];
  try {
    for (let n = 0; n < STEPS; n++) {
      const row = await rowOf(cast);
      const before = {
        serving: row.serving,
        numbers: (await placesOf(cast)).map(({ number }) => number),
        at: row.control?.at,
      };
      cast.mayGo.clear();
      const name = n === Math.floor(STEPS / 4) ? "opening" : (any.of(NAMES) ?? "");
      told.push(name);
      const what = await steps[name]?.(cast);
      told.push(`${told.pop()}: ${what ?? "-"}`);
      done[told.at(-1) ?? ""] = (done[told.at(-1) ?? ""] ?? 0) + 1;
      await check(cast, before);
      if (n % LEDGER_EVERY === 0) expect(await storeOf(0).prepared<LedgerFault>(ledgerStatement())).toEqual([]);
    }
  } catch (error) {
    throw new Error(`SEED=${seed} SEQUENCES=1 plays it again:\n${told.join("\n")}`, { cause: error });
  } finally {
    clock.advance(JOINING_MS);
    // One that has ended by itself keeps its end: since then, seats are held without a turn.
    const open = and(eq(onSale.id, night.saleId), isNull(onSale.endedAt));
    await storeOf(0).db.update(onSale).set({ endedAt: clock.now() }).where(open);
  }
}

it(
  `keep places, order and turns over ${SEQUENCES} sequences (SEED=${SEED})`,
  async () => {
    for (let n = 0; n < SEQUENCES; n++) await play(SEED + n);
    // A run in which nobody entered or held seats would prove nothing.
    if (SEQUENCES >= 12)
      expect(Object.keys(done)).toEqual(expect.arrayContaining(["enter: entered", "hold: held", "hold: queue"]));
  },
  SEQUENCES * 30_000,
);
