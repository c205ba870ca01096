/** Stripe's own lists as an outsider reads them: plain HTTP, every page, without the SDK or any code of the product. */

export type StripeObject = {
  id: string;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
};
export type Session = StripeObject & {
  mode: string;
  payment_status: string;
  amount_total: number;
  subscription: string | null;
};
type Subscription = StripeObject & { cancel_at_period_end: boolean; cancel_at: number | null };
type InvoicePayment = { id: string; payment: { payment_intent?: string } };

const KEY = "sk_test_sandbox";
const PAGES = 1_000;

async function all<T extends { id: string }>(origin: string, path: string): Promise<T[]> {
  const found: T[] = [];
  for (let page = 0; page < PAGES; page++) {
    const last = found.at(-1);
    const url = new URL(`${path}${path.includes("?") ? "&" : "?"}limit=100`, origin);
    if (last) url.searchParams.set("starting_after", last.id);
    const response = await fetch(url, { headers: { authorization: `Bearer ${KEY}` } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    const { data, has_more: more } = (await response.json()) as { data: T[]; has_more: boolean };
    found.push(...data);
    if (!more) return found;
  }
  throw new Error(`${path} has no end`);
}

export async function stripeLists(origin: string) {
  return {
    sessions: await all<Session>(origin, "/v1/checkout/sessions"),
    intents: await all<StripeObject>(origin, "/v1/payment_intents"),
    charges: await all<StripeObject>(origin, "/v1/charges"),
    refunds: await all<StripeObject>(origin, "/v1/refunds"),
    subscriptions: await all<Subscription>(origin, "/v1/subscriptions?status=all"),
    invoicePayments: await all<InvoicePayment>(origin, "/v1/invoice_payments"),
    customers: await all<StripeObject>(origin, "/v1/customers"),
  };
}
export type StripeLists = Awaited<ReturnType<typeof stripeLists>>;
