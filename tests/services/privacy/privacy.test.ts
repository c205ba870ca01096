/** The export of a fan's data is complete, and deleting the account leaves nothing that identifies them. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { privacy } from "../../../server/services/privacy";
import { PERSONAL_DATA } from "../../../server/services/privacy/personal-data";
import { openStore } from "../../../server/store/connection/open-store";
import {
  audit,
  billingCustomer,
  departure,
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
  buySeats,
  liveALife,
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

const namesOf = ({ user, visitorId }: Visitor) => [
  user?.userId ?? "",
  user?.username ?? "",
  user?.email ?? "",
  user?.name ?? "",
  visitorId,
];

/** Written by the office, and not about fans. */
const CONTENT = `event event_category highlight instagram_item media_item ppv_event premium_plan product product_variant
  redirect show ticket_definition venue venue_section wrestler door_pass migration
  seating_plan event_bench`;
/** Columns that identify a fan: names, addresses, ids, and texts that they wrote. */
const NAMING: Record<string, string> = {
  account_change: "sealed",
  attempt: "key",
  audit: "actor entity detail",
  billing_customer: "user_id stripe_customer_id",
  contact: "first_name last_name email phone subject message user_id order_number",
  departure: "user_id sealed",
  entitlement: "user_id",
  goods_order: "email address",
  order_key: "hash",
  playback: "user_id device",
  purchase: "user_id",
  reservation: "user_id visitor_id client_key",
  subscription: "user_id",
  ticket: "guest_full_name holder_email holder_user_id",
  ticket_order: "user_id email full_name",
};
/** Other text columns, which do not identify anyone. */
const NAMELESS: Record<string, string> = {
  account_change: "kind",
  billing_customer: "locale",
  card_trial: "card_hash subscription_id",
  contact: "source locale",
  departure: "step",
  event_retry: "event_id",
  stripe_cursor: "list newest oldest",
  dispute: "id payment_intent_id subscription_id currency reason status",
  // Temporary keys, random or hashed, which expire.
  ended_session: "origin_jti",
  flow_lease: "flow_id",
  refresh_answer: "hash sealed",
  audit: "action",
  entitlement: "source revoke_reason",
  goods_order: "order_number slug name choices locale",
  order_key: "order_number ticket_number",
  // Numbers of orders, tickets and payments.
  outbox: "cause template ref last_error",
  payment: "kind ref payment_intent_id checkout_session_id currency",
  processed_event: "event_id type",
  purchase: "kind ref slot name currency status checkout_session_id payment_intent_id",
  refund: "provider_refund_id reason cause failure_reason",
  reservation: "status currency checkout_session_id",
  reservation_line: "name policy seats",
  // The office says why a seat is not for sale; a note may name a guest, and is cleared after the night.
  seat_claim: "why note",
  subscription: "id status price_id interval currency",
  ticket: "ticket_number secret order_number name status checked_in_by seat_words",
  ticket_order: "order_number locale status currency",
};

describe("The schema", () => {
  it("has no text column that is not classified: whether it identifies a fan, and if so, where it is handled", async () => {
    const { rows } = await world.store.db.execute<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'inet', 'ARRAY')`);
    const words = (text = "") => text.split(/\s+/);
    const judged = (table: string, column: string) =>
      words(CONTENT).includes(table) || [NAMING, NAMELESS].some((list) => words(list[table]).includes(column));
    expect(rows.filter(({ table, column }) => !judged(table, column))).toEqual([]);
    // Sealed, and deleted in time: with the last step, or a week after the change.
    const seenTo = [...personalTables(), "departure", "account_change"];
    expect(Object.keys(NAMING).filter((table) => !seenTo.includes(table))).toEqual([]);
  });
});

describe("The export", () => {
  it("has the fan's rows of every table, the data at the user pool and Stripe, and no secrets", async () => {
    const record = await world.privacy.record(fan, TOKENS.accessToken);

    const known = await tablesNaming(world.store, namesOf(fan));
    expect(known.filter((table) => !personalTables().includes(table))).toEqual([]);
    for (const name of Object.keys(PERSONAL_DATA)) expect(record.store[name], name).not.toEqual([]);
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

  it("leaves out Stripe's part while Stripe cannot be reached, and says so", async () => {
    const fan = newFan();
    await world.billing.ensureCustomer(fan);
    const { retrieve } = world.stripe.customers;
    world.stripe.customers.retrieve = () => Promise.reject(outOfReach());
    expect(await world.privacy.record(fan, TOKENS.accessToken)).toMatchObject({ stripe: "unreachable" });
    world.stripe.customers.retrieve = retrieve;
    expect((await world.privacy.record(newFan(), TOKENS.accessToken)).stripe).toBe("none");
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
    expect(parcels.map(({ status }) => status).sort()).toEqual(["PAID", "REFUNDED"]);
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

describe("An account deletion", () => {
  it.each(["checkouts", "provider", "store", "stripe", "letter"] as const)(
    "continues from the step “%s” after it was interrupted there",
    async (step) => {
      const fan = newFan();
      await buySeats(world, fan);
      await world.billing.ensureCustomer(fan);
      await world.office.sendOutbox();
      world.mails.length = 0;
      const broken = privacy(brokenAt(step));
      expect(await broken.leave(fan, TOKENS)).toBe("soon");
      expect(world.reports).toEqual([expect.stringContaining("critical: deleting an account")]);
      expect(await world.store.db.select().from(departure)).toMatchObject([{ step, claimedAt: null }]);
      // The data of the remaining steps must not identify the fan either.
      const named = await tablesNaming(world.store, namesOf(fan));
      expect(named.includes("ticket_order")).toBe(["checkouts", "provider", "store"].includes(step));
      if (step === "stripe" || step === "letter") expect(named).toEqual([]);

      await world.privacy.resumeDepartures();
      expect(await tablesNaming(world.store, namesOf(fan))).toEqual([]);
      expect(world.deleted).toHaveLength(1);
      // The mail with the tickets may not have been sent yet.
      const farewellMails = world.mails.filter(
        ({ to, subject }) => to === fan.user?.email && /is deleted$/.test(subject),
      );
      expect(farewellMails).toHaveLength(1);
      expect(await world.store.db.select().from(departure)).toEqual([]);
      expect(await checkLedger(world.store.db)).toEqual([]);
    },
  );

  it("is not run twice by a dying process and another one: its claim holds until it expires", async () => {
    const fan = newFan();
    const stuck = privacy({
      ...world.deps,
      billing: { ...world.billing, closeCheckouts: () => new Promise(() => {}) },
    });
    void stuck.leave(fan, TOKENS);
    await expect.poll(() => world.store.db.select().from(departure)).toHaveLength(1);
    await world.privacy.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toHaveLength(1);
    world.clock.advance(6 * 60_000);
    await world.privacy.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toEqual([]);
    expect(world.deleted).toHaveLength(1);
  });

  it("is complete if the user pool no longer has the account; expired tokens are reported", async () => {
    for (const [name, severity] of [
      ["UserNotFoundException", "debug"],
      ["NotAuthorizedException", "critical"],
    ] as const) {
      world.reports.length = 0;
      const refusing = {
        ...world.deps.cognito,
        deleteUser: () => Promise.reject(Object.assign(new Error(name), { name })),
      };
      expect(await privacy({ ...world.deps, cognito: refusing }).leave(newFan(), TOKENS)).toBe("done");
      expect(world.reports).toEqual([`${severity}: deleting an account at the user pool: ${name}`]);
    }
  });

  it("with an unverified address touches no rows of others, and sends no mail", async () => {
    const [fan, owner] = [newFan(), newFan()];
    await buySeats(world, owner);
    const before = await tablesNaming(world.store, namesOf(owner));
    const claims = { ...fan.user, email: owner.user?.email ?? "", emailVerified: false };
    world.mails.length = 0;
    expect(await world.privacy.leave(visitor(claims), TOKENS)).toBe("done");
    expect(await tablesNaming(world.store, namesOf(owner))).toEqual(before);
    expect(world.mails).toEqual([]);
  });

  it("keeps the audit trail complete, without the fan's id", async () => {
    const fan = newFan();
    const userId = fan.user?.userId ?? "";
    const { db } = world.store;
    const entry = { at: world.clock.now(), actor: "office", action: "test", entity: "AAAA-BBBB", detail: {} };
    const entries = [
      { ...entry, actor: userId },
      { ...entry, entity: userId },
      { ...entry, detail: { cents: 100, to: { userId, note: "kept" }, all: [userId] } },
      entry,
    ];
    const rows = entries.map((one) => ({ id: randomUUID(), ...one }));
    await db.insert(audit).values(rows);
    expect(await world.privacy.leave(fan, TOKENS)).toBe("done");

    const left = await db.select().from(audit);
    expect(JSON.stringify(left)).not.toContain(userId);
    const [byFan, ofFan, about, other] = rows.map(({ id }) => left.find((row) => row.id === id));
    const id = byFan?.actor;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(ofFan).toMatchObject({ actor: "office", entity: id });
    expect(about?.detail).toEqual({ cents: 100, to: { userId: id, note: "kept" }, all: [id] });
    expect(other).toMatchObject(entry);
  });

  it("gives up an unsent mail after a day, since the address is stored only for it", async () => {
    const fan = newFan();
    const silent = privacy({ ...world.deps, mailer: { send: () => Promise.reject(new Error("no mail today")) } });
    expect(await silent.leave(fan, TOKENS)).toBe("soon");
    world.clock.advance(25 * 60 * 60_000);
    await silent.resumeDepartures();
    expect(await world.store.db.select().from(departure)).toEqual([]);
  });
});

const outOfReach = () => new Stripe.errors.StripeConnectionError({ message: "out of reach" });

/** The same services, one of which cannot be reached. */
function brokenAt(step: string): typeof world.deps {
  const { deps } = world;
  const refuse = () => Promise.reject(outOfReach());
  const fail = () => {
    throw outOfReach();
  };
  switch (step) {
    case "checkouts":
      return { ...deps, billing: { ...deps.billing, closeCheckouts: refuse } };
    case "provider":
      return { ...deps, cognito: { ...deps.cognito, deleteUser: refuse } };
    case "store":
      // Fails in the middle of the transaction, so everything is rolled back.
      return {
        ...deps,
        seal: { ...deps.seal, seal: (value) => ("ways" in Object(value) ? fail() : deps.seal.seal(value)) },
      };
    case "stripe":
      return { ...deps, billing: { ...deps.billing, forgetCustomer: refuse } };
    default:
      return { ...deps, mailer: { send: refuse } };
  }
}
