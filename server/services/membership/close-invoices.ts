/** Closes what a membership left unpaid when it ended. Links in earlier mails still lead to those invoices. */
import type Stripe from "stripe";
import { ignoreIfOver } from "../payments/stripe-objects";

/** Whether it can still be paid. Stripe charges a draft about an hour after a renewal, and retries an open invoice. */
export const isUnsettled = ({ status, auto_advance: advances }: Stripe.Invoice): boolean =>
  status === "open" || (status === "draft" && advances === true);

/** Stripe ends a subscription without its invoices: an open one could still be paid, for nothing. */
export async function closeInvoices(stripe: Stripe, subscriptionId: string): Promise<void> {
  for await (const { id, status, auto_advance: advances } of stripe.invoices.list({
    subscription: subscriptionId,
    limit: 100,
  })) {
    if (!id) continue;
    // A subscription's draft can be neither voided nor deleted. Without auto-advance it stays a draft.
    if (status === "draft" && advances) await stripe.invoices.update(id, { auto_advance: false }).catch(ignoreIfOver);
    if (status === "open") await stripe.invoices.voidInvoice(id).catch(ignoreIfOver);
  }
}
