/** The steps of random sequences with codes and phases: fans, members of Premium, Stripe, time and the office. */
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Visitor } from "../../../server/ports";
import { ticketDesk } from "../../../server/services/box-office/office/ticket-desk";
import { termsDesk } from "../../../server/services/terms/terms-desk";
import type { Store } from "../../../server/store/connection/open-store";
import { code, reservation, ticket, ticketDefinition, ticketOrder } from "../../../server/store/schema";
import { MINUTE_MS, type movableClock } from "../../store";
import type { night } from "../box-office/box-office-world";
import type { numbers } from "../box-office/random-numbers";
import type { TestOffice } from "../box-office/test-office";
import type { stripeInMemory } from "../payments/stripe-in-memory";
import { checkHold, refundFor } from "./terms-model";

const ACTOR = { actor: "office", reason: "requested" } as const;

type Night = Awaited<ReturnType<typeof night>>;
/** `alone`: no other step runs at the same time. */
export type Cast = {
  offices: TestOffice[];
  fans: Visitor[];
  members: Visitor[];
  nights: Night[];
  codes: string[];
  codesOf: Record<string, string[]>;
  any: ReturnType<typeof numbers>;
  alone: boolean;
};
/** Returns what it did; undefined if there was nothing to do. */
type Step = (cast: Cast) => Promise<string | undefined>;

type World = { store: Store; stripe: ReturnType<typeof stripeInMemory>; clock: ReturnType<typeof movableClock> };

const emailOf = (fan: Visitor) => fan.user?.email ?? `${fan.visitorId}@example.com`;
const problemsOf = (answer: Awaited<ReturnType<TestOffice["reserve"]>>) =>
  answer.outcome === "held" ? [] : answer.problems.map((one) => one.code);

/** Some of the night's codes, now and then another night's, or none. */
function somebodysCodes({ codes, codesOf, any }: Cast, { eventId }: Night): string[] {
  const own = any.once(8) ? codes : (codesOf[eventId] ?? []);
  const chosen = [any.of(own) ?? "", any.of(own) ?? ""];
  return any.of([[], chosen.slice(0, 1), chosen.slice(0, 1), chosen, ["WRONG"]]) ?? [];
}

/** Frequent steps are listed several times. */
const OFTEN = [
  "reserve",
  "reserve",
  "reserve",
  "reserveAfterChange",
  "reserveAfterChange",
  "reserveAsMember",
  "buy",
  "buy",
  "buy",
  "buy",
  "pay",
  "payAtStripe",
  "refund",
  "refund",
];

/** `names`: those to choose from. */
export function termsSteps({ store, stripe, clock }: World): { steps: Record<string, Step>; names: string[] } {
  const holds = () => store.db.select().from(reservation);
  const sessionOf = async (id: string) => {
    const [row] = await store.db.select().from(reservation).where(eq(reservation.id, id));
    return stripe.sessions().find((session) => session.id === row?.checkoutSessionId);
  };

  /**
   * Reads the page, lets something happen, presses the button, and presses again if the price has changed meanwhile.
   */
  async function press(cast: Cast, fan: Visitor, between: Step): Promise<string> {
    const { offices, any, nights, members, alone } = cast;
    const [at, show] = [any.of(offices), any.of(nights)];
    if (!at || !show) return "-";
    const named = somebodysCodes(cast, show);
    const seats = { [show.first]: 1 + any.below(3), ...(any.once(3) && { [show.second]: 1 + any.below(2) }) };
    const page = await at.terms(fan, show.eventId, named);
    const happened = await between(cast);
    const shown = Object.fromEntries(page.tiers.map((tier) => [tier.ticketDefinitionId, tier.priceCents]));
    const ask = () =>
      at.reserve(fan, {
        eventId: show.eventId,
        ticketQuantities: Object.entries(seats).map(([ticketDefinitionId, quantity]) => ({
          ...{ ticketDefinitionId, quantity, shown: shown[ticketDefinitionId] ?? 0 },
        })),
        codes: named,
      });
    let answer = await ask();
    for (const problem of answer.outcome === "held" ? [] : answer.problems) {
      if (problem.code === "priceChanged" && problem.definitionId) shown[problem.definitionId] = problem.cents ?? 0;
    }
    if (problemsOf(answer).includes("priceChanged")) answer = await ask();
    if (alone) expect(problemsOf(answer)).not.toContain("priceChanged");
    if (answer.outcome === "held") {
      const now = clock.now();
      if (alone)
        await checkHold(store, { id: answer.reservation.id, now, shown, codes: named, member: members.includes(fan) });
      expect(named).not.toContain("WRONG");
      // Beside other steps, the office may have stopped a code a moment later.
      if (alone) await expectUsable(named);
    }
    return [happened ?? "-", answer.outcome === "held" ? "held" : problemsOf(answer).join()].join(", ");
  }

  async function expectUsable(named: string[]) {
    const rows = await store.db.select().from(code);
    for (const text of named) {
      const row = rows.find((one) => one.text === text);
      expect(row?.stoppedAt === null && row.startAt <= clock.now() && clock.now() < row.endAt).toBe(true);
    }
  }

  const steps: Record<string, Step> = {
    async reserve(cast) {
      const fan = cast.any.of(cast.fans);
      return fan && press(cast, fan, async () => undefined);
    },
    /** The price, the phase or the code changes between page and button. */
    async reserveAfterChange(cast) {
      const fan = cast.any.of(cast.fans);
      const change = cast.any.of(["price", "time", "stop", "limit", "reserve"]) ?? "";
      return cast.alone && fan ? press(cast, fan, async (now) => `${change} ${await steps[change]?.(now)}`) : undefined;
    },
    async reserveAsMember(cast) {
      const fan = cast.any.of(cast.members);
      return fan && press(cast, fan, async () => undefined);
    },
    async buy(cast) {
      const fan = cast.any.of(cast.fans);
      if (!fan) return undefined;
      await press(cast, fan, async () => undefined);
      const mine = (await holds()).filter((one) => one.visitorId === fan.visitorId && one.status === "PENDING");
      const hold = cast.any.of(mine);
      const paying = hold && (await cast.any.of(cast.offices)?.pay(fan, hold.id));
      const session = hold && (await sessionOf(hold.id));
      if (paying?.outcome !== "checkout" || !session) return paying?.outcome;
      stripe.pay(session, emailOf(fan));
      return cast.any.of(cast.offices)?.settle(session.id);
    },
    async pay({ offices, fans, any }) {
      const hold = any.of((await holds()).filter(({ status }) => status === "PENDING"));
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      return fan && hold && (await any.of(offices)?.pay(fan, hold.id))?.outcome;
    },
    async payAtStripe({ fans, any }) {
      const session = any.of(stripe.sessions().filter(({ status }) => status === "open"));
      const fan = any.of(fans);
      return session && fan && `${stripe.pay(session, emailOf(fan))}`;
    },
    /** Money for a hold that ended while Stripe was silent. Others have taken seats and codes in the meantime. */
    async lateMoney(cast) {
      const session = cast.any.of(stripe.sessions().filter(({ status }) => status === "open"));
      const at = cast.any.of(cast.offices);
      if (!session || !at || !cast.alone) return undefined;
      stripe.pay(session, "late@example.com");
      stripe.reachable(false);
      for (const minutes of [40, 35]) {
        clock.advance(minutes * MINUTE_MS);
        await at.reconcile();
      }
      const rivals = [await steps.reserve?.(cast), await steps.reserve?.(cast)];
      stripe.reachable(true);
      return `${await at.settle(session.id)} after ${rivals.join(" and ")}`;
    },
    async returned({ offices, fans, any }) {
      const hold = any.of((await holds()).filter(({ checkoutSessionId }) => checkoutSessionId));
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      return fan && hold && (await any.of(offices)?.returned(fan, hold.id))?.status;
    },
    async release({ offices, fans, any }) {
      const hold = any.of((await holds()).filter(({ status }) => status === "PENDING"));
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      if (!fan || !hold) return undefined;
      await any.of(offices)?.cancel(fan, hold.id);
      return "released";
    },
    /** The office sees beforehand what goes back, and that is refunded; a part by the code's terms. */
    async refund({ offices, any, alone }) {
      const one = any.of(await store.db.select().from(ticket));
      const [order] = one
        ? await store.db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, one.orderNumber))
        : [];
      if (!one || !order) return undefined;
      const all = await store.db.select().from(ticket).where(eq(ticket.orderNumber, order.orderNumber));
      const chosen = all.filter(() => any.once(2)).map(({ ticketNumber }) => ticketNumber);
      const numbers = any.once(3) ? all.map(({ ticketNumber }) => ticketNumber) : [one.ticketNumber, ...chosen];
      const valid = all.filter((each) => each.status === "VALID" && numbers.includes(each.ticketNumber));
      const expected = await refundFor(store, order, numbers);
      const { cents: told } = await ticketDesk({ store, clock }).refundOf(
        order,
        valid.map(({ ticketNumber }) => ticketNumber),
      );
      const done = await any
        .of(offices)
        ?.cancelOrder({ orderNumber: order.orderNumber, ticketNumbers: numbers, ...ACTOR });
      if (alone) expect([told, done?.refundedCents]).toEqual([expected, expected]);
      return `${done?.canceled.length} of ${all.length} for ${done?.refundedCents}`;
    },
    async time({ any }) {
      const minutes = any.of([1, 5, 21, 32, 60]) ?? 1;
      clock.advance(minutes * MINUTE_MS);
      return `${minutes} minutes`;
    },
    async price({ nights, any }) {
      const tier = any.of(nights.flatMap(({ ids }) => ids)) ?? "";
      const priceCents = any.of([100, 333, 1_000, 4_999]) ?? 1_000;
      await store.db.update(ticketDefinition).set({ priceCents }).where(eq(ticketDefinition.id, tier));
      return `${priceCents}`;
    },
    async stop({ codes, any }) {
      return any.once(3)
        ? `${await termsDesk({ store, clock }).stopCodes({ text: any.of(codes) ?? "", actor: "office" })}`
        : "-";
    },
    async limit({ codes, any }) {
      const o = { text: any.of(codes) ?? "", uses: 1 + any.below(4), seats: 1 + any.below(6), actor: "office" };
      const done = await termsDesk({ store, clock }).limitCode(o);
      return "fault" in done ? done.fault.replace(o.text, "") : `${o.uses} uses, ${o.seats} seats`;
    },
    async webhook({ offices, any }) {
      const posted = any.of(stripe.events());
      if (!posted) return undefined;
      await any.of(offices)?.receive(...posted);
      return (JSON.parse(posted[0]) as { type: string }).type;
    },
    async reconcile({ offices, any }) {
      await any.of(offices)?.reconcile();
      return "done";
    },
    async cancelEvent({ offices, nights, any }) {
      const show = any.once(6) && any.of(nights);
      return show ? `${(await any.of(offices)?.cancelEvent(show.eventId, "office"))?.orders} orders` : undefined;
    },
  };

  return { steps, names: [...Object.keys(steps), ...OFTEN] };
}
