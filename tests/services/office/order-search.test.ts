/** The office's list of orders: what one box finds, filters, and pages by key. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodsOrdersLike, ticketOrdersLike } from "../../../server/services/office/orders/find-text";
import type { OrderFilter } from "../../../server/services/office/orders/order-list";
import { ticketOrder } from "../../../server/store/schema";
import { MINUTE_MS } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { type OfficeWorld, officeWorld } from "./office-world";

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld();
});
afterAll(() => world.close());

const found = async (filter: OrderFilter) => (await world.orders.list(filter)).rows.map(({ number }) => number);

describe("The box", () => {
  it("finds the beginning of a number, a ticket, an email, and of any word of a name", async () => {
    const { orderNumber, tickets } = await world.bought({
      email: "maya.ostrow@mail.example",
      name: "Maya Björk-Ostrow",
    });
    await world.bought({ email: "somebody@mail.example", name: "Juno Rask" });
    for (const text of [
      ...[orderNumber, orderNumber.toLowerCase(), orderNumber.slice(0, 6), tickets[0] ?? "", ` ${orderNumber} `],
      ...[
        "maya.ostrow@mail.example",
        "Maya.Ostrow@",
        "maya.o",
        "Ostrow",
        "ostr",
        "maya ostrow",
        "Ostrow, Maya",
        "björk",
      ],
    ]) {
      expect([text, await found({ text })]).toEqual([text, [orderNumber]]);
    }
    for (const text of ["strow", "nobody", "%", "_", "' & '", "!!", "m", "\\", "maya:*"]) {
      expect([text, (await found({ text })).length > 1]).toEqual([text, false]);
    }
    expect(await found({ text: "strow" })).toEqual([]);
  });

  it("finds an order by whoever holds one of its tickets now", async () => {
    const { orderNumber, tickets, key } = await world.bought();
    const giver = { ...visitor(), orderKeys: { [orderNumber]: key } };
    const to = { email: "nia@vale.example", name: "Nia Vale" };
    expect(await world.office.transfer(giver, tickets[0] ?? "", to)).toBe("transferred");
    expect(await found({ text: "nia@v" })).toEqual([orderNumber]);
    expect(await found({ text: "vale" })).toEqual([orderNumber]);
  });

  it("asks each index alone, never two columns at once", () => {
    for (const query of [ticketOrdersLike("maya"), goodsOrdersLike("maya")]) {
      expect(JSON.stringify(query.queryChunks)).not.toMatch(/ or /);
    }
  });
});

describe("Filters", () => {
  it("combine, and find money that is on its way and money that is disputed", async () => {
    const [one, two] = [await world.bought(), await world.bought()];
    await world.office.cancelOrder({ orderNumber: two.orderNumber, actor: "office", reason: "requested" });
    await world.db.execute(`update refund set provider_refund_id = null where payment_id = '${two.paid?.id}'`);
    await world.db.execute(
      `insert into dispute (id, payment_intent_id, payment_id, cents, currency, reason, status, opened_at)
       select 'dp_1', payment_intent_id, id, cents, currency, 'fraudulent', 'under_review', now()
       from payment where id = '${one.paid?.id}'`,
    );
    expect(await found({ eventId: one.eventId })).toEqual([one.orderNumber]);
    expect(await found({ disputed: true })).toEqual([one.orderNumber]);
    expect(await found({ pending: true })).toEqual([two.orderNumber]);
    expect(await found({ pending: true, disputed: true })).toEqual([]);
    expect(await found({ state: "REFUNDED", eventId: two.eventId })).toEqual([two.orderNumber]);
    expect(await found({ kind: "goods" })).toEqual([]);
    const { rows } = await world.orders.list({ eventId: two.eventId });
    expect(rows).toMatchObject([{ cents: 15_800, backCents: 15_800, pending: true, disputed: false, pieces: 0 }]);
    world.clock.advance(3 * 24 * 60 * MINUTE_MS);
    expect(await found({ eventId: one.eventId, days: 2 })).toEqual([]);
    expect(await found({ eventId: one.eventId, days: 4 })).toEqual([one.orderNumber]);
  });
});

describe("Pages", () => {
  it("follow each other by key without a gap or a repetition, also when many orders are of one instant", async () => {
    const { orderNumber, eventId } = await world.bought({ seats: 1 });
    const [order] = await world.db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber));
    await world.db.execute(`
      insert into reservation (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
      select gen_random_uuid(), event_id, 'CONFIRMED', 'many', n::text, 0, currency, expires, created_at
      from reservation, generate_series(1, 120) as n where id = '${order?.reservationId}'`);
    await world.db.execute(`
      insert into ticket_order (order_number, reservation_id, event_id, email, full_name, locale, status, total_cents,
        currency, created_at)
      select 'MANY-' || lpad(client_key, 4, '0'), id, event_id, '', 'Many', 'en', 'FREE', 0, currency, created_at
      from reservation where visitor_id = 'many'`);
    const seen: string[] = [];
    let before: OrderFilter["before"];
    for (let more = true; more; ) {
      const page = await world.orders.list({ eventId, before });
      seen.push(...page.rows.map(({ number }) => number));
      const last = page.rows.at(-1);
      before = last && { at: last.at, id: last.number };
      more = page.more;
    }
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
  });

  it("are a file without an end of its own, whose cells no spreadsheet takes for formulas", async () => {
    await world.bought({ name: "=HYPERLINK(1)", email: "formula@mail.example" });
    const { actor } = world.deed();
    const text = await world.orders.csv({ text: "formula@" }, { actor, head: ["name"], cells: ({ name }) => [name] });
    expect(text).toBe("\ufeffname\r\n'=HYPERLINK(1)\r\n");
    expect(await world.audited("orders")).toMatchObject([{ action: "order.exported", detail: { rows: 1 } }]);
  });
});
