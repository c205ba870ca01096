import { describe, expect, it } from "vitest";
import { planViews, premiumToday, withoutTrial } from "../../../app/domain/billing/premium-offer";
import { payPerViewCard } from "../../../app/domain/pay-per-view/pay-per-view-card";
import { MembershipPanel } from "../../../app/ui/billing/membership-panel";
import { ChosenPlan } from "../../../app/ui/premium/chosen-plan";
import { PlanAction } from "../../../app/ui/premium/plan-action";
import { PremiumPage } from "../../../app/ui/premium/premium-page";
import { samplePayPerView, view } from "../../domain/samples/sample-pay-per-view";
import { render, textOf } from "../render";

const plans = planViews(
  [
    { id: "monthly", interval: "month", priceCents: 999, currency: "USD", trialDays: 7 },
    { id: "yearly", interval: "year", priceCents: 9990, currency: "USD", trialDays: 7 },
  ],
  "en",
);
/** What a member pays, and until when. */
const PLAN = { interval: "month", price: "$9.99", until: "Dec 12, 2026", disputed: false } as const;
const nights = [payPerViewCard(samplePayPerView(), view)];
const page = (props: Partial<Parameters<typeof PremiumPage>[0]> = {}) =>
  render(<PremiumPage plans={plans} nights={nights} singly signedIn={false} managed {...props} />);

describe("Premium", () => {
  it("shows both prices, the yearly saving and the date of the first charge", async () => {
    const markup = await page();
    const text = textOf(markup);
    expect(text).toContain("Monthly $9.99 a month");
    expect(text).toContain("Yearly Save $19.98 a year $99.90 a year");
    expect(text).toContain("The first 7 days are free, then $9.99 a month.");
    expect(markup.match(/class="plan best"/g)).toHaveLength(1);
  });

  it("lists the included broadcasts, or says that there are none", async () => {
    expect(await page()).toContain('href="/pay-per-view/event/0f8fad5b-d9cb-469f-a165-70867728950e"');
    expect(textOf(await page({ nights: [] }))).toContain("No pay-per-views are marked Premium");
  });

  it("invites a guest to sign in or sign up on top of it", async () => {
    const markup = await page();
    expect(markup).toContain('href="/premium/auth/sign-in"');
    expect(markup).toContain('href="/premium/auth/sign-up"');
    expect(markup).not.toMatch(/<button|<form/);
  });

  it("names what is included at this moment, and what it would cost one by one", async () => {
    const two = [samplePayPerView(), samplePayPerView({ title: "Last Light", priceCents: 1501, maxConcurrent: 1 })];
    const today = premiumToday(two, "en");
    expect(today).toEqual({ titles: "Iron Harvest and Last Light", amount: "$25", devices: 1 });
    const text = textOf(await page({ today }));
    expect(text).toContain(
      "In Premium today: Iron Harvest and Last Light Bought one by one, they cost $25 On 1 screen",
    );
    expect(premiumToday([], "en")).toBeUndefined();
    expect(premiumToday([...two, samplePayPerView({ currency: "EUR" })], "en")).toBeUndefined();
    expect(textOf(await page())).not.toContain("In Premium today");
  });

  it("leads a guest through the sign-in to the plan they chose, and a fan to the payment, by one main button", async () => {
    const shown = (signedIn: boolean) =>
      page({
        signedIn,
        purchase: (plan) => <PlanAction plan={plan} signedIn={signedIn} main={plan.id === "yearly"} />,
      });
    const guest = await shown(false);
    for (const { id } of plans) expect(guest).toContain(`href="/premium/auth/sign-in?plan=${id}"`);
    expect(guest).not.toContain("<button");
    for (const markup of [guest, await shown(true)]) {
      expect(textOf(markup)).toContain("Join Premium , Monthly");
      expect(markup.match(/class="btn( full)?"/g)).toHaveLength(1);
    }
  });

  it("shows the chosen plan with its button once the fan is signed in", async () => {
    const [, yearly] = plans;
    if (!yearly) throw new Error("There is no yearly plan");
    const markup = await render(<ChosenPlan plan={yearly} />);
    expect(textOf(markup)).toContain("Yearly, $99.90 a year You picked Yearly. One step left");
    expect(markup).toContain('name="plan" value="yearly"');
  });

  it("has a button in each plan for a fan, and no invitation", async () => {
    const markup = await page({ signedIn: true, purchase: ({ id }) => <button type="submit">Take {id}</button> });
    expect(textOf(markup)).toContain("Take monthly");
    expect(textOf(markup)).toContain("Take yearly");
    expect(markup).not.toContain("/auth/");
  });

  it.each([
    ["trial", "You’re a member", "Your free trial ends on Dec 12, 2026."],
    ["active", "You’re a member", "Renews on Dec 12, 2026."],
    ["ending", "You’re a member", "Canceled. You keep everything until Dec 12, 2026."],
    ["pastDue", "Your last payment failed", "We’ll try again over the next few days"],
  ] as const)("shows a member the state %s", async (state, title, said) => {
    const membership = { state, ...PLAN };
    const markup = await render(<MembershipPanel membership={membership} managed news={undefined} />);
    // It stands right under the page's h1.
    expect(markup).toMatch(/<h2[^>]*>/);
    expect(markup).not.toContain("<h3");
    const text = textOf(markup);
    expect(text).toContain(title);
    expect(text).toContain("Plan: Monthly, $9.99 a month");
    expect(text).toContain(said);
    expect(markup.includes('value="resume"')).toBe(state === "ending");
    expect(markup.includes('value="cancel"')).toBe(state !== "ending");
    expect(text.includes("Update card")).toBe(state === "pastDue");
  });

  it("tells a member whose payment is disputed that Premium is paused, and whom to ask", async () => {
    const membership = { state: "active", ...PLAN, disputed: true } as const;
    const markup = await render(<MembershipPanel membership={membership} managed news={undefined} />);
    expect(textOf(markup)).toMatch(/^Premium is paused Your last payment is disputed.*contact us. Billing assistance/);
    expect(markup).toContain('href="/billing-assistance#letter"');
    expect(textOf(markup)).not.toContain("You’re a member");
    expect(markup).toContain('value="cancel"');
  });

  it("keeps the reason and the comment of a cancellation that didn't reach Stripe, and says that nothing ended", async () => {
    const membership = { state: "active", ...PLAN } as const;
    const panel = (props: object) =>
      render(<MembershipPanel {...{ membership, managed: true, news: undefined }} {...props} />);
    const closed = await panel({});
    expect(closed).toContain('<details class="fold"><summary>Cancel membership');
    const kept = await panel({ notCanceled: { reason: "unused", comment: "See you next year" } });
    expect(kept).toContain('<details class="fold" open="">');
    expect(textOf(kept)).toContain("your membership isn’t canceled");
    expect(kept).toMatch(/<div role="alert"[^>]*autofocus=""/i);
    expect(kept).toContain('<option value="unused" selected="">');
    expect(kept).toMatch(/<textarea[^>]*>\s*See you next year<\/textarea>/);
  });

  it.each(["trial", "active", "ending", "pastDue"] as const)(
    "sells nothing to a member in the state %s",
    async (state) => {
      const today = premiumToday([samplePayPerView()], "en");
      const member = { state, ...PLAN };
      const markup = await page({ signedIn: true, today, member });
      const text = textOf(markup);
      expect(text).not.toMatch(/ways to pay|first 7 days|Join|Save|a month|a year|Bought one by one/);
      expect(markup).not.toContain('class="plan');
      expect(text).toContain("What you get Every pay-per-view marked Premium, live and on replay");
      expect(text).toContain("In Premium today: Iron Harvest");
      expect(text).toContain("Can I switch between monthly and yearly? Yes, both ways, on this page.");
      expect(text.includes("How do I cancel?")).toBe(state !== "ending");
      expect(text.includes("When is my card charged?")).toBe(state === "trial");
      expect(textOf(await page({ plans: [], signedIn: true, member }))).not.toContain("on sale");
    },
  );

  it("says where a membership is canceled and changed: here, if at all", async () => {
    const text = textOf(await page());
    expect(text).toContain("Cancel anytime on this page");
    expect(text).toContain("How do I cancel? On this page. No calls, no emails.");
    expect(text).not.toContain("profile");
    expect(textOf(await page({ managed: false }))).not.toContain("Can I switch");
  });

  it("promises no free trial to a fan who was a member before, and says when they pay", async () => {
    const text = textOf(await page({ plans: withoutTrial(plans), signedIn: true, trialUsed: true }));
    expect(text).toContain("You’ve been a member before, so you won’t get a free trial. You pay when you join.");
    expect(text).not.toMatch(/first 7 days|When your free trial ends|One free trial/);
    expect(text).toContain("When is my card charged? When you join, then on the same day every month or year.");
    expect(text).toContain("Monthly $9.99 a month");
  });

  it("links to what is on sale if there are no plans", async () => {
    const markup = await page({ plans: [] });
    expect(textOf(markup)).toContain("Premium isn’t on sale right now");
    expect(markup).toContain('href="/pay-per-view"');
  });

  it("promises nothing on a site without offers", async () => {
    const markup = await page({ plans: [], nights: [], singly: false });
    const text = textOf(markup);
    expect(text).toContain("Premium isn’t on sale right now Plans and prices go up here");
    expect(text).not.toMatch(/one by one|charge/);
    expect(markup).not.toContain("<details");
    expect(markup).not.toContain('href="/pay-per-view"');
  });

  it("answers common questions without scripts", async () => {
    const markup = await page();
    expect(markup.match(/<details><summary>/g)).toHaveLength(5);
    expect(textOf(markup)).toContain("When is my card charged? When your free trial ends, then on the same day");
  });
});
