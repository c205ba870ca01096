import { describe, expect, it } from "vitest";
import { planViews } from "../../../app/domain/billing/premium-offer";
import { payPerViewCard } from "../../../app/domain/pay-per-view/pay-per-view-card";
import { MembershipPanel } from "../../../app/ui/billing/membership-panel";
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
const nights = [payPerViewCard(samplePayPerView(), view)];
const page = (props: Partial<Parameters<typeof PremiumPage>[0]> = {}) =>
  render(<PremiumPage plans={plans} nights={nights} singly signedIn={false} {...props} />);

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
    const membership = { state, interval: "month", price: "$9.99", until: "Dec 12, 2026" } as const;
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
  });
});
