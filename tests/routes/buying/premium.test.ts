/** /premium on the real build without scripts, from the offer to the end of a membership. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { ANOTHER_CARD, fillIn, GOOD_CARD, pathOf, signUp, stripeFails } from "./purchase";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const read = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("sells Premium to a fan who has none, shows a member what they have, and sells it again without a second trial", async () => {
  const maya = fan(site);
  await signUp(maya, "/premium", "premium-page@example.com");
  const premium = async () => {
    const { html } = await maya.get("/premium");
    return { html, text: read(html) };
  };

  const before = await premium();
  expect(before.text).toContain("The first 7 days are free");
  expect(before.html).toContain('value="subscribe"');

  const { path } = await maya.post("/premium", { intent: "subscribe", plan: "monthly" });
  await maya.get(pathOf(await fillIn(path, GOOD_CARD)));
  for (const said of ["Your free trial ends on", "Canceled. You keep everything until"]) {
    const { html, text } = await premium();
    expect(text).toContain(said);
    expect(text).toContain("What you get");
    expect(text).not.toMatch(/Two ways to pay|first 7 days|in your profile/);
    expect(html).not.toContain('value="subscribe"');
    await maya.post("/premium", { intent: "cancel", reason: "", comment: "" });
  }

  await site.advance("P8D");
  await expect.poll(async () => (await premium()).html, { timeout: 20_000 }).toContain('value="subscribe"');
  const after = await premium();
  expect(after.text).toContain("You’ve been a member before, so you won’t get a free trial.");
  expect(after.text).not.toMatch(/first 7 days|free trial ends|One free trial/);
  expect((await maya.get("/premium?plan=yearly")).html).not.toContain("One free trial");
});

it("keeps what a member typed to cancel while Stripe is down, and cancels with the same form afterwards", async () => {
  const maya = fan(site);
  await signUp(maya, "/premium", "premium-stays@example.com");
  const { path } = await maya.post("/premium", { intent: "subscribe", plan: "monthly" });
  await maya.get(pathOf(await fillIn(path, ANOTHER_CARD)));

  const form = { intent: "cancel", reason: "too_expensive", comment: "See you <next> year" };
  await stripeFails(site, true);
  const refused = await maya.post("/premium", form);
  await stripeFails(site, false);
  expect(refused.status).toBe(503);
  expect(read(refused.html)).toContain("your membership isn’t canceled");
  expect(read(refused.html)).not.toContain("You weren’t charged");
  expect(refused.html).toMatch(/<details class="fold" open="">\s*<summary>Cancel membership/);
  expect(refused.html).toMatch(/<option value="too_expensive"[^>]*selected/);
  expect(refused.html).toMatch(/<textarea[^>]*>\s*See you &lt;next&gt; year<\/textarea>/);
  expect(read((await maya.get("/premium")).html)).toContain("Your free trial ends on");

  const done = await maya.post("/premium", form);
  expect([done.path, read(done.html).includes("Canceled. You keep")]).toEqual(["/premium?news=cancelled", true]);
});
