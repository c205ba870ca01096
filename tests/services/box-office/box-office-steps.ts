/** The steps of random sequences at the box office: fans, Stripe, the door, time and the office. */

import { eq } from "drizzle-orm";
import type { Visitor } from "../../../server/ports";
import { SILENCE_MS } from "../../../server/services/box-office/checkout/checkout-outcomes";
import { ticketSignature } from "../../../server/services/box-office/tickets/ticket-numbers";
import { seatDesk } from "../../../server/services/seating/seat-desk";
import { reservation, ticket } from "../../../server/store/schema";
import { MINUTE_MS } from "../../store";
import { testPass } from "../door-pass";
import type { PlanSteps } from "../seating/plan-steps";
import { type night, wish } from "./box-office-world";
import { goodsSteps } from "./goods-steps";
import type { numbers } from "./random-numbers";
import type { TestOffice } from "./test-office";

const OFFICE = { actor: "office", reason: "requested" } as const;

type Night = Awaited<ReturnType<typeof night>>;
/** `nights` includes the hall, whose seats are numbered. `alone`: no other step runs at the same time. */
type Cast = {
  offices: TestOffice[];
  fans: Visitor[];
  nights: Night[];
  hall: Night;
  plans: PlanSteps;
  any: ReturnType<typeof numbers>;
  alone: boolean;
};
/** Returns what it did; undefined if there was nothing to do. */
type Step = (cast: Cast) => Promise<string | undefined>;

type World = Parameters<typeof goodsSteps>[0];

const emailOf = (fan: Visitor) => fan.user?.email ?? `${fan.visitorId}@example.com`;

/** Frequent steps are listed several times. */
const OFTEN = [
  "reserve",
  "reserve",
  "reserve",
  "reserveSeats",
  "reserveSeats",
  "reserveSeats",
  "buySeats",
  "buySeats",
  "changeGoods",
  "buyWithGoods",
  "changePlan",
  "changePlan",
  "pay",
  "pay",
  "payAtStripe",
  "payAtTheLastSecond",
  "payTooLate",
  "seatSoldNight",
  "time",
  "webhook",
  "webhook",
];

/** `names` are the steps to choose from. */
export function boxOfficeSteps({ store, stripe, clock, shop }: World): {
  steps: Record<string, Step>;
  names: string[];
} {
  const desk = () => seatDesk({ store, clock, refunds: { send: async () => undefined } });
  const holdsNow = () => store.db.select().from(reservation);
  /** Places that the office took off sale, under the names they had then. */
  const taken: string[] = [];

  const steps: Record<string, Step> = {
    async reserve({ offices, fans, nights, any }) {
      const [fan, show] = [any.of(fans), any.of(nights)];
      if (!fan || !show) return undefined;
      const seats = { [show.first]: 1 + any.below(3), ...(any.once(2) && { [show.second]: 1 + any.below(2) }) };
      const answer = await any
        .of(offices)
        ?.reserve(fan, wish(show.eventId, seats, any.once(3) ? "one-form" : undefined));
      return `${answer?.outcome} ${Object.values(seats)}`;
    },
    /** Some by name, some by number, now and then with a wheelchair, or together at any price. */
    async reserveSeats({ offices, fans, hall, plans, any }) {
      const fan = any.of(fans);
      if (!fan) return undefined;
      const all = await plans.places();
      const places = [...new Set(Array.from({ length: 1 + any.below(3) }, () => any.of(all) ?? ""))];
      const named = { ticketDefinitionId: hall.first, quantity: places.length, places };
      const numbered = { ticketDefinitionId: any.of(hall.ids) ?? "", quantity: 1 + any.below(3) };
      const [how, ticketQuantities] = any.of([
        ["by name", [named]],
        ["by number", [numbered]],
        ["both ways", [named, numbered]],
      ] as const) ?? ["", []];
      const answer = await any.of(offices)?.reserve(fan, {
        eventId: hall.eventId,
        ticketQuantities: [...ticketQuantities],
        ...(any.once(4) && { accessible: 1 }),
        ...(any.once(4) && { together: "must" }),
      });
      const said = answer?.outcome === "refused" ? answer.problems.map(({ code }) => code).join() : answer?.outcome;
      return `${said} ${how}`;
    },
    /** A fan holds and pays without delay, as for most seats of a real night. */
    async buySeats({ offices, fans, nights, hall, any }) {
      const [at, fan] = [any.of(offices), any.of(fans)];
      const show = any.once(3) ? (any.of(nights) ?? hall) : hall;
      const seats = { [show.ids[any.below(2)] ?? ""]: 1 + any.below(2) };
      const answer = fan && (await at?.reserve(fan, wish(show.eventId, seats)));
      if (!fan || answer?.outcome !== "held") return answer?.outcome;
      const known = stripe.sessions().length;
      const paying = await at?.pay(fan, answer.reservation.id);
      const session = stripe.sessions()[known];
      if (paying?.outcome !== "checkout" || !session) return paying?.outcome;
      stripe.pay(session, emailOf(fan));
      return at?.settle(session.id);
    },
    /** The office takes free seats off sale, or puts its own back. */
    async officeSeats({ hall, plans, any }) {
      const o = { eventId: hall.eventId, actor: "office", seats: any.of(await plans.places()) ?? "" };
      const own = { ...o, seats: any.of(taken) ?? o.seats };
      const until = new Date(clock.now().getTime() + 10 * MINUTE_MS);
      const [what, work] = any.of([
        ["blocked", () => desk().claim({ ...o, why: "blocked" })],
        ["killed", () => desk().claim({ ...o, why: "killed" })],
        ["kept", () => desk().claim({ ...o, why: "guest", note: "Nia", until })],
        ["freed", () => desk().free(o)],
        ["freed", () => desk().free(own)],
      ] as const) ?? [""];
      const done = await work?.();
      if (done && "places" in done && what !== "freed") taken.push(...done.places);
      return done && ("fault" in done ? done.fault : `${what} ${done.places}`);
    },
    async reseat({ hall, plans, any }) {
      const one = any.of(await store.db.select().from(ticket).where(eq(ticket.eventId, hall.eventId)));
      if (!one) return undefined;
      const place = any.of(await plans.places()) ?? "";
      const o = { ticketNumber: one.ticketNumber, place, actor: "office", swap: any.once(2) };
      const done = await desk().reseat(o);
      return "fault" in done ? done.fault : `${done.from} to ${done.to}`;
    },
    changePlan: (cast) => cast.plans.changePlan(cast),
    planNight: (cast) => cast.plans.planNight(cast),
    assign: (cast) => cast.plans.assign(cast),
    /** A night that sold by number gets the plan, and its tickets their seats. */
    async seatSoldNight(cast) {
      const night = cast.any.of(cast.nights.filter(({ eventId }) => eventId !== cast.hall.eventId));
      if (!night) return undefined;
      const alone = { ...cast, nights: [night] };
      const sold = await steps.buySeats?.({ ...alone, hall: night });
      const planned = await cast.plans.planNight(alone);
      return [sold, planned, await cast.plans.assign(alone)].join(", ");
    },
    async pay({ offices, fans, any }) {
      const hold = any.of((await holdsNow()).filter(({ status }) => status === "PENDING"));
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      return fan && hold && (await any.of(offices)?.pay(fan, hold.id))?.outcome;
    },
    async payAtStripe({ fans, any }) {
      const session = any.of(stripe.sessions().filter(({ status }) => status === "open"));
      const fan = any.of(fans);
      return session && fan && `${stripe.pay(session, emailOf(fan))}`;
    },
    async time({ any }) {
      // An hour is longer than the silence that we allow Stripe about an ended checkout.
      const minutes = any.of([1, 5, 11, 21, 32, 60]) ?? 1;
      clock.advance(minutes * MINUTE_MS);
      return `${minutes} minutes`;
    },
    async cancel({ offices, fans, any }) {
      const hold = any.of(await holdsNow());
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      if (!fan || !hold) return undefined;
      await any.of(offices)?.cancel(fan, hold.id);
      return hold.status;
    },
    async returned({ offices, fans, any }) {
      const hold = any.of((await holdsNow()).filter(({ checkoutSessionId }) => checkoutSessionId));
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      return fan && hold && (await any.of(offices)?.returned(fan, hold.id))?.status;
    },
    /** All other fans try to get the seats a moment after they were paid for. */
    async payAtTheLastSecond({ offices, fans, nights, any }) {
      const session = any.of(stripe.sessions().filter(({ status }) => status === "open"));
      const hold = (await holdsNow()).find(({ checkoutSessionId }) => checkoutSessionId === session?.id);
      const fan = fans.find(({ visitorId }) => visitorId === hold?.visitorId);
      const show = nights.find(({ eventId }) => eventId === hold?.eventId);
      if (!session || !fan || !show) return undefined;
      const before = session.expires_at * 1_000 - 5_000 - clock.now().getTime();
      if (before > 0) clock.advance(before);
      const paid = stripe.pay(session, emailOf(fan));
      clock.advance(10_000);
      for (const rival of fans.filter(({ visitorId }) => visitorId !== fan.visitorId)) {
        const seats = { [show.first]: 1, [show.second]: 1 };
        await any.of(offices)?.reserve(rival, wish(show.eventId, seats));
        await any.of(offices)?.reserve(rival, wish(show.eventId, { [show.first]: 2 }));
      }
      return `${paid}`;
    },
    /** Stripe is silent about a payment until its seats are released: they are given again, or the money goes back. */
    async payTooLate({ offices, fans, nights, any, alone }) {
      const [at, fan, show] = [any.of(offices), any.of(fans), any.of(nights)];
      if (!alone || !at || !fan || !show) return undefined;
      stripe.reachable(true);
      const known = stripe.sessions().length;
      const answer = await at.reserve(fan, wish(show.eventId, { [show.first]: 1 + any.below(2) }));
      if (answer.outcome !== "held") return answer.outcome;
      const paying = await at.pay(fan, answer.reservation.id);
      const session = stripe.sessions()[known];
      if (paying.outcome !== "checkout" || !session) return paying.outcome;
      // The clock jumps further here than any mail takes to be sent, so all mails go out first.
      const mailsSent = () => Promise.all(offices.map((one) => one.drained()));
      await mailsSent();
      clock.set(new Date(session.expires_at * 1_000 - 5_000));
      stripe.pay(session, emailOf(fan));
      clock.advance(10_000);
      stripe.reachable(false);
      for (let silent = 0; silent <= SILENCE_MS; silent += 3 * MINUTE_MS) {
        await at.reconcile();
        await mailsSent();
        clock.advance(3 * MINUTE_MS);
      }
      if (any.once(2)) await at.reserve(any.of(fans) ?? fan, wish(show.eventId, { [show.first]: 3 }));
      stripe.reachable(true);
      return at.settle(session.id);
    },
    async hold({ offices, fans, nights, any }) {
      const [fan, show] = [any.of(fans), any.of(nights)];
      const seen = fan && show && (await any.of(offices)?.hold(fan, show.eventId));
      return seen && ("ended" in seen ? "ended" : seen.expires);
    },
    async webhook({ offices, any }) {
      const posted = any.of(stripe.events());
      if (!posted) return undefined;
      await any.of(offices)?.receive(...posted);
      return (JSON.parse(posted[0]) as { type: string }).type;
    },
    async settle({ offices, any }) {
      const session = any.of(stripe.sessions());
      return session && any.of(offices)?.settle(session.id);
    },
    async reconcile({ offices, any }) {
      await any.of(offices)?.reconcile();
      return "done";
    },
    async refund({ offices, any }) {
      const one = any.of(await store.db.select().from(ticket));
      if (!one) return undefined;
      const part = any.once(2) ? { ticketNumbers: [one.ticketNumber] } : {};
      const done = await any.of(offices)?.cancelOrder({ orderNumber: one.orderNumber, ...part, ...OFFICE });
      return `${done?.canceled.length} ${part.ticketNumbers ? "of an order" : "all"} for ${done?.refundedCents}`;
    },
    async refundAtStripe({ any }) {
      const intent = any.of(stripe.intents().filter((one) => stripe.left(one) > 0));
      if (!intent) return undefined;
      const amount = any.once(2) ? stripe.left(intent) : Math.ceil(stripe.left(intent) / 3);
      await stripe.client.refunds.create({ payment_intent: intent, amount });
      return `${amount}`;
    },
    async transfer({ offices, fans, nights, any }) {
      const [at, show, to] = [any.of(offices), any.of(nights), any.of(fans)];
      if (!at || !show || !to) return undefined;
      const held = await Promise.all(fans.map(async (fan) => ({ fan, tickets: await at.tickets(fan, show.eventId) })));
      const from = any.of(held.filter(({ tickets }) => tickets.length > 0));
      const mine = any.of(from?.tickets ?? []);
      return from && mine && at.transfer(from.fan, mine.ticketNumber, { email: emailOf(to), name: "Nia" });
    },
    async checkIn({ offices, any }) {
      const one = any.of(await store.db.select().from(ticket));
      if (!one) return undefined;
      const code = ticketSignature(one.secret, one.ticketNumber);
      const pass = testPass(one.eventId);
      return (await any.of(offices)?.checkIn(pass, one.ticketNumber, code))?.state;
    },
    async signIn({ offices, fans, any }) {
      const fan = any.of(fans.filter(({ user }) => user));
      if (!fan) return undefined;
      await any.of(offices)?.claim(fan);
      return "claimed";
    },
    async cancelEvent({ offices, nights, any }) {
      const show = any.once(4) && any.of(nights);
      if (!show) return undefined;
      const done = await any.of(offices)?.cancelEvent(show.eventId, "office");
      return `${done?.orders} orders`;
    },
  };

  Object.assign(steps, goodsSteps({ store, stripe, clock, shop }));
  return { steps, names: [...Object.keys(steps), ...OFTEN] };
}
