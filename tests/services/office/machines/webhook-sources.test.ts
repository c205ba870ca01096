/** What really happens at the box office, at the door and in the shop is what webhooks tell, over real connections. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { WEBHOOK_EVENTS } from "../../../../app/domain/office/machines/webhook-events";
import { goodsOrder, staffMember, ticket } from "../../../../server/store/schema";
import { officeOf } from "../../../operator/office";
import { DAY_MS, testStore } from "../../../store";
import { checkout, held, night, visitor, wish } from "../../box-office/box-office-world";
import { billingWorld } from "../../payments/billing-world";
import { OWNER } from "./webhook-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
let office: ReturnType<typeof officeOf>;
let receiver: Server;
let target: string;
let told: { type: string; data: Record<string, string> }[] = [];

beforeAll(async () => {
  world = await billingWorld(await testStore());
  office = officeOf(world);
  receiver = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { type, data } = JSON.parse(body);
    told.push({ type, data });
    response.end();
  });
  receiver.listen(0, "127.0.0.1");
  await new Promise((resolve) => receiver.once("listening", resolve));
  target = randomUUID();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await office.desk.webhooks.add({ url, events: WEBHOOK_EVENTS }, { actor: OWNER, id: target });
});
const clear = () => {
  told = [];
};
beforeEach(clear);
afterAll(async () => {
  receiver.close();
  await world.close();
  office.leave();
});

const sent = async () => {
  await office.desk.webhooks.sendDue();
  return told;
};

/** A night with one order of two tickets. */
async function sold() {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 4, cents: 4_900 }]);
  const fan = visitor({ email: `${eventId}@example.com` });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242");
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  const { orderNumber } = back;
  const rows = await world.store.db.select().from(ticket).where(eq(ticket.orderNumber, orderNumber));
  return { eventId, orderNumber, numbers: rows.map(({ ticketNumber }) => ticketNumber) };
}

it("an order that is paid, and then refunded", async () => {
  const { orderNumber } = await sold();
  expect(await sent()).toEqual([{ type: "order.paid", data: { orderNumber } }]);
  told = [];
  await world.office.cancelOrder({ orderNumber, actor: OWNER, reason: "requested" });
  expect((await sent())[0]).toEqual({ type: "order.refunded", data: { orderNumber } });
});

it("a ticket that is scanned, once; and one that is given away", async () => {
  const { eventId, numbers } = await sold();
  await sent();
  told = [];
  const [ticketNumber = "", other = ""] = numbers;
  const until = new Date(world.clock.now().getTime() + DAY_MS);
  const pass = {
    id: randomUUID(),
    eventId,
    label: "North",
    mode: "steward",
    names: true,
    offline: true,
    until,
  } as const;
  expect(await world.office.checkIn(pass, ticketNumber, undefined)).toMatchObject({ admitted: true });
  expect(await world.office.checkIn(pass, ticketNumber, undefined)).toMatchObject({ admitted: false });
  expect(await sent()).toEqual([{ type: "ticket.checked_in", data: { ticketNumber } }]);
  told = [];
  await office.run("orders", "transfer", other, "--name", "Maya Ostrow", "--email", "maya@example.com");
  expect(await sent()).toEqual([
    { type: "ticket.transferred", data: { ticketNumber: other, newTicketNumber: expect.stringMatching(/-/) } },
  ]);
});

it("a night that is written at the office, moved and called off", async () => {
  const { eventId } = await sold();
  await sent();
  told = [];
  const changed = { type: "night.changed", data: { eventId } };
  const found = await office.desk.content.get("events", eventId);
  await office.desk.content.save("events", eventId, { ...found?.item, about: "Another one" }, { actor: OWNER });
  expect(await sent()).toEqual([changed]);
  told = [];
  await world.office.moveEvent(eventId, { startAt: new Date(world.clock.now().getTime() + 20 * DAY_MS) }, OWNER);
  expect(await sent()).toEqual([changed]);
  told = [];
  await world.office.cancelEvent(eventId, OWNER);
  expect(await sent()).toContainEqual(changed);
});

it("nights that an imported file makes, changes and removes, each once; and none of a file that changes nothing", async () => {
  const [kept, changed, gone] = await Promise.all(
    ["Kept", "Changed", "Taken"].map(async (title) => {
      const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 4, cents: 4_900 }]);
      const found = await office.desk.content.get("events", eventId);
      await office.desk.content.save("events", eventId, { ...found?.item, title }, { actor: OWNER });
      return eventId;
    }),
  );
  const itemOf = async (id = "") => (await office.desk.content.get("events", id))?.item ?? {};
  const fresh = await office.desk.content.duplicate("events", kept ?? "");
  const made = randomUUID();
  const events = [await itemOf(kept), { ...(await itemOf(changed)), about: "Another" }, { ...fresh, id: made }];
  const told = async () => (await sent()).map(({ type, data }) => [type, data.eventId]);
  const take = async (file: unknown, ...words: string[]) => {
    office.write("nights.json", file);
    await sent();
    clear();
    return office.run("content", "import", "nights.json", ...words);
  };

  expect(await take({ events }, "--dry-run")).toMatchObject({ code: 0, err: "" });
  expect(await told()).toEqual([]);
  expect(await take({ events })).toMatchObject({ code: 0, err: "" });
  expect((await told()).toSorted()).toEqual([changed, made].map((id) => ["night.changed", id]).toSorted());
  expect(await take({ events: [await itemOf(made)] })).toMatchObject({ code: 0, err: "" });
  expect(await told()).toEqual([]);
  expect(await take({ events: [{ ...(await itemOf(gone)), title: "" }] })).toMatchObject({ code: 1 });
  expect(await told()).toEqual([]);
  await office.run("content", "export", "all.json", "--only", "events");
  const all: { events: { id: string }[] } = JSON.parse(readFileSync(join(office.folder, "all.json"), "utf8"));
  expect(await take({ events: all.events.filter(({ id }) => id !== gone) }, "--prune")).toMatchObject({ code: 0 });
  expect(await told()).toEqual([["night.changed", gone]]);
});

it("goods that are paid", async () => {
  const product = await world.deps.catalogue.product("bell-cap");
  const fan = visitor({ email: "goods@example.com" });
  const buying = await world.billing.buyGoods(fan, "bell-cap", product?.variants[0]?.id ?? "");
  if (buying === "unreachable" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  await world.payAt(buying.url, undefined, undefined, {
    ...{ shippingName: "Maya Ostrow", shippingLine1: "1 Main St", shippingCity: "Mobile" },
    ...{ shippingPostalCode: "36602", shippingCountry: "US" },
  });
  await world.deliver("checkout.session.completed");
  const [order] = await world.store.db.select().from(goodsOrder).where(eq(goodsOrder.email, "goods@example.com"));
  expect(await sent()).toEqual([{ type: "goods.paid", data: { orderNumber: order?.orderNumber } }]);
});

it("owners read in a mail that an address was switched off", async () => {
  const now = world.clock.now();
  const oona = { username: "oona", email: "owner@ringside.example", name: "Oona", roles: "owner,editor" };
  await world.store.db.insert(staffMember).values([
    { ...oona, seenAt: now },
    { ...oona, username: "vic", email: "viewer@ringside.example", roles: "viewer", seenAt: now },
  ]);
  receiver.closeAllConnections();
  receiver.close();
  await sold();
  world.mails.length = 0;
  for (let n = 0; n < 8; n++) {
    await office.desk.webhooks.sendDue();
    world.clock.advance(2 * DAY_MS);
  }
  expect(await office.desk.webhooks.find(target)).toMatchObject({ offWhy: "failed" });
  const { rows } = await office.desk.webhooks.deliveries(target);
  expect(rows[0]?.tries.at(-1)).toMatchObject({ error: "connection refused" });
  await office.desk.outbox.sendOutbox();
  const about = world.mails.filter(({ subject }) => subject.startsWith("Webhooks to 127.0.0.1"));
  expect(about.map(({ to }) => to)).toEqual(["owner@ringside.example"]);
  expect(about[0]?.text).toContain(`/office/webhooks/${target}`);
});
