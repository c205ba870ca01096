import { describe, expect, it } from "vitest";
import type { PaidOrder } from "../../app/domain/billing/paid-orders";
import { blankMessage } from "../../app/domain/forms/office-message";
import { AssistancePage, type AssistancePageProps } from "../../app/ui/help/assistance-page";
import { PrivacyPolicy } from "../../app/ui/personal-data/privacy-policy";
import { render, textOf } from "./render";

const path = "/billing-assistance";
const order: PaidOrder = {
  ...{ number: "AAAA-BBBB-CCCC", eventId: "e1", title: "Iron Harvest", count: 3, date: "Nov 20, 2026" },
  ...{ state: "paid", total: "$178.00" },
};
const typed = blankMessage(undefined, { subject: null, order: null });
const page = (over: Partial<AssistancePageProps> = {}) =>
  render(
    <AssistancePage
      signedIn={false}
      sendsAgain
      billing={undefined}
      orders={[]}
      choices={[]}
      late={false}
      message={{ typed, problems: [], sentId: undefined }}
      pending={false}
      {...over}
    />,
    { path },
  );

describe("Billing assistance", () => {
  it("invites a guest to sign in on this page, and lets them write anyway", async () => {
    const markup = await page();
    expect(markup).toContain(`href="${path}/auth/sign-in"`);
    expect(markup).toContain(`href="${path}/auth/sign-up"`);
    expect(markup).toMatch(/<button[^>]*name="intent"[^>]*value="letter"[^>]*>Send message/);
    expect(markup).not.toContain("<table");
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("gives each id to one element, for a fan with a card too", async () => {
    const card = { brand: "Visa", last4: "4242", until: "December 2034", standing: "good" } as const;
    const billing = {
      ...{ complete: true, membership: undefined, card, due: [], payments: [], page: 1, pages: 1 },
      ...{ back: undefined, unreachable: false },
    };
    const ids = [...(await page({ signedIn: true, billing })).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain("payments");
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("lists a fan's orders if another site does the billing, with amount, state, and links to tickets and help", async () => {
    const markup = await page({ signedIn: true, orders: [order, { ...order, number: "B", state: "refunded" }] });
    const text = textOf(markup);
    expect(text).toContain("Nov 20, 2026 Iron Harvest, 3 tickets Order AAAA-BBBB-CCCC Paid $178.00");
    expect(text).toContain("Refunded");
    expect(markup).toContain('href="/tickets/details/e1"');
    expect(markup).toContain(`href="${path}?order=AAAA-BBBB-CCCC#letter"`);
    expect(markup).not.toContain("/auth/sign-in");
  });

  it("shows a guest the orders that their keys open, and the invitation", async () => {
    const markup = await page({ orders: [order] });
    expect(markup).toContain("Iron Harvest, 3 tickets");
    expect(markup).toContain(`${path}/auth/sign-in`);
  });

  it("links a fan without orders to the tour dates", async () => {
    expect(textOf(await page({ signedIn: true }))).toContain("No orders yet");
  });

  it("offers to attach an order only if there is one, and preselects the requested one", async () => {
    expect(await page()).not.toContain('name="order"');
    const about = { ...typed, order: order.number };
    const choices = [{ order: order.number, label: "Iron Harvest, Nov 20, 2026 (AAAA-BBBB-CCCC)" }];
    const markup = await page({ choices, message: { typed: about, problems: [], sentId: undefined } });
    expect(markup).toMatch(/<option value="AAAA-BBBB-CCCC"[^>]*selected/);
  });

  it("leaves the newsletter unchecked, and hides its honeypot from people and assistive technology", async () => {
    const markup = await page();
    expect(markup).toMatch(/<input type="checkbox" name="newsletter" value="yes"\/>/);
    expect(markup).toMatch(
      /<p class="hide" aria-hidden="true">.*<input name="website" tabindex="-1" autocomplete="off"\/>/is,
    );
  });

  it("shows errors next to their fields, keeps what was typed, and focuses the alert", async () => {
    const unfinished = { ...typed, name: "Ada <b>", email: "ada", subject: "refund", newsletter: true };
    const problems = ["emailInvalid", "messageMissing"] as const;
    const markup = await page({ message: { typed: unfinished, problems, sentId: undefined } });
    expect(markup).toMatch(/role="alert"[^>]*autofocus/i);
    expect(markup).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-errors"[^>]*aria-invalid="true"/);
    expect(textOf(markup)).toContain("Please enter a valid email");
    expect(markup).toMatch(/role="alert".*<a href="#email">Email · Please enter a valid email<.*<a href="#message">/s);
    expect(textOf(markup)).toContain("Tell us what happened.");
    expect(markup).toContain('value="Ada &lt;b&gt;"');
    expect(markup).toMatch(/<option value="refund" selected=""/);
    expect(markup).toMatch(/name="newsletter"[^>]*checked/);
    expect(markup).not.toContain('id="name-errors"');
  });

  it("says that nothing is lost after too many messages", async () => {
    const message = { typed: { ...typed, message: "Still here" }, problems: ["tooMany"] as const, sentId: undefined };
    const markup = await page({ message });
    expect(textOf(markup)).toContain("this one wasn’t sent");
    expect(markup).toContain("Still here");
  });

  it("says what happens next after a message, and offers another", async () => {
    const markup = await page({
      message: { typed, problems: [], sentId: "3f2a11bc-0000-8000-8000-000000000000" },
    });
    expect(textOf(markup)).toContain("We got your message");
    expect(textOf(markup)).toContain("number 3F2A-11BC");
    expect(markup).not.toContain('name="message"');
    expect(markup).toContain(`href="${path}#letter"`);
  });

  it("answers common questions without scripts, and links to lost tickets", async () => {
    const markup = await page();
    expect(markup.match(/<details/g)).toHaveLength(6);
    expect(markup).toContain('href="/tickets/lost"');
  });
});

describe("The privacy policy", () => {
  it("names every cookie that the site sets", async () => {
    const markup = await render(<PrivacyPolicy />, { path: "/privacypolicy" });
    for (const name of ["session", "flow", "guest", "device", "lng", "consent"]) {
      expect(markup).toContain(`<code>${name}</code>`);
    }
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("names every third party that receives data, and links to the office", async () => {
    const markup = await render(<PrivacyPolicy />, { path: "/privacypolicy" });
    for (const name of ["Amazon Cognito", "Stripe", "Sentry", "A tag manager", "An email service"]) {
      expect(markup).toContain(`<b>${name}</b>`);
    }
    expect(markup).toContain('href="/billing-assistance?subject=account#letter"');
  });

  it("links a fan to the page where they can download their data or delete their account", async () => {
    const markup = await render(<PrivacyPolicy />, { path: "/privacypolicy" });
    expect(markup).toContain('href="/profile/privacy">download your data or delete your account</a>');
  });
});
