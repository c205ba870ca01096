/** Billing assistance and the privacy policy on the real build, without scripts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn } from "../buying/purchase";
import { fan, type Page } from "../fan";
import { type Site, testSite } from "../site";

const PATH = "/billing-assistance";
const messageForm = { intent: "letter", name: "Ada", email: "ada@example.com", subject: "refund", message: "Please" };

let site: Site;
beforeAll(async () => {
  site = await testSite();
}, 120_000);
afterAll(() => site.stop());

const titleOf = ({ html }: Page) => html.match(/<title>([^<]*)</)?.[1];

describe("Billing assistance", () => {
  it("is a page for guests that offers sign-in on the page itself, without a redirect", async () => {
    const page = await fan(site).get(PATH);
    expect([page.status, page.hops, titleOf(page)]).toEqual([200, [], "Billing assistance · Ringside"]);
    expect(page.html).toContain(`<link rel="canonical" href="${site.url}${PATH}"`);
    expect(page.html).toContain(`href="${PATH}/auth/sign-in"`);
    expect((await fan(site).get(`${PATH}/auth/sign-in`)).html).toContain("<dialog");
  });

  it("accepts a message, answers 303 and shows its number", async () => {
    const who = fan(site);
    const page = await who.post(PATH, { ...messageForm, newsletter: "yes" });
    expect(page.hops).toHaveLength(1);
    expect(page.path).toMatch(/^\/billing-assistance\?letter=[0-9a-f-]{36}$/);
    expect(page.html).toContain("We got your message");
    const again = await who.post(PATH, { ...messageForm, newsletter: "yes" });
    expect(again.path).toBe(page.path);
  });

  it("refuses an incomplete message with 400 and keeps what was typed", async () => {
    const page = await fan(site).post(PATH, { ...messageForm, email: "ada", message: "", name: '"><script>' });
    expect(page.status).toBe(400);
    expect(page.html).toContain("Please enter a valid email");
    expect(page.html).toContain("&quot;&gt;&lt;script&gt;");
    expect(page.html).not.toContain('"><script>"');
    expect(page.html).toMatch(/<option value="refund" selected=""/);
  });

  it("answers a robot as it answers everyone", async () => {
    const page = await fan(site).post(PATH, { ...messageForm, website: "https://spam.example" });
    expect(page.html).toContain("We got your message");
  });

  it("limits repeated messages and keeps the last one on the page", async () => {
    const who = fan(site);
    const pages: Page[] = [];
    for (let n = 0; n < 7; n++) pages.push(await who.post(PATH, { ...messageForm, message: `Message ${n}` }));
    const last = pages.at(-1);
    expect(pages[0]?.status).toBe(200);
    expect(last?.status).toBe(429);
    expect(last?.html).toContain("Message 6");
  });

  it("shows a number only for a well-formed one", async () => {
    expect((await fan(site).get(`${PATH}?letter=%3Cscript%3E`)).html).not.toContain("We got your message");
  });

  it("lists a fan's paid order with a link to its receipt and attaches it to a message", async () => {
    const who = fan(site);
    await signIn(who, PATH, "fan@ringside.example", "Headlock-4-Ever");
    const before = await who.get(PATH);
    expect(before.html).toContain("No payments yet");
    expect(before.html).toMatch(/name="email"[^>]*value="fan@ringside\.example"/);
    expect(before.headers.get("cache-control")).toContain("no-store");

    const event = await eventId(site, "Broken Bell");
    await hold(who, event, "Upper", 2);
    await who.get(pathOf(await fillIn(await pay(who, event), GOOD_CARD, "fan@ringside.example")));
    const page = await who.get(PATH);
    expect(page.html).toContain(`href="/tickets/details/${event}"`);
    const number = page.html.match(/\?order=([A-Z0-9-]+)#letter/)?.[1] ?? "";
    const asking = await who.get(`${PATH}?order=${number}`);
    expect(asking.html).toMatch(new RegExp(`<option value="${number}"[^>]*selected`));
    expect((await who.post(PATH, { ...messageForm, order: number, message: "This one" })).html).toContain(
      "We got your message",
    );

    const rival = fan(site);
    expect((await rival.get(`${PATH}?order=${number}`)).html).not.toContain(`<option value="${number}"`);
  }, 60_000);
});

describe("The privacy policy", () => {
  it("is a page for anyone and sets no cookie", async () => {
    const who = fan(site);
    const page = await who.get("/privacypolicy");
    expect([page.status, titleOf(page)]).toEqual([200, "Privacy policy · Ringside"]);
    expect([...who.cookies.keys()]).toEqual([]);
    expect(page.html).toContain(`<link rel="canonical" href="${site.url}/privacypolicy"`);
  });
});
