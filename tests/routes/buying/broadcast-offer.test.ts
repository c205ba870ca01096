/**
 * What the page of a broadcast sells to each kind of visitor, and what the home page promises them, on the real build.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { ANOTHER_CARD, DISPUTED_CARD, fillIn, GOOD_CARD, pathOf, signUp } from "./purchase";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const read = (html: string) =>
  main(html)
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** The text of a page's offer panel. */
const offerOf = (html: string) => read(`<main>${/<aside[\s\S]*?<\/aside>/.exec(main(html))?.[0] ?? ""}</main>`);
const SELLS = /Or with Premium|Buy for|Included in Premium/;

describe("The offer of a pay-per-view that Premium includes", () => {
  /** The page of the first one that is on sale and has not started. */
  let coming: string;
  beforeAll(async () => {
    const { html } = await fan(site).get("/premium");
    const pages = [...html.matchAll(/href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/g)].map(([, path = ""]) => path);
    for (const path of pages) {
      if (offerOf((await fan(site).get(path)).html).includes("On sale now")) coming ??= path;
    }
  });
  let fans = 0;
  const newFan = async () => {
    const who = fan(site);
    await signUp(who, coming, `offer-${++fans}@example.com`);
    return who;
  };
  const buy = async (who: ReturnType<typeof fan>) => {
    const { path: stripe } = await who.post(coming, { intent: "buy" });
    return who.get(pathOf(await fillIn(stripe, GOOD_CARD)));
  };
  const join = async (who: ReturnType<typeof fan>, card = ANOTHER_CARD) => {
    const { path: stripe } = await who.post("/premium", { intent: "subscribe", plan: "monthly" });
    await who.get(pathOf(await fillIn(stripe, card)));
  };

  it("names Premium to guests and to fans who have not bought it", async () => {
    expect(offerOf((await fan(site).get(coming)).html)).toMatch(/Sign in to watch .*Or with Premium/);
    expect(offerOf((await (await newFan()).get(coming)).html)).toMatch(/Buy for .*Or with Premium/);
  });

  it("sells a buyer nothing more, until they take their money back", async () => {
    const who = await newFan();
    const arrival = await buy(who);
    const offer = offerOf((await who.get(coming)).html);
    expect(offer).toContain("You’ve got this one");
    expect(offer).toContain("Refundable until");
    expect(offer).not.toMatch(SELLS);
    await who.post("/profile/billing", { intent: "refund", order: arrival.path.split("/").at(-1) ?? "" });
    await expect.poll(async () => offerOf((await who.get(coming)).html)).toMatch(/Buy for .*Or with Premium/);
  });

  it("sells a member nothing more, until the trial that they canceled ends", async () => {
    const who = await newFan();
    await join(who);
    const text = async () => offerOf((await who.get(coming)).html);
    expect(await text()).toContain("Yours with Premium");
    expect(await text()).not.toMatch(/Or with Premium|Buy for|Refundable until/);
    expect(read((await who.get("/home")).html)).not.toContain("days free");
    await who.post("/premium", { intent: "cancel", reason: "", comment: "" });
    expect(await text()).toContain("Yours with Premium");
    await site.advance("P8D");
    // What the night has become by then, it is for sale again.
    await expect.poll(text, { timeout: 20_000 }).toMatch(/Or with Premium/);
    expect(await text()).not.toContain("Yours with Premium");
  });

  it("says that Premium is paused to a member whose bank took a payment back", async () => {
    const who = await newFan();
    await join(who, DISPUTED_CARD);
    await site.advance("P8D");
    const text = async () => offerOf((await who.get(coming)).html);
    await expect.poll(text, { timeout: 20_000 }).toContain("Premium is paused");
    expect(await text()).not.toMatch(/Or with Premium|Yours with Premium/);
  });

  it("is no free trial on the home page for fans, whose memberships that page cannot know", async () => {
    expect(read((await fan(site).get("/home")).html)).toContain("Try 7 days free");
    const { html } = await (await newFan()).get("/home");
    expect(read(html)).toContain("See Premium");
    expect(read(html)).not.toContain("days free");
  });
});
