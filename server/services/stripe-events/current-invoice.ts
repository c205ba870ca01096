/**
 * Events in Stripe's list have the API version that was the account's default when they were made, whatever version we
 * ask with. Of what the handlers read, only one field had another place before: the subscription of an invoice.
 */
import Stripe from "stripe";
import { undefinedIfMissing } from "../payments/stripe-objects";

/** Of Stripe's event types there are hundreds, which the compiler must not copy one by one. */
type OlderEvent = { api_version: string | null; data: { object: { object?: string; id?: string; parent?: unknown } } };

/** The event with the invoice's `parent` as the version that we read has it. Other events are returned unchanged. */
export async function withCurrentParent(stripe: Stripe, event: Stripe.Event): Promise<Stripe.Event> {
  const { api_version: version, data } = event as OlderEvent;
  if (version === Stripe.API_VERSION || data.object.object !== "invoice" || !data.object.id) return event;
  const invoice = await stripe.invoices.retrieve(data.object.id).catch(undefinedIfMissing);
  if (!invoice) return event;
  const current: OlderEvent = {
    ...(event as OlderEvent),
    data: { ...data, object: { ...data.object, parent: invoice.parent } },
  };
  return current as Stripe.Event;
}
