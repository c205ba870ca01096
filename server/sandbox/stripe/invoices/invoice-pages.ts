/** The hosted invoice page, `/i/:id/:key`: its lines, its PDF, and a payment form while it is open. */
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { StripeAccount } from "../account-state";
import { money } from "../api/currency-amounts";
import { cardFormValues, checkCard, emptyCardForm } from "../hosted-pages/card-form";
import { cardFields, declinedNote, type FormState } from "../hosted-pages/card-form-html";
import { type Html, hostedPage, notFoundPage } from "../hosted-pages/hosted-page-layout";
import { addMethod } from "../payments/payment-method-resource";
import { runScheduledWork } from "../scheduled-work";
import { collectInvoice } from "./invoice-collection";
import type { StripeInvoice } from "./invoice-object";
import { invoicePdf } from "./invoice-pdf";
import type { StoredInvoice } from "./invoice-status";

/** `commit` must save the state before it resolves; the payer gets a response only after that. */
export function serveInvoicePages(app: Hono, account: StripeAccount, commit: () => Promise<void>) {
  const found = async (c: Context): Promise<StoredInvoice | undefined> => {
    if (runScheduledWork(account)) await commit();
    const stored = account.state.invoices[c.req.param("id") ?? ""];
    return stored?.key === c.req.param("key") ? stored : undefined;
  };

  app.get("/i/:id/:key", async (c) => {
    const stored = await found(c);
    if (!stored) return c.html(notFoundPage("invoice"), 404);
    const error = account.state.intents[stored.intent ?? ""]?.last_payment_error;
    return c.html(invoicePage(stored.invoice, { typed: emptyCardForm, problems: {}, declined: error?.message }));
  });

  app.get("/i/:id/:key/pdf", async (c) => {
    const stored = await found(c);
    if (!stored) return c.html(notFoundPage("invoice"), 404);
    const name = `Invoice-${stored.invoice.number}.pdf`;
    return c.body(invoicePdf(stored.invoice), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
    });
  });

  app.post("/i/:id/:key", async (c) => {
    const typed = cardFormValues(await c.req.parseBody());
    const stored = await found(c);
    if (!stored) return c.html(notFoundPage("invoice"), 404);
    if (stored.invoice.status !== "open") return c.redirect(c.req.path, 303);
    const answer = payInvoice(c, account, stored, typed);
    await commit();
    return answer;
  });
}

function payInvoice(c: Context, account: StripeAccount, stored: StoredInvoice, typed: FormState["typed"]) {
  const checked = checkCard(typed, new Date(account.now() * 1000));
  if ("problems" in checked) return c.html(invoicePage(stored.invoice, { typed, problems: checked.problems }), 400);
  const billing = { email: stored.invoice.customer_email, name: typed.billingName.trim(), country: "US" };
  const method = addMethod(account, checked.card, checked.expiry, billing);
  const declined = collectInvoice(account, stored, { offSession: false, method });
  if (declined) return c.html(invoicePage(stored.invoice, { typed, problems: {}, declined: declined.message }), 402);
  const next = account.state.intents[stored.intent ?? ""]?.next_action?.redirect_to_url.url;
  return c.redirect(next ?? c.req.path, 303);
}

const HEADINGS = {
  draft: "Draft",
  open: "Payment due",
  paid: "Invoice paid",
  uncollectible: "Uncollectible",
  void: "Void",
} as const;

function invoicePage(invoice: StripeInvoice, form: FormState): Html {
  const total = money(invoice.amount_due, invoice.currency);
  return hostedPage(
    `Invoice ${invoice.number}`,
    html`<section>
      <h1>${HEADINGS[invoice.status]}</h1>
      <p class="total">${total}</p>
      <p class="soft">Invoice ${invoice.number} · <a href="${invoice.invoice_pdf}">Download as PDF</a></p>
      <ul>${invoice.lines.data.map(
        ({ amount, currency, description }) =>
          html`<li><span>${description}</span><span>${money(amount, currency)}</span></li>`,
      )}</ul>
    </section>
    ${
      invoice.status === "open"
        ? html`<form method="post" novalidate><h1>Pay by card</h1>${declinedNote(form)} ${cardFields(form)}<button>Pay ${total}</button></form>`
        : ""
    }`,
    "two",
  );
}
