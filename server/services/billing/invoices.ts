/** A fan's invoices, as Stripe has them. */
import type { Visitor } from "../../ports";
import type { Customers } from "./customers";
import type { BillingDeps } from "./types";

export type Invoice = {
  id: string;
  /** Null while it is a draft. */
  number: string | null;
  /** ISO instant. */
  created: string;
  /** Stripe's own word: open, paid, uncollectible, void. */
  status: string;
  cents: number;
  currency: string;
  /** Stripe's page of it, where an open one is paid, and the file. */
  url: string | null;
  pdf: string | null;
};

const MOST = 100;

export function invoicesOf({ stripe }: BillingDeps, { customerOf }: Customers) {
  return {
    /** Newest first, without drafts; none for a guest or a fan who never bought. Throws when Stripe cannot be reached. */
    async invoices({ user }: Visitor, limit = MOST): Promise<Invoice[]> {
      const customer = user && (await customerOf(user.userId));
      if (!customer) return [];
      const { data } = await stripe.invoices.list({ customer, limit });
      return data.flatMap((one) => {
        const { id, number, status, total, currency } = one;
        if (!id || !status || status === "draft") return [];
        const url = one.hosted_invoice_url ?? null;
        const created = new Date(one.created * 1000).toISOString();
        return [
          {
            id,
            number,
            created,
            status,
            cents: total,
            currency: currency.toUpperCase(),
            url,
            pdf: one.invoice_pdf ?? null,
          },
        ];
      });
    },
  };
}
