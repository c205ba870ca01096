/** Paying on the real build while Stripe is silent, overloaded or late: what the fan reads, and that they pay once. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stripeClient } from "../../../server/clients/stripe-client";
import { fan, hidden } from "../fan";
import { type Site, testSite } from "../site";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "./purchase";

const MAYA = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
/** The SDK does not retry this, so a page does not wait for it. */
const OVERRUN = "429";

let site: Site;
let stripe: ReturnType<typeof stripeClient>;
let nights: string[];
beforeAll(async () => {
  site = await testSite();
  stripe = stripeClient({ secretKey: "sk_test_sandbox", apiUrl: site.sandbox });
  await lever("webhooks", { hold: true });
  const { html } = await fan(site).get("/pay-per-view");
  nights = [
    ...new Set([...html.matchAll(/href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/g)].map(([, path = ""]) => path)),
  ];
});
afterEach(() => lever("failures", { failures: [] }));
afterAll(() => site.stop());

async function lever(name: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${site.sandbox}/stripe/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}
const fail = (...failures: object[]) => lever("failures", { failures });
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const refreshOf = (html: string) =>
  /<meta http-equiv="refresh" content="([^"]*)"/i.exec(html)?.[1]?.replaceAll("&amp;", "&");
const created = async () => {
  const calls = (await (await fetch(`${site.sandbox}/stripe/calls`)).json()) as { method: string; path: string }[];
  return calls.filter(({ method, path }) => method === "POST" && path === "/v1/checkout/sessions").length;
};
const chargesOf = async (email: string) => {
  const { data } = await stripe.customers.list({ email });
  return (await stripe.charges.list({ customer: data[0]?.id ?? "" })).data;
};

describe("A broadcast", () => {
  const maya = () => fan(site);
  let back = "";
  let who: ReturnType<typeof fan>;

  it("S34: signing in from its button stays on its page, one click from paying", async () => {
    const [live = ""] = nights;
    who = maya();
    expect(main((await who.get(live)).html)).toContain(`href="${live}/auth/sign-in"`);
    const page = await signIn(who, live, ...MAYA);
    expect(page.path).toBe(live);
    expect(main(page.html)).toMatch(/<form[^>]*method="post"/);
  });

  it("says that nothing was charged while Stripe is overloaded, and S14: five clicks later are one charge", async () => {
    const [live = ""] = nights;
    await fail({ kind: OVERRUN, path: "/v1/checkout" });
    const refused = await who.post(live, { intent: "buy" });
    expect(refused.status).toBe(503);
    expect(main(refused.html)).toContain("You weren’t charged. Try again in a minute.");
    expect((await who.get("/premium")).status).toBe(200);
    expect((await who.post("/premium", { intent: "subscribe", plan: "monthly" })).status).toBe(503);

    await fail();
    const presses = await Promise.all(Array.from({ length: 5 }, () => who.post(live, { intent: "buy" })));
    expect(new Set(presses.map(({ path }) => path)).size).toBe(1);
    back = pathOf(await fillIn(presses[0]?.path ?? "", GOOD_CARD));
    expect((await who.get(`${live}?purchase=${crypto.randomUUID()}`)).status).toBe(200);
  });

  it("S22: its return page keeps checking and updates as soon as Stripe answers again", async () => {
    await fail({ kind: OVERRUN, path: "/v1/checkout" });
    let at = back;
    for (const after of [3, 3]) {
      const page = await who.get(at);
      at = page.path;
      expect(main(page.html)).toContain("Your bank hasn’t answered yet.");
      const refresh = refreshOf(page.html) ?? "";
      expect(refresh).toMatch(new RegExp(`^${after};url=`));
      const { pathname, search } = new URL(refresh.replace(/^\d+;url=/, ""), site.url + at);
      at = pathname + search;
    }
    const late = await who.get(at.replace(/look=\d+/, "look=500"));
    expect(refreshOf(late.html)).toContain("look=501");
    await fail();
    const settled = await who.get(at);
    expect(settled.path.replace(/\?.*/, "")).toMatch(/^\/paid\/pay-per-view\/[0-9a-f-]{36}$/);
    expect(main(settled.html)).toContain("You paid $9.99.");
    expect(refreshOf(settled.html)).toBeUndefined();
  });

  it("S33: belongs to the fan within five seconds of the return, without any webhook, and to nobody else", async () => {
    const [live = ""] = nights;
    const since = performance.now();
    const watch = live.replace("/pay-per-view/event/", "/watch/");
    expect(main((await who.get(live)).html)).toContain(`href="${watch}"`);
    expect((await who.post(watch, { intent: "watch" })).html).toContain("<video");
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await chargesOf(MAYA[0])).toMatchObject([{ status: "succeeded" }]);

    const rival = fan(site);
    await signIn(rival, live, ...RIVAL);
    const { html } = await rival.get(back);
    expect(main(html)).not.toContain(`href="${watch}"`);
    expect(main(html)).not.toContain("Your bank hasn’t answered yet.");
  });

  it("S37: Stripe's portal opens for the signed-in fan, whatever customer or session a form names", async () => {
    const rival = fan(site);
    await signIn(rival, "/premium", ...RIVAL);
    const { data } = await stripe.customers.list({ email: MAYA[0] });
    const sessions = (await stripe.checkout.sessions.list({ customer: data[0]?.id ?? "" })).data;
    const named = { customer: data[0]?.id ?? "", session_id: sessions[0]?.id ?? "" };
    expect(named).toEqual({ customer: expect.stringMatching(/^cus_/), session_id: expect.stringMatching(/^cs_/) });
    const query = new URLSearchParams(named);
    const portal = await rival.post(`/premium?${query}`, { intent: "portal", ...named });
    const page = await (await fetch(portal.path)).text();
    expect(page).not.toContain(MAYA[0]);
    expect(page).toContain(RIVAL[0]);
    expect((await fan(site).post(`/premium?${query}`, { intent: "portal", ...named })).path).toBe(
      "/premium/auth/sign-in",
    );
  });
});

describe("Seats", () => {
  let night: string;
  let path: string;
  beforeAll(async () => {
    night = await eventId(site, "Iron Harvest");
    path = `/tickets/event/${night}`;
  });

  it("stay held while Stripe is overloaded, and the fan is told to try again", async () => {
    const ada = fan(site);
    await hold(ada, night, "Upper", 2);
    await fail({ kind: OVERRUN, path: "/v1" });
    const refused = await ada.post(path, { intent: "pay" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(refused.headers.get("cache-control")).toBe("private, no-store");
    expect(main(refused.html)).toContain("Nothing was changed, and you weren’t charged. Try again in a minute.");
    for (const page of ["/", "/shows", "/premium", "/shop", "/pay-per-view", path])
      expect((await ada.get(page)).status, page).toBe(200);
    expect((await ada.get(path)).html).toContain("Pay $40");
    const canceled = await ada.post(path, { intent: "cancel" });
    expect(canceled.status).toBe(200);
  });

  it("S23: are held once when one form is sent twice at the same moment, and one click calls Stripe once", async () => {
    const ada = fan(site);
    const { html } = await ada.get(path);
    const field = html.match(/name="(quantity\.[0-9a-f-]+)"[^>]*aria-label="[^"]*Upper"/)?.[1] ?? "";
    const form = { intent: "reserve", clientKey: hidden(html, "clientKey"), [field]: "1" };
    const [one, two] = await Promise.all([ada.post(path, form), ada.post(path, form)]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(hidden(one?.html ?? "", "reservationId")).toBe(hidden(two?.html ?? "", "reservationId"));
    const before = await created();
    const address = await pay(ada, night);
    expect((await created()) - before).toBe(1);
    expect(await pay(ada, night)).toBe(address);
    expect((await created()) - before).toBe(1);
    await ada.post(path, { intent: "cancel" });
  });

  it("S13: are reported lost when the checkout ended behind an open page, whatever that page says", async () => {
    const ada = fan(site);
    await hold(ada, night, "Upper", 1);
    const address = await pay(ada, night);
    const [session] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
    await stripe.checkout.sessions.expire(session?.id ?? "");
    expect(await fillIn(address, GOOD_CARD)).toBeUndefined();
    const back = await ada.get(pathOf(session?.success_url ?? ""));
    expect(back.status).toBe(200);
    expect(main(back.html)).not.toContain("QR code of ticket");
    expect((await ada.get(path)).html).not.toContain("Pay $20");
  });

  it("are neither lost nor free while Stripe has not said how the checkout ended", async () => {
    const ada = fan(site);
    await hold(ada, night, "Upper", 1);
    const address = await pay(ada, night);
    await fail({ kind: OVERRUN, path: "/v1/checkout" });
    expect(await fillIn(address, GOOD_CARD)).toBeDefined();
    await site.advance("PT32M");
    const waiting = await ada.get(path);
    expect(waiting.path).toMatch(/^\/paid\/tickets\/[0-9a-f-]{36}$/);
    expect(main(waiting.html)).toContain("Still confirming your payment");
    expect(main(waiting.html)).not.toContain("You weren’t charged");
    await fail();
    const settled = await ada.get(waiting.path);
    expect(ticketNumbers(settled)).toHaveLength(1);
  });
});
