/** A fan's payments on the real build without scripts: on the profile and at billing assistance. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, stripeFails } from "./purchase";

const PATH = "/profile/billing";
const HELP = "/billing-assistance";
const AWAY = "We can’t reach the payment service right now.";

let site: Site;
beforeAll(async () => {
  site = await testSite();
}, 120_000);
afterAll(() => site.stop());

describe("What a fan has paid", () => {
  it("is visible to the fan alone: a guest is invited to sign in and can do nothing", async () => {
    const who = fan(site);
    const page = await who.get(PATH);
    expect(page.html).toContain(`href="${PATH}/auth/sign-in"`);
    expect(page.html).not.toContain("Tickets, pay-per-views, shop orders and Premium");
    expect((await who.post(PATH, { intent: "refund", order: "AAAA" })).path).toBe(`${PATH}/auth/sign-in`);
    expect((await who.post(HELP, { intent: "refund", order: "AAAA" })).status).toBe(400);
  });

  it("is listed, refunded once by the fan alone, shown while Stripe is down, and becomes a message when it is late", async () => {
    const [who, rival] = [fan(site), fan(site)];
    await signIn(who, PATH, "fan@ringside.example", "Headlock-4-Ever");
    await signIn(rival, PATH, "rival@ringside.example", "Suplex-2-Nights");
    expect((await who.get(PATH)).html).toContain("No payments yet");
    const event = await eventId(site, "Broken Bell");
    const orders: string[] = [];
    for (const seats of [1, 2]) {
      await hold(who, event, "Upper", seats);
      await who.get(pathOf(await fillIn(await pay(who, event), GOOD_CARD, "fan@ringside.example")));
      const { html } = await who.get(PATH);
      orders.push(html.match(/name="order" value="([^"]+)"/)?.[1] ?? "");
    }
    const [first = "", second = ""] = orders;
    expect(new Set(orders).size).toBe(2);

    const foreign = await rival.post(PATH, { intent: "refund", order: first });
    expect(foreign.path).toBe(PATH);
    expect((await who.get(PATH)).html).toContain(`name="order" value="${first}"`);

    const back = await who.post(PATH, { intent: "refund", order: first });
    expect(back.hops).toEqual([`${PATH}?back=${first}`]);
    expect(back.html).toMatch(/Refunded\. \$[\d.]+ is on its way to the card you paid with/);
    expect(back.html).not.toContain(`name="order" value="${first}"`);
    expect((await who.post(HELP, { intent: "refund", order: first })).hops).toEqual([`${HELP}?back=${first}`]);
    expect((await rival.get(`${PATH}?back=${first}`)).html).not.toContain("is on its way to the card");

    await stripeFails(site, true);
    const away = await who.get(PATH);
    expect(away.status).toBe(200);
    expect(away.html).toContain(AWAY);
    expect(away.html).toContain(`Order ${second}`);
    expect((await who.get(HELP)).html).toContain(AWAY);
    const portal = await who.post(PATH, { intent: "portal" });
    expect([portal.status, portal.html.includes("Nothing was changed")]).toEqual([503, true]);
    await stripeFails(site, false);
    expect((await who.get(PATH)).html).not.toContain(AWAY);
    expect((await who.post(PATH, { intent: "portal" })).path).toMatch(/\/p\/session\//);

    await site.advance("P400D");
    const late = await who.post(PATH, { intent: "refund", order: second });
    expect(late.path).toBe(`${HELP}?late&subject=refund&order=${second}`);
    expect(late.html).toContain("It’s too late for an automatic refund.");
    expect(late.html).toMatch(new RegExp(`<option value="${second}"[^>]*selected`));
  }, 120_000);
});
