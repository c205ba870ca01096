/** The books balance after everything the box office does, and each rule notices its own kind of error. */
import { sql, TransactionRollbackError } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overdueCheckouts } from "../../server/store/checks/hold-checks";
import { checkLedger } from "../../server/store/upkeep/ledger-check";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  visitor,
  type World,
  wish,
} from "../services/box-office/box-office-world";
import { testStore } from "../store";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  const { office, store, clock } = world;
  const made = await night(store, clock.now(), [
    { capacity: 9, cents: 4_900 },
    { capacity: 9, cents: 0 },
  ]);
  const { eventId } = made;
  await night(store, clock.now(), [{ capacity: 1 }]);
  const fan = visitor({ email: "fan@example.com" });

  const buy = async (seats: Record<string, number>) => {
    const id = await held(office.reserve(fan, wish(eventId, seats)));
    await world.payAt(await checkout(office.pay(fan, id)));
    const back = await office.returned(fan, id);
    if (back?.status !== "paid") throw new Error(back?.status);
    return back.orderNumber;
  };
  const orderNumber = await buy({ [made.first]: 3, [made.second]: 1 });
  const [mine] = await office.tickets(fan, eventId);
  await office.transfer(fan, mine?.ticketNumber ?? "", { email: "friend@example.com", name: "Nia Vale" });
  const half = await office.tickets(fan, eventId);
  const ticketNumbers = [half.find(({ free, transferred }) => !free && !transferred)?.ticketNumber ?? ""];
  await office.cancelOrder({ orderNumber, ticketNumbers, actor: "office", reason: "requested" });
  await office.cancelOrder({ orderNumber: await buy({ [made.first]: 2 }), actor: "office", reason: "requested" });
  await held(office.reserve(visitor(), wish(eventId, { [made.first]: 2 })));
  await office.drained();
});
afterAll(() => world.close());

/** The rules that notice these changes, which are then rolled back. */
async function brokenRules(...changes: string[]): Promise<string[]> {
  const found: string[] = [];
  await world.store.db
    .transaction(async (tx) => {
      for (const change of changes) await tx.execute(sql.raw(change));
      found.push(...(await checkLedger(tx)).map(({ rule }) => rule));
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return found;
}

/** A product with one piece left although it is sold. */
const SOLD = [
  `insert into product (id, slug, name, description, category, price_cents, currency, art, sort_index)
   values (gen_random_uuid(), 'cap', 'Cap', '', '', 2600, 'USD', '{}', 0)`,
  `insert into product_variant (id, product_id, sku, choices, capacity, remaining)
   select gen_random_uuid(), id, 'CAP', '{}', 1, 1 from product`,
  `insert into purchase (id, user_id, kind, ref, slot, name, cents, currency, status, checkout_expires, created_at)
   select id, 'fan', 'shop', id::text, 'shop', 'Cap', 2600, 'USD', 'PAID', now(), now() from product_variant`,
  `insert into goods_order (purchase_id, order_number, slug, name, choices, shipping, locale, piece_taken)
   select id, 'AAAA-BBBB', 'cap', 'Cap', '{}', true, 'en', true from product_variant`,
  `insert into goods_line (purchase_id, variant_id, position, slug, name, choices, shipping, quantity, unit_cents, taken)
   select id, id, 1, 'cap', 'Cap', '{}', true, 1, 2600, 1 from product_variant`,
];

/** A line that has called one place of two, and whose fan has a hold. */
const LINE = [
  `insert into on_sale (id, event_id, mode, joins_at, opens_at, drawn_at, secret, sign_key, public_key, seed, commitment, joined,
     drawn, serving, created_at)
   select event_id, event_id, 'planned', created_at, created_at, created_at, '', '', '', repeat('00', 32),
     encode(sha256(decode(repeat('00', 32), 'hex')), 'hex'), 2, 2, 1, created_at
   from reservation where status = 'PENDING' limit 1`,
  `insert into place (sale_id, number, subject, created_at)
   select id, number, number::text, created_at from on_sale, generate_series(0, 1) as number`,
  `insert into admission (id, sale_id, number, rank, visitor_id, entered_at, until)
   select gen_random_uuid(), on_sale.id, 0, 0, reservation.visitor_id, opens_at, opens_at + interval '10 minutes'
   from on_sale join reservation using (event_id) where status = 'PENDING'`,
];

describe("The books", () => {
  it("balance in a freshly seeded store", async () => {
    const store = await testStore();
    expect(await checkLedger(store.db)).toEqual([]);
    await store.close();
  });

  it("balance after purchases, transfers, refunds and holds", async () => {
    expect(world.reports).toEqual([]);
    expect(await checkLedger(world.store.db)).toEqual([]);
  });

  it("balance with a line", async () => {
    expect(await brokenRules(...LINE)).toEqual([]);
  });

  it.each([
    ["placesAreCounted", ...LINE, "update on_sale set joined = 1, drawn = 1"],
    ["turnIsCalled", ...LINE, "update on_sale set serving = 0"],
    [
      "oneTurnPerRank",
      ...LINE,
      `insert into admission (id, sale_id, number, rank, visitor_id, entered_at, until)
       select gen_random_uuid(), sale_id, 1, 0, 'other', entered_at, until from admission`,
    ],
    ["seedIsTheAnnouncedOne", ...LINE, "update on_sale set seed = repeat('01', 32)"],
    ["holdHasTurn", ...LINE, "update admission set until = entered_at - interval '1 second'"],
    ["holdHasTurn", ...LINE, "update admission set visitor_id = 'other'"],
    ["seatsTaken", "update ticket_definition set remaining = remaining - 1"],
    [
      "neverOversold",
      "alter table ticket_definition drop constraint never_oversold",
      "update ticket_definition set capacity = 1",
    ],
    ["confirmedIsOrdered", "update reservation set status = 'EXPIRED' where status = 'CONFIRMED'"],
    ["confirmedIsOrdered", "update reservation set status = 'CONFIRMED' where status = 'PENDING'"],
    ["oneTicketPerSeat", "delete from ticket where status = 'VALID'"],
    [
      "ticketsOfTheirNight",
      "update ticket_order set event_id = (select id from event where id <> ticket_order.event_id)",
    ],
    ["totalsAreSums", "update reservation_line set unit_cents = unit_cents + 1"],
    ["totalsAreSums", "update ticket_order set total_cents = total_cents - 100"],
    ["paidInFull", "update payment set cents = cents - 100"],
    ["keptIsWorth", "delete from refund"],
    ["keptIsWorth", "update refund set cents = cents + 1"],
    ["neverRefundedMore", "update refund set cents = 100000"],
    ["lateMoneyGoesBack", "update payment set ref = gen_random_uuid()::text"],
    ["goodsInStock", ...SOLD],
    ["goodsTaken", ...SOLD, "update purchase set status = 'REFUNDED'"],
    ["goodsTaken", ...SOLD, "update goods_line set taken = 0"],
    ["goodsTotals", ...SOLD, "update goods_line set unit_cents = unit_cents - 1"],
    ["goodsTotals", ...SOLD, "delete from goods_line"],
    ["piecesAreRefunded", ...SOLD, "update goods_line set refunded = 1, taken = 0"],
    ["oneCurrency", "update payment set currency = 'gbp'"],
    [
      "oneHoldPerFan",
      "drop index reservation_one_hold",
      `insert into reservation (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
       select gen_random_uuid(), event_id, status, visitor_id, 'again', 0, currency, expires, created_at
       from reservation where status = 'PENDING'`,
    ],
    ["checkoutHasEnd", "update reservation set checkout_session_id = 'cs_1' where status = 'PENDING'"],
    ["mailsHaveOneEnd", "update outbox set sent_at = now(), failed_at = now()"],
    ["sequenceIsAhead", "create table counted (id serial)", "insert into counted values (7)"],
  ])("report an imbalance: %s, %s", async (rule, ...changes) => {
    expect(await brokenRules(...changes)).toContain(rule);
  });

  it("report a payment that waits for Stripe too long", async () => {
    const { office, store, clock } = world;
    const { eventId, first } = await night(store, clock.now(), [{ capacity: 1 }]);
    const fan = visitor();
    const id = await held(office.reserve(fan, wish(eventId, { [first]: 1 })));
    await checkout(office.pay(fan, id));
    const overdue = (minutes: number) => overdueCheckouts(store.db, new Date(clock.now().getTime() + minutes * 60_000));
    expect(await overdue(31 + 89)).toEqual([]);
    expect(await overdue(31 + 91)).toMatchObject([{ rule: "checkoutOverdue", entity: id }]);
    await office.cancel(fan, id);
  });
});
