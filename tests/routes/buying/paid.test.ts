/** The page after paying on the real build without scripts: for each kind of purchase, and as it stands later. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan, type Page } from "../fan";
import { type Site, testSite } from "../site";
import { ANOTHER_CARD, eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, signUp } from "./purchase";

const HTML_BUDGET = 20_000;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
const ABSENT = "00000000-0000-4000-8000-00000000dead";

let site: Site;
let night: string;
let broadcasts: string[];
beforeAll(async () => {
  site = await testSite();
  night = await eventId(site, "Iron Harvest");
  const { html } = await fan(site).get("/pay-per-view");
  broadcasts = [
    ...new Set([...html.matchAll(/href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/g)].map(([, at = ""]) => at)),
  ];
});
afterAll(() => site.stop());

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const read = ({ html }: Page) =>
  main(html)
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const heading = ({ html }: Page) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]?.replaceAll("&#x27;", "'");
const refreshOf = ({ html }: Page) => /<meta http-equiv="refresh" content="([^"]*)"/i.exec(html)?.[1];

/** What the fan can tell others about: the page of what was bought, not the purchase. */
const shared = ({ html }: Page) =>
  [...main(html).matchAll(/href="mailto:[^"]*body=([^"]*)"/g)].map(([, body = ""]) => decodeURIComponent(body));
const SHARED: Partial<Record<Sale, RegExp>> = {
  tickets: /^Iron Harvest, .+\nhttp:[^ ]+\/events\/[0-9a-f-]{36}$/,
  "pay-per-view": /^.+\nhttp:[^ ]+\/pay-per-view\/event\/[0-9a-f-]{36}$/,
  shop: /^.+\nhttp:[^ ]+\/shop\/digital-programme$/,
};

/** A title, and below it the day and the time in the night's zone. */
const PAID_FOR = /\w+ \w+day, \w+ \d+, \d{4} · \d+:\d\d [AP]M E[SD]T/;

let fans = 0;
async function newFan() {
  const who = fan(site);
  const email = `paid-${++fans}@example.com`;
  await signUp(who, "/home", email);
  return { who, email };
}
type Fan = ReturnType<typeof fan>;

/** Each opens Stripe's page and returns its address. */
const toStripe = {
  async tickets(who: Fan) {
    await hold(who, night, "Upper", 2);
    return pay(who, night);
  },
  "pay-per-view": async (who: Fan) => (await who.post(coming(), { intent: "buy" })).path,
  premium: async (who: Fan) => (await who.post("/premium", { intent: "subscribe", plan: "monthly" })).path,
  shop: async (who: Fan) => (await who.post("/shop/digital-programme", { intent: "buy" })).path,
};
type Sale = keyof typeof toStripe;
const SALES = Object.keys(toStripe) as Sale[];

/** A broadcast that has not started: the one that the list shows as on sale. */
const coming = () => broadcasts[1] ?? "";

async function buy(sale: Sale, card = GOOD_CARD) {
  const { who, email } = await newFan();
  const page = await who.get(pathOf(await fillIn(await toStripe[sale](who), card, email)));
  return { who, email, page };
}

describe("After paying, a fan reads what they have, when and where, what happens next and what was charged", () => {
  it.each([
    ["tickets", GOOD_CARD, /^You paid \$40\. Your tickets for Iron Harvest are ready\.$/, "Show tickets", "$40.00"],
    ["pay-per-view", GOOD_CARD, /^You paid \$9\.99\. .+ is yours to watch\.$/, "Watch", "$9.99"],
    ["premium", ANOTHER_CARD, /^You weren’t charged\. Your free trial has started\.$/, "Your free trial ends", "$0.00"],
    ["shop", GOOD_CARD, /^You paid \$\d+\. We have your order: .+\.$/, "See your order", "Emailed to"],
  ] as const)("%s", async (sale, card, said, next, charged) => {
    const { who, email, page } = await buy(sale, card);
    expect(page.status).toBe(200);
    expect(page.path).toMatch(new RegExp(`^/paid/${sale}/[0-9a-f-]{36}$`));
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(heading(page)).toMatch(said);
    expect(page.html).toMatch(/<div role="status"><h1[^>]*tabindex="-1"[^>]*autofocus/i);
    const text = read(page);
    for (const part of [next, charged, "What happens now", "Now", "Receipt"]) expect(text).toContain(part);
    // A stamp that says "Paid $0" would contradict the heading.
    expect(text.includes("Paid $0 ")).toBe(false);
    // The start of a trial is not mailed.
    expect(text.includes(`We also emailed the details to ${email}.`)).toBe(sale !== "premium");
    expect(main(page.html).match(/class="btn( no-print)?"/g)).toHaveLength(1);
    expect(shared(page)).toEqual(SHARED[sale] ? [expect.stringMatching(SHARED[sale])] : []);
    expect(refreshOf(page)).toBeUndefined();
    expect(gzipSync(page.html).length).toBeLessThan(HTML_BUDGET);
    // Reloading, the back button and a second tab show the same.
    expect(read(await who.get(page.path))).toBe(text);
  });

  it("a replay is the whole show, and not live anymore", async () => {
    const { who, email } = await newFan();
    const pages = await Promise.all(broadcasts.map((at) => who.get(at)));
    const replay = pages.find((page) => read(page).includes("Replay until"));
    const stripe = await who.post(replay?.path ?? "", { intent: "buy" });
    const text = read(await who.get(pathOf(await fillIn(stripe.path, GOOD_CARD, email))));
    expect(text).toContain("The whole show, until ");
    expect(text).not.toContain("Live, plus the replay");
  });

  it("a guest reads where their tickets were mailed, and has no profile to go to", async () => {
    const guest = fan(site);
    const page = await guest.get(pathOf(await fillIn(await toStripe.tickets(guest), GOOD_CARD, "guest@example.com")));
    expect(read(page)).toContain("We also emailed the details to guest@example.com.");
    expect(read(page)).toContain("The link in your email opens these tickets on any device.");
    expect(main(page.html)).not.toContain("/profile");
  });
});

describe("Goods after paying for tickets", () => {
  it("are offered, those of the night's wrestlers first, and none is in the basket before it is pressed", async () => {
    const { who, page } = await buy("tickets");
    const offered = /<section[^>]*aria-labelledby="add-ons"[\s\S]*?<\/section>/.exec(page.html)?.[0] ?? "";
    expect(offered).toContain("This is a separate order. Your tickets don’t change.");
    expect([...offered.matchAll(/href="\/shop\/([a-z-]+)"/g)].map(([, slug]) => slug)).toEqual([
      "iron-harvest-tee",
      "ninth-wave-tee",
      "el-cobre-mask",
    ]);
    // A variant that is sold out is not offered, and none is chosen before the fan does.
    expect(offered).not.toContain("M, Black");
    expect(offered).toMatch(/<option value="" selected="">Choose an option\.<\/option>/);
    expect(read(await who.get("/shop/basket"))).toContain("Your basket is empty");

    const form = [...offered.matchAll(/<form[\s\S]*?<\/form>/g)].map(([html]) => html).at(-1) ?? "";
    expect(form).toMatch(/action="\/shop\/basket"/);
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? "";
    const variant = /<option value="([^"]+)"[^>]*>Adult</.exec(form)?.[1] ?? "";
    const basket = await who.post("/shop/basket", { intent: "add", slug: field("slug"), variant });
    expect(basket.path).toBe("/shop/basket");
    expect(read(basket)).toMatch(/El Cobre Mask Adult .*Total \$45\.00 Pay \$45\.00/);
  });

  it("are not offered with other purchases", async () => {
    const { page } = await buy("shop");
    expect(page.html).not.toContain('id="add-ons"');
  });
});

describe("The page after paying", () => {
  it.each(SALES)("for %s looks absent to another fan and to strangers", async (sale) => {
    const { page } = await buy(sale);
    const other = fan(site);
    await signIn(other, "/home", ...RIVAL);
    const bare = (html: string) =>
      html.replace(/nonce="[^"]*"/g, "").replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, "ID");
    for (const who of [other, fan(site)]) {
      const [foreign, none] = [await who.get(page.path), await who.get(`/paid/${sale}/${ABSENT}`)];
      expect([foreign.status, none.status]).toEqual([404, 404]);
      expect(bare(foreign.html)).toBe(bare(none.html));
    }
  });

  it("is only at the address of what was bought", async () => {
    const { who, page } = await buy("pay-per-view");
    const id = page.path.split("/").at(-1);
    for (const sale of ["tickets", "premium", "shop", "anything"]) {
      expect((await who.get(`/paid/${sale}/${id}`)).status, sale).toBe(404);
    }
    expect((await who.get("/paid/tickets/nonsense")).status).toBe(404);
  });

  it.each(SALES)("for %s waits while the payment is open, and checks again without scripts", async (sale) => {
    const { who } = await newFan();
    const stripe = await toStripe[sale](who);
    const session = /cs_test_\w+/.exec(stripe)?.[0] ?? "";
    const answer = await fetch(`${site.sandbox}/v1/checkout/sessions/${session}`, {
      headers: { authorization: "Bearer sk_test_sandbox" },
    });
    const { success_url } = (await answer.json()) as { success_url: string };
    const waiting = await who.get(pathOf(success_url));
    expect(waiting.path).toMatch(new RegExp(`^/paid/${sale}/`));
    expect(heading(waiting)).toBe("Still confirming your payment");
    expect(refreshOf(waiting)).toBe("3;url=?look=1");
    expect(read(waiting)).not.toContain("You paid");
    const ticketsOrBroadcast = sale === "tickets" || sale === "pay-per-view";
    expect(PAID_FOR.test(read(waiting)), "says which night is paid for, and when it is").toBe(ticketsOrBroadcast);

    await fillIn(stripe, ANOTHER_CARD, "late@example.com");
    const paid = await who.get(`${waiting.path}?look=1`);
    expect(heading(paid)).not.toBe("Still confirming your payment");
    expect(refreshOf(paid)).toBeUndefined();
  });

  it("says that nothing was charged if the checkout ended unpaid", async () => {
    const { who } = await newFan();
    const stripe = await toStripe["pay-per-view"](who);
    const session = /cs_test_\w+/.exec(stripe)?.[0] ?? "";
    const headers = { authorization: "Bearer sk_test_sandbox" };
    const ended = await fetch(`${site.sandbox}/v1/checkout/sessions/${session}/expire`, { method: "POST", headers });
    const { success_url } = (await ended.json()) as { success_url: string };
    const page = await who.get(pathOf(success_url));
    expect(heading(page)).toBe("You didn’t finish paying");
    expect(read(page)).toContain("You weren’t charged.");
    expect(read(page)).toMatch(PAID_FOR);
    expect(main(page.html)).toContain(`href="${coming()}"`);
    expect(refreshOf(page)).toBeUndefined();
  });

  it("tells a fan who gave a broadcast back what they get, and celebrates nothing", async () => {
    const { who, page } = await buy("pay-per-view");
    await who.post("/profile/billing", { intent: "refund", order: page.path.split("/").at(-1) ?? "" });
    const refunded = await who.get(page.path);
    expect(heading(refunded)).toBe("We refunded you");
    expect(read(refunded)).toContain("We refunded $9.99 to the card you paid with.");
    expect(read(refunded)).toMatch(PAID_FOR);
    expect(main(refunded.html)).not.toContain("arrival");
  });

  it("counts seats as the order did before, in the order of each language", async () => {
    const { who, email } = await newFan();
    await hold(who, night, "Upper", 2);
    const said = { en: "2 × Upper", he: "2 × Upper", ja: "Upper × 2", ko: "Upper × 2", zh: "Upper × 2" };
    const lines = async (path: string) =>
      Promise.all(
        Object.keys(said).map(async (language) => {
          const { html } = await who.get(language === "en" ? path : `/${language}${path}`);
          return /<dt[^>]*>((?:(?!<\/dt>).)*Upper.*?)<\/dt>/.exec(html)?.[1]?.replace(/<[^>]+>|[\u2068\u2069]/g, "");
        }),
      );
    expect(await lines(`/tickets/event/${night}`)).toEqual(Object.values(said));
    const page = await who.get(pathOf(await fillIn(await pay(who, night), GOOD_CARD, email)));
    expect(await lines(page.path)).toEqual(Object.values(said));
  });

  it("leads to the tickets once all of them were given back", async () => {
    const { who, page } = await buy("tickets");
    const order = /Order ([A-Z0-9-]+)/.exec(read(page))?.[1] ?? "";
    await who.post("/profile/billing", { intent: "refund", order });
    expect((await who.get(page.path)).path).toBe(`/tickets/details/${night}`);
  });

  it("leads to Premium once it was canceled", async () => {
    const { who, page } = await buy("premium", "4000 0003 6000 0006");
    await who.post("/premium", { intent: "cancel", reason: "", comment: "" });
    expect((await who.get(page.path)).path).toBe("/premium");
  });

  it("leads to what was bought a day later", async () => {
    const bought = [];
    for (const sale of SALES) bought.push(await buy(sale, sale === "premium" ? "4000 0005 6000 0004" : GOOD_CARD));
    await site.advance("PT25H");
    const places = [];
    for (const { who, page } of bought) places.push((await who.get(page.path)).path.replace(/auth.*/, ""));
    const [, , , goods] = bought;
    expect(places).toEqual([
      `/tickets/details/${night}`,
      coming(),
      "/premium",
      goods?.page.path.replace("/paid/shop", "/shop/order"),
    ]);
  }, 60_000);
});

describe("The day of a purchase", () => {
  it("is the one on its bill, also in the night, when the hall still has the day before", async () => {
    const { now } = (await (await fetch(`${site.sandbox}/clock`)).json()) as { now: string };
    const [hours = 0, minutes = 0] = now.slice(11, 16).split(":").map(Number);
    await site.advance(`PT${24 * 60 + 2 * 60 - (hours * 60 + minutes)}M`);
    const { who, page } = await buy("tickets");
    const day = /Bought on (\w+ \d+, \d{4})/.exec(read(page))?.[1];
    expect(day).toBeDefined();
    for (const at of ["/profile/billing", "/billing-assistance"]) expect(read(await who.get(at)), at).toContain(day);
  });
});

describe("A Premium plan", () => {
  it("that a guest chose is still chosen after the sign-in, one click from paying", async () => {
    const guest = fan(site);
    const plan = main((await guest.get("/premium")).html).match(/href="(\/premium\/auth\/sign-in\?plan=yearly)"/)?.[1];
    expect(plan).toBeDefined();
    const asked = await guest.post("/premium", { intent: "subscribe", plan: "yearly" });
    expect(asked.path).toBe(plan);
    const back = await guest.post(asked.path, { intent: "SUBMIT", username: RIVAL[0], password: RIVAL[1] });
    expect(back.path).toBe("/premium?plan=yearly");
    expect(read(back)).toContain("You picked Yearly. One step left: pay on Stripe’s page.");
    expect(main(back.html).match(/class="btn( full)?"/g)).toHaveLength(1);
    expect((await guest.post("/premium", { intent: "subscribe", plan: "yearly" })).path).toContain("/c/pay/");
  });
});
