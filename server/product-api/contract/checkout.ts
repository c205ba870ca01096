/** Checkout sessions. What is charged is computed by whoever sells it, never taken from the request. */
import { z } from "zod";
import { Guid, PageUrl, Usd } from "./parts";

const MODES = ["payment", "setup", "subscription"] as const;

/** Stripe's request as section 3 names its fields. */
export const CheckoutRequest = z
  .object({
    /** The bearer's own; another one is not found. */
    customer: z.string().max(255).optional(),
    /** Of a subscription the price says which plan, by Stripe's id or by the plan's; else they decide nothing. */
    line_items: z
      .array(z.object({ price: z.string().max(255).optional(), quantity: z.number().int().min(1).max(100).optional() }))
      .max(20)
      .optional(),
    currency: Usd.optional(),
    /** Where the payment leads when it is made: a page of this site or of one that it knows; the profile when unset. */
    return_url: PageUrl.optional(),
    mode: z.enum(MODES).default("subscription"),
    /** Taken in `payment` mode alone: a subscription has its invoices anyway. */
    invoice_creation: z.object({ enabled: z.boolean() }).optional(),
    /** Stripe's page, or a part of the page at `return_url`; Stripe's older names for the two are taken, too. */
    ui_mode: z.enum(["hosted_page", "embedded_page", "hosted", "embedded"]).default("hosted_page"),
    /** Ours: where Stripe's page leads back to for whoever does not pay. */
    cancel_url: PageUrl.optional(),
    /** Ours: the held seats that are paid for, or the night to watch at home. */
    reservationId: Guid.optional(),
    ppvId: Guid.optional(),
  })
  .refine(({ mode, reservationId, ppvId }) => mode !== "payment" || reservationId || ppvId, {
    path: ["reservationId"],
    message: "What is paid for is missing.",
  })
  .refine(({ mode, reservationId, ppvId }) => mode === "payment" || !(reservationId || ppvId), {
    path: ["mode"],
    message: "Seats and nights are paid in payment mode.",
  })
  .refine(({ reservationId, ui_mode }) => !reservationId || ui_mode.startsWith("hosted"), {
    path: ["ui_mode"],
    message: "Seats are paid on Stripe's page.",
  });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Stripe's session, as far as a buyer needs it. */
export const CheckoutSession = z.object({
  /** Null for seats, which are asked for by their reservation. */
  id: z.string().nullable(),
  mode: z.enum(MODES),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  /** Stripe's page, while there is something to do there. */
  url: z.url().nullable(),
  /** What an embedded checkout begins with. */
  client_secret: z.string().nullable(),
  /** Ours from here on. */
  reservationId: Guid.nullable(),
  eventId: Guid.nullable(),
  ppvId: Guid.nullable(),
  /** The money came too late, or a second time, and goes back. */
  refunded: z.boolean(),
  /** What was bought, and a key that opens it where it stands under no account of hers. */
  order: z.object({ orderNumber: z.string(), key: z.string().nullable() }).nullable(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** A session by Stripe's id, or that of a reservation. */
export const SessionQuery = z
  .object({ id: z.string().max(255).optional(), reservationId: Guid.optional() })
  .refine(({ id, reservationId }) => id !== undefined || reservationId !== undefined, {
    path: ["id"],
    message: "Whose session is missing.",
  });
