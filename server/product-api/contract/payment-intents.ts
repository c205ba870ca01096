/** Paying for a night to watch at home on a page of one's own, without a checkout of Stripe's. */
import { z } from "zod";
import { Guid, PageUrl, Usd } from "./parts";

/** Section 3's request. The price is the night's; an amount is what she saw, and another one is refused. */
export const PaymentIntentRequest = z
  .object({
    /** The bearer's own; another one is not found. */
    customer: z.string().max(255).optional(),
    amount: z.number().int().min(1).optional(),
    currency: Usd.optional(),
    /** Where her bank leads back to; the profile when unset. */
    return_url: PageUrl.optional(),
    /** Section 9 says `cards`, Stripe `card`. */
    payment_method_types: z
      .array(z.enum(["card", "cards"]))
      .min(1)
      .max(2)
      .optional(),
    /** Pays at once with the card that she has saved; without one it waits for the client to confirm. */
    confirm: z.boolean().default(false),
    /** Ours: the night; without it the one that is on, or else the next one on sale. */
    ppvId: Guid.optional(),
  })
  .refine(({ amount, ppvId }) => amount !== undefined || ppvId !== undefined, {
    path: ["amount"],
    message: "What is paid for is missing.",
  });

export const PaymentIntent = z.object({
  id: z.string(),
  client_secret: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  payment_method_types: z.array(z.string()),
  /** The bank's page, where it asks. */
  next_action: z.object({ type: z.string(), redirect_to_url: z.object({ url: z.url() }).nullable() }).nullable(),
  last_payment_error: z.object({ code: z.string().nullable(), message: z.string().nullable() }).nullable(),
  /** Ours. */
  ppvId: Guid,
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;
