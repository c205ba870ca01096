/** Tokens and webhooks at the office's pages, without scripts, and what another program gets by them. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TOKEN_SCOPES } from "../../../app/domain/office/machines/token-scopes";
import type { Browser } from "../../access/identities";
import { staffSignedIn } from "../../access/staff";
import { isSignedWith, type Posted } from "../../services/office/machines/webhook-world";
import { eventId, fillIn, GOOD_CARD, hold, pay } from "../buying/purchase";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { said } from "./office-forms";

let site: Site;
let owner: Browser;
let receiver: Server;
let url: string;
const received: Posted[] = [];
let status = 200;

beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "error" });
  owner = await staffSignedIn(site, "owner");
  receiver = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    received.push({ url: request.url ?? "", headers: request.headers as Record<string, string>, body });
    response.writeHead(status).end();
  });
  receiver.listen(0, "127.0.0.1");
  await new Promise((resolve) => receiver.once("listening", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in/secret-path`;
}, 120_000);
afterAll(async () => {
  receiver?.close();
  await site?.stop();
});

const secretIn = (html: string) => /<code>((?:rst|whsec)_[^<]+)<\/code>/.exec(html)?.[1] ?? "";
const call = (path: string, token: string) =>
  fetch(`${site.url}/api/v1/office${path}`, { headers: { authorization: `Bearer ${token}` } });

async function formAt(path: string): Promise<Record<string, string>> {
  return { deed: hidden((await owner.get(path)).html, "deed") };
}

describe("A token", () => {
  it("is made by the owner, shown once, used, and revoked", async () => {
    const form = {
      ...(await formAt("/office/tokens/new")),
      ...{ intent: "make", name: "The ledger", days: "90", "scope.orders:read": "on" },
    };
    const made = await owner.post("/office/tokens/new", form);
    const token = secretIn(made.html);
    expect(token).toMatch(/^rst_[\w-]{43}$/);
    expect(made.headers.get("cache-control")).toContain("no-store");
    const again = await owner.post("/office/tokens/new", form);
    expect([again.status, secretIn(again.html)]).toEqual([400, ""]);

    expect((await call("/orders", token)).status).toBe(200);
    expect((await call("/sales", token)).status).toBe(403);
    const list = await owner.get("/office/tokens");
    expect(said(list)).toMatch(/The ledger orders:read 20\d\d-\d\d-\d\d \d\d:\d\d UTC .* valid/);
    expect(list.html).not.toContain(token.slice(4));

    const path = /\/office\/tokens\/[0-9a-f-]{36}/.exec(list.html)?.[0] ?? "";
    expect(said(await owner.get(path))).toContain("Read orders of tickets and goods");
    const revoked = await owner.post(path, { intent: "revoke" });
    expect(said(revoked)).toContain("“The ledger” is revoked.");
    expect((await call("/orders", token)).status).toBe(401);
    expect(said(await owner.get(path))).toContain("This token is over.");
    expect(said(await owner.get("/office/history?kind=token"))).toContain("token.revoked");
  });

  it("is refused without a name, and what was chosen stays", async () => {
    const scopes = Object.fromEntries(TOKEN_SCOPES.map((scope) => [`scope.${scope}`, "on"]));
    const form = { ...(await formAt("/office/tokens/new")), intent: "make", name: " ", days: "30", ...scopes };
    const page = await owner.post("/office/tokens/new", form);
    expect([page.status, said(page)]).toEqual([400, expect.stringContaining("Name the program that uses it")]);
    expect(page.html.match(/checked=""/g)).toHaveLength(TOKEN_SCOPES.length);
  });
});

describe("A webhook", () => {
  let target: string;
  let secret: string;

  it("is added, and its secret is shown once", async () => {
    const form = {
      ...(await formAt("/office/webhooks/new")),
      ...{ intent: "add", url, "event.order.paid": "on", "event.night.changed": "on" },
    };
    const added = await owner.post("/office/webhooks/new", form);
    secret = secretIn(added.html);
    expect(secret).toMatch(/^whsec_/);
    target = /\/office\/webhooks\/[0-9a-f-]{36}/.exec(added.html)?.[0] ?? "";
    expect((await owner.post("/office/webhooks/new", form)).status).toBe(400);
    const list = await owner.get("/office/webhooks");
    expect(said(list)).toContain("order.paid, night.changed");
    expect(list.html).not.toContain("secret-path");
  });

  it("is tested from its page", async () => {
    const tested = await owner.post(target, { ...(await formAt(target)), intent: "test" });
    expect(said(tested)).toMatch(/It answered 200 after \d+ ms\./);
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(["webhook.test"]);
    status = 500;
    const failed = await owner.post(target, { ...(await formAt(target)), intent: "test" });
    expect(said(failed)).toContain("It answered 500");
    status = 200;
  });

  it("gets an event about an order, signed, and without a name", async () => {
    received.length = 0;
    const buyer = fan(site);
    const night = await eventId(site, "Iron Harvest");
    await hold(buyer, night, "Upper", 1);
    await fillIn(await pay(buyer, night), GOOD_CARD);
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1);
    const [sent] = received as [Posted];
    expect(JSON.parse(sent.body)).toEqual({
      ...{ type: "order.paid", timestamp: expect.any(String), data: { orderNumber: expect.any(String) } },
    });
    expect(isSignedWith(secret, sent)).toBe(true);
    await expect.poll(async () => said(await owner.get(target))).toMatch(/order\.paid \S+ delivered 200/);
  }, 90_000);

  it("is sent again from the log", async () => {
    received.length = 0;
    const { html } = await owner.get(target);
    const row = html.slice(html.indexOf(">order.paid<"));
    const form = { intent: "resend", deed: hidden(row, "deed"), delivery: hidden(row, "delivery") };
    expect(said(await owner.post(target, form))).toContain("It was sent again.");
    expect(said(await owner.post(target, form))).toContain("That was done before.");
    expect(received).toHaveLength(1);
  });

  it("gets a new secret, is switched off and on, and is removed", async () => {
    const settings = `${target}/settings`;
    const rotated = await owner.post(settings, { ...(await formAt(settings)), intent: "rotate" });
    expect(rotated.status).toBe(200);
    expect(secretIn(rotated.html)).toMatch(/^whsec_/);
    expect(secretIn(rotated.html)).not.toBe(secret);
    expect(said(await owner.get(settings))).toContain("still signs until");

    const off = await owner.post(settings, { ...(await formAt(settings)), intent: "switchOff" });
    expect(said(off)).toContain("switched off here");
    const on = await owner.post(settings, { ...(await formAt(settings)), intent: "switchOn" });
    expect(said(on)).not.toContain("switched off");
    const wrong = { ...(await formAt(settings)), intent: "change", url: "nonsense", "event.order.paid": "on" };
    const refused = await owner.post(settings, wrong);
    expect([refused.status, said(refused)]).toEqual([400, expect.stringContaining("has to begin with https://")]);
    expect(refused.html).toContain('value="nonsense"');

    expect(said(await owner.post(settings, { intent: "remove" }))).toContain("The address is removed.");
    expect((await owner.get(target)).status).toBe(404);
  });
});
