import { describe, expect, it } from "vitest";
import type { PaymentView } from "../../../app/domain/billing/payment-view";
import { BillingOverview, type BillingOverviewProps } from "../../../app/ui/billing/billing-overview";
import { render, textOf } from "../render";

const tickets: PaymentView = {
  ...{ kind: "tickets", ref: "AAAA-BBBB", number: "AAAA-BBBB", title: "Iron Harvest", count: 2, date: "Nov 20, 2026" },
  ...{
    amount: "$98.00",
    back: "$0.00",
    state: "paid",
    page: "/tickets/details/e1",
    invoice: undefined,
    pay: undefined,
  },
  giveBack: { amount: "$98.00", until: "Saturday, November 28, 2026, 7:30 PM EST" },
};
const premium: PaymentView = {
  ...{ kind: "premium", ref: "in_1", number: "X-0001", title: "", count: undefined, date: "Nov 1, 2026" },
  ...{
    amount: "$9.99",
    back: "$0.00",
    state: "open",
    page: "/premium",
    pay: "https://pay.example/i",
    giveBack: undefined,
  },
  invoice: { number: "X-0001", page: "https://pay.example/i", pdf: "https://pay.example/i/pdf" },
};
const renderBilling = (over: Partial<BillingOverviewProps> = {}, language = "en") =>
  render(
    <BillingOverview
      complete
      membership={undefined}
      card={{ brand: "Visa", last4: "4242", until: "December 2034", standing: "good" }}
      due={[]}
      payments={[tickets, premium]}
      page={1}
      pages={1}
      back={undefined}
      unreachable={false}
      {...over}
    />,
    { path: "/profile/billing", language },
  );

describe("A fan's billing page", () => {
  it("shows each payment with its amount, state, invoice and actions", async () => {
    const markup = await renderBilling();
    const text = textOf(markup);
    expect(text).toContain("Iron Harvest Nov 20, 2026 · 2 tickets · Order AAAA-BBBB $98.00 Paid");
    expect(text).toContain("Premium Nov 1, 2026 · Invoice X-0001 $9.99 Due");
    expect(markup).toContain('href="https://pay.example/i/pdf"');
    expect(markup).toContain('href="/billing-assistance?order=AAAA-BBBB#letter"');
  });

  it("offers a refund in a collapsed section, with rule, amount and order", async () => {
    const markup = await renderBilling({ payments: [tickets] });
    expect(textOf(markup)).toContain("until Saturday, November 28, 2026, 7:30 PM EST. $98.00 goes back to the card");
    expect(markup).toMatch(/<details>.*<input type="hidden" name="order" value="AAAA-BBBB"\/>.*value="refund"/s);
    const open = { ...tickets, giveBack: { amount: "$98.00", until: "open" } };
    expect(textOf(await renderBilling({ payments: [open] }))).toContain("The new date isn’t set");
    expect(await renderBilling({ payments: [premium] })).not.toContain('value="refund"');
  });

  it("links to failed payments", async () => {
    const markup = await renderBilling({ due: [premium] });
    expect(textOf(markup)).toContain("We couldn’t charge $9.99 for Premium.");
    expect(markup).toMatch(/<a class="btn" href="https:\/\/pay\.example\/i">Pay \$9\.99</);
  });

  it("names a card in the direction of its language, not in that of the brand", async () => {
    const markup = await renderBilling({}, "he");
    const sentence = /<([a-z]+)>(?:[^<]*)Visa[^<]*4242/.exec(markup);
    expect(sentence?.[1]).toBe("p");
  });

  it("warns of a card that expires soon, and of an expired one", async () => {
    const card = { brand: "Visa", last4: "4242", until: "December 2026" };
    expect(textOf(await renderBilling())).not.toContain("Expires soon");
    expect(textOf(await renderBilling({ card: { ...card, standing: "soon" } }))).toContain(
      "Expires soon Update it before then",
    );
    expect(textOf(await renderBilling({ card: { ...card, standing: "over" } }))).toContain(
      "Expired We can’t charge it anymore.",
    );
    expect(await renderBilling({ card: undefined })).not.toContain('value="portal"');
  });

  it("says so if Stripe is unreachable, and shows the rest", async () => {
    const text = textOf(await renderBilling({ complete: false, card: undefined, payments: [tickets] }));
    expect(text).toContain("Your orders are below");
    expect(text).toContain("Iron Harvest");
    expect(text).not.toContain("No card saved");
    expect(textOf(await renderBilling({ unreachable: true }))).toContain("Nothing was changed");
  });

  it("handles a fan without payments, and paginates many", async () => {
    expect(textOf(await renderBilling({ payments: [] }))).toContain("No payments yet");
    const markup = await renderBilling({ page: 2, pages: 3 });
    expect(textOf(markup)).toContain("Page 2 of 3");
    expect(markup).toContain('href="/profile/billing?page=1#payments"');
    expect(markup).toContain('href="/profile/billing?page=3#payments"');
    expect(await renderBilling()).not.toContain("Payment pages");
  });
});
