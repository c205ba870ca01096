import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { SILENCE_MS } from "../../../../server/services/box-office/checkout/checkout-outcomes";
import { CHECKOUT_MINUTES } from "../../../../server/services/payments/open-checkout";
import { MINUTE_MS } from "../../../store";
import { stripeInMemory } from "../../payments/stripe-in-memory";
import { checkout, held, remaining, SECRET, visitor, wish } from "../box-office-world";
import {
  A_MOMENT_MS,
  asked,
  atCheckout,
  clock,
  codes,
  hooks,
  LAST_SECOND_MS,
  newOffice,
  office,
  orderOf,
  outcomesWorld,
  pay,
  rowOf,
  seatsOnPage,
  sessionOf,
  show,
  store,
  stranger,
  stripe,
} from "./outcomes-world";

outcomesWorld();

describe("A checkout that has ended by our clock", () => {
  it("was paid at the last second: Stripe is asked before a stranger gets the seats", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("was paid while the site was down for hours", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(5 * 60 * MINUTE_MS);
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("was abandoned: a stranger gets the seats at the first click, without webhook or job", async () => {
    const { eventId, first, id } = await atCheckout();
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    expect(await seatsOnPage(eventId)).toBe(0);
    expect(await stranger(eventId, first)).toBe("held");
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED", checkoutExpires: null });
    expect(await seatsOnPage(eventId)).toBe(0);
  });

  it("is asked about once by any number of strangers who click at the same time", async () => {
    const { eventId, first, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    const answers = await Promise.all(Array.from({ length: 60 }, () => stranger(eventId, first)));
    expect(new Set(answers)).toEqual(new Set(["soldOut"]));
    expect(asked).toEqual([sessionId]);
  });

  it("releases its seats to all strangers who click at the same time, not only to the one who asked first", async () => {
    const { eventId, first } = await atCheckout({ seats: 5, of: 5 });
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    const answers = await Promise.all(Array.from({ length: 6 }, () => stranger(eventId, first)));
    expect(answers.sort()).toEqual([...Array(5).fill("held"), "soldOut"]);
  });

  it("is settled when the fan reserves again, and never leaves a second hold beside the new one", async () => {
    const { eventId, first, fan, id } = await atCheckout({ of: 3 });
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    expect(await codes(office.reserve(fan, wish(eventId, { [first]: 2 })))).toBe("held");
    expect((await rowOf(id))?.status).toBe("EXPIRED");
    expect(await remaining(store, first)).toBe(1);
  });

  it("is reported as paid, not as ended, when the fan clicks pay once more", async () => {
    const { fan, id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    expect(await office.pay(fan, id)).toEqual({ outcome: "done" });
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("is still open at Stripe, whose clock is behind: we close it a little later, so nobody pays for free seats", async () => {
    const late = { now: () => new Date(clock.now().getTime() - 5 * MINUTE_MS) };
    const slow = stripeInMemory(late, SECRET, "slow");
    const ours = newOffice(slow.client);
    const { eventId, first } = await show(1);
    const fan = visitor({});
    const id = await held(ours.reserve(fan, wish(eventId, { [first]: 1 })));
    await checkout(ours.pay(fan, id));
    clock.advance(CHECKOUT_MINUTES * MINUTE_MS);
    const asks = () => codes(ours.reserve(visitor(), wish(eventId, { [first]: 1 })));
    expect(await asks()).toBe("soldOut");
    expect(slow.sessions()[0]?.status, "it may be a matter of clocks").toBe("open");
    clock.advance(20_000);
    expect(await asks()).toBe("held");
    expect(slow.sessions()[0]?.status).toBe("expired");
    await ours.drained();
  });

  it("is unknown to Stripe: its seats are released after a while, and we stop asking about it", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    hooks.retrieve = (asking) => {
      if (asking !== sessionId) return;
      const gone = { type: "invalid_request_error", message: "No such checkout.session", code: "resource_missing" };
      throw new Stripe.errors.StripeInvalidRequestError(gone as never);
    };
    clock.advance(LAST_SECOND_MS + A_MOMENT_MS);
    await office.reconcile();
    expect(await stranger(eventId, first)).toBe("soldOut");
    clock.advance(SILENCE_MS);
    await office.reconcile();
    expect(await stranger(eventId, first)).toBe("held");
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED", checkoutExpires: null });
  });

  it("is complete but unpaid: there is no order until the money arrives", async () => {
    const { fan, eventId, id, sessionId } = await atCheckout();
    Object.assign(sessionOf(sessionId), { status: "complete", payment_status: "unpaid", url: null });
    expect(await office.settle(sessionId)).toBe("open");
    await office.reconcile();
    expect(await office.returned(fan, id)).toEqual({ status: "confirming", eventId });
    expect([await orderOf(id), (await rowOf(id))?.status]).toEqual([undefined, "PENDING"]);

    Object.assign(sessionOf(sessionId), { status: "open" });
    pay(sessionId);
    expect(await office.settle(sessionId)).toBe("paid");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });
});

describe("A clock that jumps", () => {
  it("forward during a checkout loses no payment that was made before", async () => {
    const { eventId, first, id, sessionId } = await atCheckout();
    pay(sessionId);
    clock.advance(48 * 60 * MINUTE_MS);
    expect(await stranger(eventId, first)).toBe("soldOut");
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });

  it("back and forth between payment and settling is repaired by the job", async () => {
    const { id, sessionId } = await atCheckout();
    clock.advance(LAST_SECOND_MS);
    pay(sessionId);
    clock.advance(A_MOMENT_MS);
    stripe.reachable(false);
    await office.reconcile();
    clock.advance(-20 * MINUTE_MS);
    stripe.reachable(true);
    await office.reconcile();
    expect(await orderOf(id)).toBeUndefined();
    clock.advance(22 * MINUTE_MS);
    await office.reconcile();
    expect(await orderOf(id)).toMatchObject({ status: "PAID" });
  });
});
