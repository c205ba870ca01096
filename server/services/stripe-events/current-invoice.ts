/**
 * Events in Stripe's list have the API version that was the account's default when they were made, whatever version we
 * ask with. Of what the handlers read, only one field had another place before: the subscription of an invoice.
 */
import Stripe from "stripe";
import { undefinedIfMissing } from "../payments/stripe-objects";

/** The event with the invoice's `parent` as the version that we read has it. Other events are returned unchanged. */
export async function withCurrentParent(stripe: Stripe, event: Stripe.Event): Promise<Stripe.Event> {
  const { object } = event.data;
  if (event.api_version === Stripe.API_VERSION || !("object" in object) || object.object !== "invoice" || !object.id)
    return event;
  const invoice = await stripe.invoices.retrieve(object.id).catch(undefinedIfMissing);
  if (!invoice) return event;
  return { ...event, data: { ...event.data, object: { ...object, parent: invoice.parent } } } as Stripe.Event;
}
