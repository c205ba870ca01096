import { eq, sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { PERSONAL_DATA } from "../../../server/services/privacy/personal-data";
import { openStore } from "../../../server/store/connection/open-store";
import {
  billingCustomer,
  departure,
  goodsOrder,
  payment,
  purchase,
  refund,
  reservation,
  subscription,
  ticket,
} from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { filledDatabase } from "../../filled-stores";
import type { TestDatabase } from "../../postgres";
import { frozenNow, movableClock } from "../../store";
import { visitor } from "../box-office/box-office-world";
import {
  buyParcel,
  liveALife,
  namesOf,
  newFan,
  type PrivacyWorld,
  personalTables,
  privacyWorld,
  TOKENS,
  tablesNaming,
} from "./privacy-world";

let database: TestDatabase;
let world: PrivacyWorld;
beforeAll(async () => {
  database = await filledDatabase(frozenNow);
  world = await privacyWorld(
    await openStore({ databaseUrl: database.url, dataDir: "", seed: "demo", clock: movableClock() }),
  );
});
/** Both have rows in every table; the first one's account is deleted in the course of these tests. */
let fan: Visitor;
let other: Visitor;
let life: Awaited<ReturnType<typeof liveALife>>;
beforeAll(async () => {
  [fan, other] = [newFan(), newFan()];
  life = await liveALife(world, fan);
  await liveALife(world, other);
});
beforeEach(() => {
  world.reports.length = 0;
  world.mails.length = 0;
  world.deleted.length = 0;
});
afterAll(async () => {
  await world.close();
  await database.drop();
});

describe("The export", () => {
  it("has the fan's rows of every table, the data at the user pool and Stripe, and no secrets", async () => {
    const record = await world.privacy.record(fan, TOKENS.accessToken);

    const known = await tablesNaming(world.store, namesOf(fan));
    expect(known.filter((table) => !personalTables().includes(table))).toEqual([]);
    // A guest's turn is the browser's, so the account's deletion leaves it.
    const { guestTurn: _, ...own } = PERSONAL_DATA;
    for (const name of Object.keys(own)) expect(record.store[name], name).not.toEqual([]);
    expect(record.account).toMatchObject({ userId: fan.user?.userId, email: "her own" });
    expect(record.stripe).toMatchObject({
      customer: { email: fan.user?.email },
      cards: [{ last4: "4242" }],
      invoices: expect.arrayContaining([expect.objectContaining({ currency: "usd" })]),
    });
    expect(record.store.ticketOrder?.[0]).toMatchObject({ fullName: fan.user?.name, title: "The Last Bell" });

    const text = JSON.stringify(record);
    for (const name of namesOf(other)) expect(text).not.toContain(name);
    const secrets = await world.store.db.select({ secret: ticket.secret }).from(ticket);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
  });

  it("has no turn of another account in the same browser, and a deletion leaves that turn and a guest's alone", async () => {
    const fan = newFan();
    const turnOf = (userId: string | undefined) =>
      world.store.db.execute(sql`
        insert into admission (id, sale_id, visitor_id, user_id, entered_at, until)
        select gen_random_uuid(), id, ${fan.visitorId}, ${userId ?? null}, created_at, created_at from on_sale limit 1`);
    await turnOf("who-shares-the-browser");
    await turnOf(undefined);
    await turnOf(fan.user?.userId);
    const { store } = await world.privacy.record(fan, TOKENS.accessToken);
    expect(store.admission?.map(({ userId }) => userId)).toEqual([fan.user?.userId]);
    expect(store.guestTurn).toHaveLength(1);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
    const { rows } = await world.store.db.execute(
      sql`select user_id from admission where visitor_id = ${fan.visitorId} order by user_id`,
    );
    expect(rows).toEqual([{ user_id: "who-shares-the-browser" }, { user_id: null }]);
  });

  it("leaves out Stripe's part while Stripe cannot be reached, and says so", async () => {
    const fan = newFan();
    await world.billing.ensureCustomer(fan);
    const { retrieve } = world.stripe.customers;
    world.stripe.customers.retrieve = () =>
      Promise.reject(new Stripe.errors.StripeConnectionError({ message: "out of reach" }));
    expect(await world.privacy.record(fan, TOKENS.accessToken)).toMatchObject({ stripe: "unreachable" });
    world.stripe.customers.retrieve = retrieve;
    expect((await world.privacy.record(newFan(), TOKENS.accessToken)).stripe).toBe("none");
  });

  it("has nothing of Stripe's if an operator has deleted the customer there", async () => {
    const fan = newFan();
    await world.stripe.customers.del((await world.billing.ensureCustomer(fan)) ?? "");
    expect(await world.privacy.record(fan, TOKENS.accessToken)).toMatchObject({ stripe: "none" });
    expect(world.reports).toEqual([]);
  });
});

describe("The deletion of an account with rows in every table", () => {
  let before: { other: string[]; signature: string; customer: string; member: string; invoices: string[] };
  beforeAll(async () => {
    const codes = (await world.office.tickets(fan, life.own.eventId)).find((one) => one.ticketNumber === life.kept);
    const customer = (await world.billing.ensureCustomer(fan)) ?? "";
    const { data } = await world.stripe.invoices.list({ customer });
    const membership = await world.billing.membershipOf(fan);
    before = {
      other: await tablesNaming(world.store, namesOf(other)),
      signature: new URL(codes?.checkInUrl ?? "").searchParams.get("s") ?? "",
      customer,
      member: membership.state === "none" ? "" : membership.subscriptionId,
      invoices: data.flatMap(({ id }) => id ?? []),
    };
    expect(await checkLedger(world.store.db)).toEqual([]);
    world.mails.length = 0;
    const clicks = [world.privacy.leave(fan, TOKENS), world.privacy.leave(fan, TOKENS)];
    expect((await Promise.all(clicks)).sort()).toEqual(["done", "soon"]);
    farewellMails = world.mails.filter(({ to, subject }) => to === fan.user?.email && /is deleted$/.test(subject));
    deleted = [...world.deleted];
  });
  let farewellMails: PrivacyWorld["mails"];
  let deleted: string[];

  it("leaves nothing that identifies the fan in any column, and the books balance", async () => {
    expect(deleted).toEqual([TOKENS.accessToken]);
    expect(await tablesNaming(world.store, namesOf(fan))).toEqual([]);
    expect(await checkLedger(world.store.db)).toEqual([]);
    expect(await tablesNaming(world.store, namesOf(other))).toEqual(before.other);
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });

  it("releases the fan's holds and refunds goods that can no longer be shipped, once", async () => {
    const [hold] = await world.store.db.select().from(reservation).where(eq(reservation.id, life.hold));
    expect(hold).toMatchObject({ status: "CANCELED", userId: null });
    const parcels = await world.store.db
      .select({ status: purchase.status, cents: purchase.cents, back: refund.cents })
      .from(purchase)
      .innerJoin(payment, eq(payment.ref, sql`${purchase.id}::text`))
      .leftJoin(refund, eq(refund.paymentId, payment.id))
      .where(eq(purchase.kind, "shop"));
    // One with the account and one as a guest, of this fan and of the other one.
    expect(parcels.map(({ status }) => status).sort()).toEqual(["PAID", "PAID", "REFUNDED", "REFUNDED"]);
    for (const { status, cents, back } of parcels) expect(back).toBe(status === "REFUNDED" ? cents : null);
  });

  it("deletes the customer at Stripe and ends the membership; the invoices stay", async () => {
    const { customer, member, invoices } = before;
    expect(await world.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const ended = await world.stripe.subscriptions.retrieve(member);
    expect(ended.status).toBe("canceled");
    expect(JSON.stringify(ended.metadata)).not.toContain(fan.user?.userId);
    expect(invoices.length).toBeGreaterThan(0);
    for (const id of invoices) expect(await world.stripe.invoices.retrieve(id)).toMatchObject({ id });
    const [kept] = await world.store.db.select().from(subscription).where(eq(subscription.id, member));
    expect(kept).toMatchObject({ status: "canceled" });
    const [row] = await world.store.db
      .select()
      .from(billingCustomer)
      .where(eq(billingCustomer.stripeCustomerId, customer));
    expect(row?.userId).toBe(kept?.userId);
  });

  it("keeps the fan's tickets valid, with links to them in one mail; a transferred ticket stays its holder's", async () => {
    const { own, hers, kept } = life;
    expect(await world.office.tickets(fan, own.eventId)).toEqual([]);
    expect(await world.office.verifyTicket(kept, before.signature)).toBe(true);
    expect(farewellMails).toHaveLength(1);
    const links = [...(farewellMails[0]?.text.matchAll(/\/tickets\/details\/(\S+)\?order=(\S+)&key=(\S+)/g) ?? [])];
    const opened = (eventId: string) => {
      const [, , order = "", key = ""] = links.find(([, id]) => id === eventId) ?? [];
      return world.office.tickets({ ...visitor(), orderKeys: { [order]: key } }, eventId);
    };
    const seen = (await opened(own.eventId)).map(({ ticketNumber, transferred }) => [ticketNumber, transferred]);
    expect(seen).toEqual(expect.arrayContaining([[kept, false]]));
    expect(await opened(hers.eventId)).toHaveLength(1);
    const [given] = await world.store.db
      .select()
      .from(ticket)
      .where(sql`${ticket.orderNumber} = ${own.orderNumber} and ${ticket.holderEmail} = 'friend@example.net'`);
    expect(given).toMatchObject({ status: "VALID", guestFullName: "A Friend" });
  });

  it("is not undone by later Stripe events", async () => {
    await world.news();
    await world.deliver("checkout.session.completed", "checkout.session.expired", "refund.created");
    await world.billing.reconcile();
    await world.office.reconcile();
    expect(await tablesNaming(world.store, namesOf(fan))).toEqual([]);
    expect(world.reports).toEqual([]);
  });
});

describe("Goods that were bought as a guest with the account's address", () => {
  const rowsOfPurchase = async (id: string) => {
    const [row] = await world.store.db
      .select({ status: purchase.status, visitorId: purchase.visitorId, email: goodsOrder.email })
      .from(purchase)
      .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
      .where(eq(purchase.id, id));
    return row;
  };

  it("are the fan's: the export has them, and the deletion refunds the parcel and removes the address", async () => {
    const fan = newFan();
    const id = await buyParcel(world, visitor(), fan.user?.email?.toUpperCase() ?? "");
    const stranger = await buyParcel(world, visitor(), "stranger@example.com");
    const { store } = await world.privacy.record(fan, TOKENS.accessToken);
    expect(store.goodsOrder).toMatchObject([{ purchaseId: id }]);
    expect(store.goodsLine).toHaveLength(1);
    expect(store.guestPurchase).toMatchObject([{ id }]);
    expect(store.payment).toMatchObject([{ ref: id }]);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");
    expect(await rowsOfPurchase(id)).toEqual({ status: "REFUNDED", visitorId: null, email: null });
    expect(await tablesNaming(world.store, namesOf(fan))).toEqual([]);
    expect(await rowsOfPurchase(stranger)).toMatchObject({ status: "PAID", email: "stranger@example.com" });
    expect(await checkLedger(world.store.db)).toEqual([]);
  });

  it("are somebody else's if the account's address isn't verified", async () => {
    const fan = newFan();
    const user = { ...fan.user, emailVerified: false } as NonNullable<typeof fan.user>;
    const id = await buyParcel(world, visitor(), user.email);
    const { store } = await world.privacy.record({ ...fan, user }, TOKENS.accessToken);
    expect(store.goodsOrder).toEqual([]);
    expect(await world.privacy.leave({ ...fan, user }, TOKENS)).toBe("done");
    expect(await rowsOfPurchase(id)).toMatchObject({ status: "PAID", email: user.email });
  });
});
