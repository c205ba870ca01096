/** Payments. What is charged is computed by whoever owns the reservation, never taken from the request. */
import { z } from "zod";
import { Guid } from "./parts";

const PageUrl = z.url({ protocol: /^https?$/ }).max(2_000);

/** Stripe's request as section 3 names its fields. `line_items` say what she saw; they decide nothing. */
export const CheckoutRequest = z.object({
  customer: z.string().max(255).optional(),
  line_items: z
    .array(z.object({ price: z.string().max(255).optional(), quantity: z.number().int().min(1).max(100).optional() }))
    .max(20)
    .optional(),
  currency: z.string().length(3).optional(),
  /** Where the payment leads when it is made: a page of this site or of one that it knows; the profile when unset. */
  return_url: PageUrl.optional(),
  mode: z.literal("payment"),
  invoice_creation: z.object({ enabled: z.boolean() }).optional(),
  /** Ours: where Stripe's page leads back to for whoever does not pay. */
  cancel_url: PageUrl.optional(),
  /** Ours: the held seats that are paid for. */
  reservationId: Guid,
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Stripe's session, as far as a buyer needs it. */
export const CheckoutSession = z.object({
  mode: z.literal("payment"),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  /** Stripe's page, while there is something to pay. */
  url: z.url().nullable(),
  /** Ours from here on. */
  reservationId: Guid,
  eventId: Guid,
  /** The money came too late for the seats and goes back. */
  refunded: z.boolean(),
  /** What was bought, and a key that opens it where it stands under no account of hers. */
  order: z.object({ orderNumber: z.string(), key: z.string().nullable() }).nullable(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const billingRows = {
  createCheckoutSession: {
    method: "POST",
    path: "/v1/billing/checkout/session",
    access: "visitor",
    body: CheckoutRequest,
    response: CheckoutSession,
    also: [404, 409],
  },
  getCheckoutSession: {
    method: "GET",
    path: "/v1/billing/checkout/session",
    access: "visitor",
    query: z.object({ reservationId: Guid }),
    response: CheckoutSession,
    also: [404],
  },
} as const;
