/** Paying for a broadcast on one's own page, without Stripe's checkout. */
import { z } from "zod";
import { Guid, PageUrl, Usd } from "./parts";

/** Section 3's request. The broadcast sets the price. An amount is what the fan saw; a different one is refused. */
export const PaymentIntentRequest = z
  .object({
    /** Must be the bearer's own. Any other is not found. */
    customer: z.string().max(255).optional(),
    amount: z.number().int().min(1).optional(),
    currency: Usd.optional(),
    /** Where the bank's page returns to. Defaults to the profile. */
    return_url: PageUrl.optional(),
    /** Section 9 says `cards`, Stripe `card`. */
    payment_method_types: z
      .array(z.enum(["card", "cards"]))
      .min(1)
      .max(2)
      .optional(),
    /** Pays at once with the saved card. Without one, the intent waits for the client to confirm it. */
    confirm: z.boolean().default(false),
    /** Ours: the broadcast. Defaults to the one that is live, or the next one on sale. */
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
  /** The bank's page, if it asks for one. */
  next_action: z.object({ type: z.string(), redirect_to_url: z.object({ url: z.url() }).nullable() }).nullable(),
  last_payment_error: z.object({ code: z.string().nullable(), message: z.string().nullable() }).nullable(),
  /** Ours. */
  ppvId: Guid,
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;
