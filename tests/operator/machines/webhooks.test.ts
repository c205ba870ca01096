/** `webhooks`: listed, shown, sent again and switched as on the office's pages. */
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recordAudit } from "../../../server/services/audit-trail";
import { audit } from "../../../server/store/schema";
import { boxOfficeWorld, type World } from "../../services/box-office/box-office-world";
import { testStore } from "../../store";
import { officeOf } from "../office";

let world: World;
let office: ReturnType<typeof officeOf>;
let receiver: Server;
const target = randomUUID();
const received: string[] = [];
let answer = 500;

beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
  receiver = createServer((request, response) => {
    received.push(String(request.headers["webhook-id"]));
    request.resume();
    response.writeHead(answer).end();
  });
  receiver.listen(0, "127.0.0.1");
  await new Promise((resolve) => receiver.once("listening", resolve));
});
afterAll(async () => {
  receiver.close();
  office.leave();
  await world.close();
});

const webhooks = (...words: string[]) => office.run("webhooks", ...words);
const order = (orderNumber: string) =>
  world.store.db.transaction((tx) =>
    recordAudit(tx, { at: world.clock.now(), actor: "guest", action: "order.issued", entity: orderNumber, detail: {} }),
  );
const deeds = async () =>
  (await world.store.db.select().from(audit))
    .filter(({ action }) => action.startsWith("webhook."))
    .map(({ action, actor, entity }) => [action, actor, entity]);

it("shows what an address was sent, and sends a delivery again", async () => {
  expect((await webhooks("list")).out).toContain("No address is told of anything.");
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret-path`;
  await office.desk.webhooks.add({ url, events: ["order.paid"] }, { actor: "Oona", id: target });
  expect((await webhooks("show", target)).out).toContain("was sent nothing");

  await order("RNG-1");
  await office.desk.webhooks.sendDue();
  const list = await webhooks("list");
  expect(list.out).toMatch(new RegExp(`${target} +127\\.0\\.0\\.1:\\d+ +order\\.paid +on +1 +0`));
  expect(list.out).not.toMatch(/secret-path|whsec_/);
  const failed = (await webhooks("show", target)).out;
  expect(failed).toMatch(/order\.paid +RNG-1 +waiting until \S+ +500/);

  answer = 204;
  const delivery = /^[0-9a-f-]{36}/m.exec(failed)?.[0] ?? "";
  expect((await webhooks("resend", target, delivery, "--actor", "Ada")).code).toBe(0);
  expect(received).toEqual([`msg_${delivery}`, `msg_${delivery}`]);
  expect((await webhooks("show", target)).out).toMatch(/RNG-1 +delivered +500, 204/);
  expect(await deeds()).toEqual([
    ["webhook.added", "Oona", target],
    ["webhook.resent", "Ada", target],
  ]);
});

it("switches an address off and on, once each", async () => {
  expect((await webhooks("off", target, "--actor", "Ada")).out).toMatch(/is off\./);
  expect(await webhooks("off", target)).toMatchObject({ code: 1, err: expect.stringMatching(/is off\./) });
  expect((await webhooks("list")).out).toContain("off (office) since");
  await order("RNG-2");
  expect(await webhooks("resend", target, randomUUID())).toMatchObject({ code: 1 });
  expect((await webhooks("on", target, "--actor", "Ada")).out).toMatch(/is on\./);
  expect(await webhooks("on", target)).toMatchObject({ code: 1, err: expect.stringMatching(/is on\./) });
  await order("RNG-3");
  const { out } = await webhooks("show", target);
  expect([out.includes("RNG-2"), out.includes("RNG-3")]).toEqual([false, true]);
  expect((await deeds()).slice(2)).toEqual([
    ["webhook.switched_off", "Ada", target],
    ["webhook.switched_on", "Ada", target],
  ]);
});

it("shows the log page by page", async () => {
  for (let n = 0; n < 55; n++) await order(`RNG-P${n}`);
  const first = (await webhooks("show", target)).out;
  const [older = ""] = /(?<=--before )\d+/.exec(first) ?? [];
  expect(first).toContain("RNG-P54");
  const second = (await webhooks("show", target, "--before", older)).out;
  expect([first.includes("RNG-P0 "), second.includes("RNG-P0 "), second.includes("--before")]).toEqual([
    ...[false, true, false],
  ]);
});

it.each([
  [["show", "nothing"], 1, "No address has the id nothing."],
  [["on", randomUUID()], 1, "No address has the id"],
  [["off", "nothing"], 1, "No address has the id nothing."],
  [["resend", target, "nothing"], 1, "not in the log"],
  [["show", target, "--before", "soon"], 2, "number of a delivery"],
])("refuses %j", async (words, exit, says) => {
  const { code, err } = await webhooks(...words);
  expect([code, err]).toEqual([exit, expect.stringContaining(says)]);
});
