/** Nobody at the office reads the old date of a night that was put off as its date. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fanRecordView } from "../../../app/requests/office/fan-record-view";
import { modelChoices } from "../../../app/requests/office/nights/new-night";
import { nightEditor } from "../../../app/requests/office/nights/night-editor";
import type { AtOffice } from "../../../app/requests/office/office";
import { nightOptions } from "../../../app/requests/office/orders/night-options";
import { orderRow } from "../../../app/requests/office/orders/order-row";
import { orderView } from "../../../app/requests/office/orders/order-view";
import { NightEditorPage } from "../../../app/ui/office/nights/night-editor-page";
import { event, waitEntry } from "../../../server/store/schema";
import { DAY_MS } from "../../store";
import { render } from "../../ui/render";
import { night } from "../box-office/box-office-world";
import { hold } from "../nights/night-office";
import { officeWorld, STAFF } from "./office-world";

let world: Awaited<ReturnType<typeof officeWorld>>;
let eventId: string;
let orderNumber: string;
beforeAll(async () => {
  world = await officeWorld();
  const made = await world.bought({ email: "ada@example.com" });
  ({ eventId, orderNumber } = made);
  const now = world.clock.now();
  await world.db.insert(waitEntry).values({
    ...{ id: randomUUID(), eventId, status: "WAITING", email: "ada@example.com", emailKey: "a", locale: "en" },
    ...{ quantity: 1, fewer: false, tiers: [made.first], createdAt: now, joinedAt: now },
  });
  await hold(world, eventId, made.first, 1);
});
afterAll(() => world.close());

/** What the office shows of the night, by page. */
async function shown(): Promise<Record<string, string>> {
  const { desk, clock } = world;
  const file = await desk.orders.file(orderNumber);
  const fan = await desk.fans.fan("ada@example.com");
  const span = { from: new Date(0), until: new Date(clock.now().getTime() + DAY_MS), timeZone: "UTC" };
  const { rows } = await desk.orders.list({ eventId });
  const record = fan && fanRecordView(fan, clock.now());
  return {
    order: file ? orderView(file).what : "",
    list: rows.map((row) => orderRow(row).when).join(),
    choices: JSON.stringify(nightOptions(await desk.orders.nights())),
    models: JSON.stringify(await modelChoices(desk.nights)),
    fan: [...(record?.orders ?? []), ...(record?.tickets ?? []), ...(record?.waiting ?? [])]
      .map((one) => one.when)
      .join(),
    byNight: JSON.stringify(await desk.money.byNight(span)),
    byTier: JSON.stringify(await desk.money.byTier(span)),
    command: (await world.run("orders", "show", orderNumber)).out.split("\n", 2).join("\n"),
    found: (await world.run("orders", "find", "ada@example.com")).out,
    lost: (await world.run("orders", "holds", "--unpaid")).out,
    moving: (await world.run("orders", "move-event", eventId, "2026-12-31T20:00-05:00", "--dry-run")).out,
  };
}

it("says that the night has no date, instead of the date that it had", async () => {
  world.clock.advance(DAY_MS);
  const [before] = await world.db.select().from(event).where(eq(event.id, eventId));
  const at = before?.startAt ?? new Date(0);
  const month = new Intl.DateTimeFormat("en", { month: "short", timeZone: before?.timeZoneId }).format(at);
  const old = new RegExp(`${month}[a-z]* ${at.getUTCDate()}|${at.toISOString().slice(0, "2026-05-02".length)}`);
  for (const [page, text] of Object.entries(await shown()))
    expect([page, text]).toEqual([page, expect.stringMatching(old)]);

  await world.office.moveEvent(eventId, { startAt: undefined }, STAFF);
  const undated = await shown();
  for (const [page, text] of Object.entries(undated))
    expect([page, text]).toEqual([page, expect.not.stringMatching(old)]);
  expect(undated.order).toBe("The Last Bell, No date yet");
  // The order, its two tickets, and the place in line.
  expect(undated.fan).toBe(Array(4).fill("No date yet").join());
  expect(undated.moving).toContain("Would move The Last Bell from no date yet to 2026-12-31 20:00");
});

it.each([
  ["a night without a date", { scheduleTbd: true }, "No date yet: this one only keeps the night’s place in lists."],
  ["a night with a date that nobody has a ticket of", {}, undefined],
])("the editor of %s offers its beginning accordingly", async (_, row, says) => {
  const { eventId: id } = await night(world.store, world.clock.now(), [{ capacity: 5 }], row);
  const { desk, clock } = world;
  const [at, item] = [await desk.nights.night(id), await desk.nights.nightItem(id)];
  if (!at || !item) throw new Error("no such night");
  const office = { desk, clock, may: () => true } as unknown as AtOffice;
  const page = { ...(await nightEditor(office, at, item)), saved: false, follows: undefined };
  const markup = await render(createElement(NightEditorPage, page));
  const [field = ""] = /<input[^>]*name="startAt"[^>]*>/.exec(markup) ?? [];
  expect(/readonly/i.test(field)).toBe(says !== undefined);
  if (says) expect(markup).toContain(says);
  else expect(markup).not.toContain("No date yet");
});
