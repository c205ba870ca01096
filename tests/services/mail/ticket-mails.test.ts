/** The mails about tickets, as they leave the outbox: in which language, and with which codes. */
import { eq, sql } from "drizzle-orm";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../../../server/clients/mailer";
import { startOf } from "../../../server/mail/mail-dates";
import { enqueueMail } from "../../../server/mail/outbox";
import type { Visitor } from "../../../server/ports";
import { paidPurchasesOf } from "../../../server/services/customers/paid-purchases";
import { mailWriters } from "../../../server/services/mails/mail-writers";
import { dispute, event, payment, ticket, ticketOrder } from "../../../server/store/schema";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, held, night, SITE, visitor, type World, wish } from "../box-office/box-office-world";
import { testOffice } from "../box-office/test-office";

const HOUR_MS = 60 * MINUTE_MS;

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
beforeEach(() => {
  world.mails.length = 0;
});
afterAll(() => world.close());

const speaking = (locale: string, user?: Parameters<typeof visitor>[0]): Visitor => ({ ...visitor(user), locale });

/** Buys seats of a new show and returns its mail. */
async function bought(fan: Visitor, { seats = 2, email = fan.user?.email ?? "guest@example.com" } = {}) {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 60, limit: 50 }], {
    startAt: new Date(world.clock.now().getTime() + 30 * DAY_MS),
    ticketLimitPerOrder: 50,
  });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: seats })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242", email);
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  await world.office.drained();
  return { eventId, orderNumber: back.orderNumber, mail: world.mails.at(-1) };
}

/** What a scanner reads from the pictures of a mail. */
const codesIn = (mail: Mail | undefined) =>
  (mail?.attachments ?? [])
    .filter(({ filename }) => /^[A-Z-]+\d{3}\.png$/.test(filename))
    .map(({ content }) => {
      const { width, height, data } = PNG.sync.read(Buffer.from(content));
      return jsQR(new Uint8ClampedArray(data), width, height)?.data;
    });
const languageOf = (mail: Mail | undefined) => /<html lang="(\w+)"/.exec(mail?.html ?? "")?.[1];

describe("The mail with the tickets", () => {
  it("is in the language of the purchase, with a code that opens the door for each ticket", async () => {
    const fan = speaking("de", { email: "kim@example.com" });
    const { eventId, mail } = await bought(fan);
    expect(languageOf(mail)).toBe("de");
    expect(mail?.subject).toBe("Deine Tickets für The Last Bell");
    const tickets = await world.office.tickets(fan, eventId);
    expect(codesIn(mail).sort()).toEqual(tickets.map(({ checkInUrl }) => checkInUrl).sort());
    expect(mail?.attachments?.map(({ filename }) => filename)).toContain(`${eventId}.ics`);
  });

  it("has no code of a ticket that was used, transferred or taken back since", async () => {
    const fan = speaking("en", { email: "again@example.com" });
    const { eventId, orderNumber } = await bought(fan, { seats: 4 });
    const [used = "", back = "", given = "", left] = (await world.office.tickets(fan, eventId)).map(
      ({ ticketNumber }) => ticketNumber,
    );
    await world.store.db.update(ticket).set({ status: "USED" }).where(eq(ticket.ticketNumber, used));
    await world.office.cancelOrder({ orderNumber, ticketNumbers: [back], actor: "office", reason: "requested" });
    await world.office.transfer(fan, given, { email: "friend@example.com", name: "Nia" });
    await world.office.drained();
    world.mails.length = 0;
    expect(await world.office.resendOrder(orderNumber, { actor: "office" })).toBe(true);
    const [mail] = world.mails;
    expect(codesIn(mail)).toEqual([expect.stringContaining(`/check-in/${left}?s=`)]);
  });

  it("counts only the tickets that the buyer still has", async () => {
    const fan = speaking("en", { email: "three@example.com" });
    const { eventId, orderNumber, mail } = await bought(fan, { seats: 3 });
    expect(mail?.text).toContain("3 tickets for The Last Bell");
    const [back = ""] = (await world.office.tickets(fan, eventId)).map(({ ticketNumber }) => ticketNumber);
    await world.office.cancelOrder({ orderNumber, ticketNumbers: [back], actor: "office", reason: "requested" });
    await world.office.drained();
    world.mails.length = 0;
    await world.office.resendOrder(orderNumber, { actor: "office" });
    expect(world.mails[0]?.text).toContain("2 tickets for The Last Bell");
  });

  it("isn't sent again to a fan who has passed on every ticket", async () => {
    const fan = speaking("en", { email: "gave-all@example.com" });
    const { eventId } = await bought(fan);
    for (const { ticketNumber } of await world.office.tickets(fan, eventId)) {
      await world.office.transfer(fan, ticketNumber, { email: "takes-all@example.com", name: "Nia Vale" });
    }
    expect(await world.office.resendTickets("gave-all@example.com")).toBe(0);
    expect(await world.office.resendTickets("takes-all@example.com")).toBe(2);
  });

  it("isn't sent again once the night is canceled, not even for a ticket that was used", async () => {
    const fan = speaking("en", { email: "used@example.com" });
    const { eventId, orderNumber } = await bought(fan);
    const [one] = await world.office.tickets(fan, eventId);
    const used = eq(ticket.ticketNumber, one?.ticketNumber ?? "");
    await world.store.db.update(ticket).set({ status: "USED" }).where(used);
    expect(await world.office.resendOrder(orderNumber, { actor: "office" })).toBe(true);
    await world.office.cancelEvent(eventId, "office");
    world.mails.length = 0;
    expect(await world.office.resendOrder(orderNumber, { actor: "office" })).toBe(false);
    expect(world.mails).toEqual([]);
  });

  it("shows twelve codes of a larger order, and says how many more there are", async () => {
    const { mail } = await bought(speaking("en"), { seats: 15 });
    expect(codesIn(mail)).toHaveLength(12);
    expect(mail?.text).toContain("Your order has 3 more tickets.");
    expect(Buffer.byteLength(mail?.html ?? "")).toBeLessThan(100_000);
  });
});

describe("The mail about a transfer", () => {
  async function given(locale: string, to: string) {
    const fan = speaking(locale, { email: `giver-${to}`, name: "Juno Rask" });
    const { eventId } = await bought(fan, { seats: 1 });
    const [mine] = await world.office.tickets(fan, eventId);
    world.mails.length = 0;
    await world.office.transfer(fan, mine?.ticketNumber ?? "", { email: to, name: "Nia Vale" });
    await world.office.drained();
    return { eventId, mail: world.mails.at(-1) };
  }

  it("is in the giver's language if we do not know the new holder's", async () => {
    const { mail } = await given("fr", "nobody@example.com");
    expect(mail?.to).toBe("nobody@example.com");
    expect(languageOf(mail)).toBe("fr");
    expect(codesIn(mail)).toEqual([expect.stringMatching(new RegExp(`^${SITE}/check-in/`))]);
  });

  it("is in the language of the new holder's own latest order", async () => {
    await bought(speaking("de"), { email: "friend-with-order@example.com" });
    world.clock.advance(MINUTE_MS);
    await bought(speaking("ja"), { email: "friend-with-order@example.com" });
    const { mail, eventId } = await given("fr", "friend-with-order@example.com");
    expect(languageOf(mail)).toBe("ja");

    world.mails.length = 0;
    await world.office.moveEvent(eventId, { startAt: new Date(world.clock.now().getTime() + 60 * DAY_MS) }, "office");
    const moved = Object.fromEntries(world.mails.map((one) => [one.to, one]));
    expect(languageOf(moved["friend-with-order@example.com"])).toBe("ja");
    expect(languageOf(moved["giver-friend-with-order@example.com"])).toBe("fr");
    // The new holder did not pay, and the giver's ticket was transferred.
    expect(moved["giver-friend-with-order@example.com"]?.text).not.toContain("remboursement");
    expect(moved["friend-with-order@example.com"]?.text).not.toContain("返金");
  });
});

describe("The mail about a new date", () => {
  type Bought = { fan: Visitor; eventId: string; orderNumber: string };
  async function transferOne({ fan, eventId }: Bought): Promise<void> {
    const [one] = await world.office.tickets(fan, eventId);
    await world.office.transfer(fan, one?.ticketNumber ?? "", { email: "gets-one@example.com", name: "Nia Vale" });
  }
  async function disputeAll({ orderNumber }: Bought): Promise<void> {
    const { db } = world.store;
    const [paid] = await db
      .select({ paymentId: payment.id, paymentIntentId: payment.paymentIntentId })
      .from(payment)
      .innerJoin(ticketOrder, eq(payment.ref, sql`${ticketOrder.reservationId}::text`))
      .where(eq(ticketOrder.orderNumber, orderNumber));
    await db.insert(dispute).values({
      ...{ id: `dp_${orderNumber}`, paymentId: paid?.paymentId ?? null, paymentIntentId: paid?.paymentIntentId ?? "" },
      ...{ cents: 9_800, currency: "usd", reason: "fraudulent", status: "needs_response" },
      openedAt: world.clock.now(),
    });
  }

  it.each([
    ["offers the refund that the fan can take", "whole", async () => undefined, true],
    ["offers none once a ticket was transferred", "shared", transferOne, false],
    ["offers none while the payment is disputed", "disputed", disputeAll, false],
  ])("%s", async (_, name, happens, offers) => {
    const { clock, mails, office, store } = world;
    const email = `${name}-moved@example.com`;
    const fan = speaking("en", { email, userId: `${name}-moved` });
    const order = { fan, ...(await bought(fan)) };
    await happens(order);
    await office.drained();
    mails.length = 0;
    await office.moveEvent(order.eventId, { startAt: new Date(clock.now().getTime() + 60 * DAY_MS) }, "office");
    const [mine] = await paidPurchasesOf(store.db, `${name}-moved`, clock.now());
    expect(mine?.giveBack !== undefined).toBe(offers);
    const mail = mails.find(({ to }) => to === email);
    expect(mail?.subject).toBe("New date: The Last Bell");
    expect(mail?.text.includes("You can get a refund until the bell.")).toBe(offers);
  });
});

describe("A mail that the recipient's server took only at a later try", () => {
  const WORDS = { placeId: "104-C-7", section: "104", sectionLabel: "Section 104", row: "C", seat: "7" };

  /** A box office whose mails are refused until `accept`, which sends them again; returns the subjects for `to`. */
  function refusedAtFirst(to: string) {
    const { deps, mails, clock } = world;
    let refuses = true;
    const mailer = {
      async send(mail: Mail) {
        if (refuses) throw new Error("451 try again later");
        mails.push(mail);
      },
    };
    const office = testOffice({ ...deps, mailer, report: () => undefined }, { writers: mailWriters(deps) });
    const accept = async () => {
      await office.drained();
      refuses = false;
      clock.advance(HOUR_MS);
      await office.sendOutbox();
      return mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    };
    return { office, accept };
  }
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS);
  /** A fan with an order, and a friend who got one of its tickets. */
  async function shared(name: string) {
    const fan = speaking("en", { email: `${name}@example.com`, name: "Juno Rask" });
    const { eventId, orderNumber } = await bought(fan);
    const [mine] = await world.office.tickets(fan, eventId);
    const friend = speaking("en", { email: `friend-of-${name}@example.com` });
    await world.office.transfer(fan, mine?.ticketNumber ?? "", { email: friend.user?.email ?? "", name: "Nia Vale" });
    await world.office.drained();
    await world.office.claim(friend);
    const [given] = await world.office.tickets(friend, eventId);
    world.mails.length = 0;
    return { fan, friend, eventId, orderNumber, given: given?.ticketNumber ?? "" };
  }

  it("names no new date of a night that was called off since", async () => {
    const { eventId } = await shared("off");
    const { office, accept } = refusedAtFirst("off@example.com");
    await office.moveEvent(eventId, { startAt: inDays(60) }, "office");
    await office.cancelEvent(eventId, "office");
    expect(await accept()).toEqual(["Canceled: The Last Bell"]);
    expect(world.mails.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      "friend-of-off@example.com: Canceled: The Last Bell",
    );
    expect(world.mails.map(({ subject }) => subject)).not.toContain("New date: The Last Bell");
  });

  it("names the newest date of a night that was moved again", async () => {
    const { eventId } = await shared("again-moved");
    const { office, accept } = refusedAtFirst("again-moved@example.com");
    await office.moveEvent(eventId, { startAt: inDays(60) }, "office");
    const newest = inDays(90);
    await office.moveEvent(eventId, { startAt: newest }, "office");
    expect(await accept()).toEqual(["New date: The Last Bell", "New date: The Last Bell"]);
    const [row] = await world.store.db.select().from(event).where(eq(event.id, eventId));
    const date = startOf(newest, row?.timeZoneId ?? "", "en");
    for (const { text } of world.mails) expect(text).toContain(`${date}\n`);
  });

  it("offers no ticket of an order that was refunded, and no date for it", async () => {
    const { eventId, orderNumber } = await shared("back");
    const { office, accept } = refusedAtFirst("back@example.com");
    await office.resendTickets("back@example.com");
    await office.moveEvent(eventId, { startAt: inDays(60) }, "office");
    await office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
    expect(await accept()).toEqual([expect.stringMatching(/refund for The Last Bell$/)]);
    expect(world.mails, "The friend's ticket went with the order").toHaveLength(1);
  });

  it("gives nobody a ticket that they have passed on since, nor its seat or new date", async () => {
    const { friend, eventId, orderNumber, given } = await shared("passed");
    const { office, accept } = refusedAtFirst("friend-of-passed@example.com");
    await office.resendTickets("friend-of-passed@example.com");
    await office.moveEvent(eventId, { startAt: inDays(60) }, "office");
    await office.transfer(friend, given, { email: "third@example.com", name: "Kit" });
    const seatWords = { ...WORDS, entrance: "", level: "", flags: [] };
    await world.store.db.update(ticket).set({ seat: 7, seatWords }).where(eq(ticket.ticketNumber, given));
    const about = { template: "new_seats", ref: `${orderNumber}/${given}`, now: world.clock.now() } as const;
    await enqueueMail(world.store.db, { cause: `new_seats:${given}`, ...about });
    expect(await accept()).toEqual([]);
    expect(world.mails.filter(({ to }) => to === "third@example.com").map(({ subject }) => subject)).toEqual([
      "Juno Rask sent you a ticket",
    ]);
  });

  it("offers a buyer no tickets of an order that they have passed on since", async () => {
    const { fan, eventId } = await shared("all");
    const { office, accept } = refusedAtFirst("all@example.com");
    expect(await office.resendTickets("all@example.com")).toBe(1);
    const mine = (await office.tickets(fan, eventId)).map(({ ticketNumber }) => ticketNumber);
    for (const number of mine) await office.transfer(fan, number, { email: "third@example.com", name: "Kit" });
    expect(await accept()).toEqual([]);
  });

  it("gives nobody a ticket of a night that was called off since", async () => {
    const { eventId } = await shared("void");
    const { office, accept } = refusedAtFirst("friend-of-void@example.com");
    await office.resendTickets("friend-of-void@example.com");
    await office.cancelEvent(eventId, "office");
    expect(await accept()).toEqual(["Canceled: The Last Bell"]);
  });
});

describe("The mail about a payment that came too late", () => {
  it("is in the language of the checkout, since there is no order", async () => {
    const guest = speaking("it");
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 1 }]);
    const reservationId = await held(world.office.reserve(guest, wish(eventId, { [first]: 1 })));
    const url = await checkout(world.office.pay(guest, reservationId));
    await world.payAt(url, "4242424242424242", "tardi@example.com");
    await world.store.db.update(event).set({ status: "CANCELED" }).where(eq(event.id, eventId));
    await world.office.returned(guest, reservationId);
    await world.office.drained();
    const [mail] = world.mails;
    expect(mail).toMatchObject({ to: "tardi@example.com", subject: expect.stringContaining("rimborso") });
    expect(languageOf(mail)).toBe("it");
  });
});
