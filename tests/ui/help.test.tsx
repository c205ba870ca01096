import { describe, expect, it } from "vitest";
import { blankLetter } from "../../app/domain/letter";
import type { PaidOrder } from "../../app/domain/paid-orders";
import { AssistancePage, type AssistancePageProps } from "../../app/ui/help/assistance-page";
import { PrivacyPolicy } from "../../app/ui/personal-data/privacy-policy";
import { render, textOf } from "./render";

const path = "/billing-assistance";
const order: PaidOrder = {
  ...{ number: "AAAA-BBBB-CCCC", eventId: "e1", title: "Iron Harvest", count: 3, date: "Nov 20, 2026" },
  ...{ state: "paid", total: "$178.00" },
};
const typed = blankLetter(undefined, { subject: null, order: null });
const page = (over: Partial<AssistancePageProps> = {}) =>
  render(
    <AssistancePage
      signedIn={false}
      sendsAgain
      billing={undefined}
      orders={[]}
      choices={[]}
      late={false}
      letter={{ typed, problems: [], sentId: undefined }}
      pending={false}
      {...over}
    />,
    { path },
  );

describe("Billing assistance", () => {
  it("invites a guest to sign in on this very page, and lets her write all the same", async () => {
    const markup = await page();
    expect(markup).toContain(`href="${path}/auth/sign-in"`);
    expect(markup).toContain(`href="${path}/auth/sign-up"`);
    expect(markup).toMatch(/<button[^>]*name="intent"[^>]*value="letter"[^>]*>Send letter/);
    expect(markup).not.toContain("<table");
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });

  it("lists her orders, where payments are kept elsewhere, with sum, state, the way to the tickets and the way to ask", async () => {
    const markup = await page({ signedIn: true, orders: [order, { ...order, number: "B", state: "refunded" }] });
    const text = textOf(markup);
    expect(text).toContain("Nov 20, 2026 Iron Harvest, 3 tickets Order AAAA-BBBB-CCCC Paid $178.00");
    expect(text).toContain("Refunded");
    expect(markup).toContain('href="/tickets/details/e1"');
    expect(markup).toContain(`href="${path}?order=AAAA-BBBB-CCCC#letter"`);
    expect(markup).not.toContain("/auth/sign-in");
  });

  it("shows a guest the orders that her keys open, and the invitation", async () => {
    const markup = await page({ orders: [order] });
    expect(markup).toContain("Iron Harvest, 3 tickets");
    expect(markup).toContain(`${path}/auth/sign-in`);
  });

  it("tells a fan without orders where to get some", async () => {
    expect(textOf(await page({ signedIn: true }))).toContain("No orders yet");
  });

  it("offers to attach an order only where there is one, the asked one chosen", async () => {
    expect(await page()).not.toContain('name="order"');
    const about = { ...typed, order: order.number };
    const choices = [{ order: order.number, label: "Iron Harvest, Nov 20, 2026 (AAAA-BBBB-CCCC)" }];
    const markup = await page({ choices, letter: { typed: about, problems: [], sentId: undefined } });
    expect(markup).toMatch(/<option value="AAAA-BBBB-CCCC"[^>]*selected/);
  });

  it("leaves the newsletter unticked and hides its trap from people and their tools", async () => {
    const markup = await page();
    expect(markup).toMatch(/<input type="checkbox" name="newsletter" value="yes"\/>/);
    expect(markup).toMatch(
      /<p class="hide" aria-hidden="true">.*<input name="website" tabindex="-1" autocomplete="off"\/>/is,
    );
  });

  it("puts errors beside their fields, keeps what was typed, and lets the alert take the focus", async () => {
    const letter = { ...typed, name: "Ada <b>", email: "ada", subject: "refund", newsletter: true };
    const problems = ["emailInvalid", "messageMissing"] as const;
    const markup = await page({ letter: { typed: letter, problems, sentId: undefined } });
    expect(markup).toMatch(/role="alert"[^>]*autofocus/i);
    expect(markup).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-errors"[^>]*aria-invalid="true"/);
    expect(textOf(markup)).toContain("This is not an email address.");
    expect(textOf(markup)).toContain("Tell us what happened.");
    expect(markup).toContain('value="Ada &lt;b&gt;"');
    expect(markup).toMatch(/<option value="refund" selected=""/);
    expect(markup).toMatch(/name="newsletter"[^>]*checked/);
    expect(markup).not.toContain('id="name-errors"');
  });

  it("says that nothing is lost when too many letters were sent", async () => {
    const letter = { typed: { ...typed, message: "Still here" }, problems: ["tooMany"] as const, sentId: undefined };
    const markup = await page({ letter });
    expect(textOf(markup)).toContain("this one was not sent");
    expect(markup).toContain("Still here");
  });

  it("says what happens next once the letter is sent, and offers another", async () => {
    const markup = await page({
      letter: { typed, problems: [], sentId: "3f2a11bc-0000-8000-8000-000000000000" },
    });
    expect(textOf(markup)).toContain("Your letter is with us");
    expect(textOf(markup)).toContain("number 3F2A-11BC");
    expect(markup).not.toContain('name="message"');
    expect(markup).toContain(`href="${path}#letter"`);
  });

  it("answers what most would ask, without scripts, and knows where lost tickets are found", async () => {
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

  it("names everybody else who learns something, and leads to the office", async () => {
    const markup = await render(<PrivacyPolicy />, { path: "/privacypolicy" });
    for (const name of ["Amazon Cognito", "Stripe", "Sentry", "A tag manager", "A mail service"]) {
      expect(markup).toContain(`<b>${name}</b>`);
    }
    expect(markup).toContain('href="/billing-assistance?subject=account#letter"');
  });

  it("leads a fan to where she takes her data along or deletes her account herself", async () => {
    const markup = await render(<PrivacyPolicy />, { path: "/privacypolicy" });
    expect(markup).toContain('href="/profile/privacy">take your data along or delete the account</a>');
  });
});
