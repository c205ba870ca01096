/** Checkout sessions. The server computes what is charged; requests never decide it. */
import { z } from "zod";
import { Guid, PageUrl, Usd } from "./parts";

const MODES = ["payment", "setup", "subscription"] as const;

/** Stripe's request, with the field names of section 3. */
export const CheckoutRequest = z
  .object({
    /** Must be the bearer's own. Any other is not found. */
    customer: z.string().max(255).optional(),
    /**
     * The price selects what is sold. For a subscription the plan, by Stripe's id or ours; for a payment the held
     * seats, the broadcast, or the variants of products, by our ids. Seats and a broadcast are each paid alone, but
     * products may have several lines and pieces.
     */
    line_items: z
      .array(z.object({ price: z.string().max(255).optional(), quantity: z.number().int().min(1).max(100).optional() }))
      .max(20)
      .optional(),
    currency: Usd.optional(),
    /** Where the fan returns after paying: a page of this site or a known one. Defaults to the profile. */
    return_url: PageUrl.optional(),
    mode: z.enum(MODES).default("subscription"),
    /** Only for `payment` mode. A subscription has invoices anyway. */
    invoice_creation: z.object({ enabled: z.boolean() }).optional(),
    /** Stripe's page, or embedded in the page at `return_url`. Stripe's older names are accepted, too. */
    ui_mode: z.enum(["hosted_page", "embedded_page", "hosted", "embedded"]).default("hosted_page"),
    /** Ours: where Stripe's page leads a fan who doesn't pay. */
    cancel_url: PageUrl.optional(),
    /** Ours, in place of a line: the held seats, or the broadcast. */
    reservationId: Guid.optional(),
    ppvId: Guid.optional(),
  })
  .refine((sent) => sent.mode !== "payment" || sent.reservationId || sent.ppvId || sent.line_items?.[0]?.price, {
    path: ["line_items"],
    message: "What is paid for is missing.",
  })
  .refine((sent) => !(sent.reservationId || sent.ppvId) || isOneOfOneThing(sent.line_items ?? []), {
    path: ["line_items"],
    message: "Seats and nights are paid one at a time.",
  })
  .refine(({ mode, reservationId, ppvId }) => mode === "payment" || !(reservationId || ppvId), {
    path: ["mode"],
    message: "Seats and nights are paid in payment mode.",
  })
  .refine(({ reservationId, ui_mode }) => !reservationId || ui_mode.startsWith("hosted"), {
    path: ["ui_mode"],
    message: "Seats are paid on Stripe's page.",
  });
function isOneOfOneThing(lines: { quantity?: number | undefined }[]): boolean {
  return lines.length < 2 && lines.every(({ quantity = 1 }) => quantity === 1);
}
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Stripe's session, reduced to what a buyer needs. */
export const CheckoutSession = z.object({
  /** Null for seats, which are found by their reservation. */
  id: z.string().nullable(),
  mode: z.enum(MODES),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  /** Stripe's page, while the session is open. */
  url: z.url().nullable(),
  /** Starts an embedded checkout. */
  client_secret: z.string().nullable(),
  /** Ours from here on. */
  reservationId: Guid.nullable(),
  eventId: Guid.nullable(),
  ppvId: Guid.nullable(),
  /** The money came too late or twice, and is being refunded. */
  refunded: z.boolean(),
  /** What was bought, and the key that opens it if it isn't in an account. */
  order: z.object({ orderNumber: z.string(), key: z.string().nullable() }).nullable(),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** A session by Stripe's id, or by its reservation. */
export const SessionQuery = z
  .object({ id: z.string().max(255).optional(), reservationId: Guid.optional() })
  .refine(({ id, reservationId }) => id !== undefined || reservationId !== undefined, {
    path: ["id"],
    message: "Whose session is missing.",
  });
