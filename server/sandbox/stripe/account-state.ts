/** State of the Stripe stand-in: all objects by id in order of creation, and the events they caused. */
import type { jsonFile } from "../json-file";
import type { SandboxContext } from "../sandbox-context";
import type { StoredResponse } from "./api/idempotency";
import type { StoredCheckoutSession } from "./checkout/checkout-session";
import type { InjectedFailure } from "./injected-failures";
import type { InvoicePayment } from "./invoices/invoice-payments";
import type { StoredInvoice } from "./invoices/invoice-status";
import type { Coupon } from "./merchant/coupon-resource";
import type { Customer } from "./merchant/customer-resource";
import type { Price } from "./merchant/price-resource";
import type { StripeProduct } from "./merchant/product-resource";
import type { PromotionCode } from "./merchant/promotion-code-resource";
import type { BalanceTransaction } from "./payments/balance-resource";
import type { Charge } from "./payments/charge-resource";
import type { Dispute } from "./payments/dispute-resource";
import type { PaymentIntent } from "./payments/payment-intent";
import type { StoredMethod } from "./payments/payment-method-resource";
import type { Refund } from "./payments/refund-resource";
import type { SetupIntent } from "./payments/setup-intent-resource";
import type { PortalConfiguration } from "./portal/portal-configuration-resource";
import type { StoredPortalSession } from "./portal/portal-session-resource";
import type { StoredSubscription } from "./subscriptions/subscription-object";
import { type EventName, eventObject, type StoredEvent } from "./webhooks/event-resource";
import { subscribesTo, type WebhookEndpoint } from "./webhooks/webhook-endpoint-resource";

export type StripeState = {
  customers: Record<string, Customer>;
  products: Record<string, StripeProduct>;
  coupons: Record<string, Coupon>;
  promotionCodes: Record<string, PromotionCode>;
  prices: Record<string, Price>;
  sessions: Record<string, StoredCheckoutSession>;
  intents: Record<string, PaymentIntent>;
  methods: Record<string, StoredMethod>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  transactions: Record<string, BalanceTransaction>;
  setups: Record<string, SetupIntent>;
  subscriptions: Record<string, StoredSubscription>;
  invoices: Record<string, StoredInvoice>;
  invoicePayments: Record<string, InvoicePayment>;
  portals: Record<string, StoredPortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  /** Ids of deleted customers, which Stripe still reports as deleted. */
  deletedCustomers: string[];
  events: Record<string, StoredEvent>;
  answers: Record<string, StoredResponse>;
  /** While true, events are delivered only by hand. */
  hold: boolean;
  failures: InjectedFailure[];
  endpoint: WebhookEndpoint;
  /** What happens to a subscription when the last attempt to collect its invoice failed. */
  afterRetries: "cancel" | "unpaid" | "past_due";
  /** The bank's reason for failed refunds. https://docs.stripe.com/refunds#failed-refunds */
  refundFailure: "lost_or_stolen_card" | "expired_or_canceled_card" | "declined" | "unknown";
};

export const emptyState = (): StripeState => ({
  customers: {},
  products: {},
  coupons: {},
  promotionCodes: {},
  prices: {},
  sessions: {},
  intents: {},
  methods: {},
  charges: {},
  refunds: {},
  disputes: {},
  transactions: {},
  setups: {},
  subscriptions: {},
  invoices: {},
  invoicePayments: {},
  portals: {},
  portalConfigurations: {},
  deletedCustomers: [],
  events: {},
  answers: {},
  hold: false,
  failures: [],
  endpoint: { enabled_events: ["*"], disabled: false },
  afterRetries: "cancel",
  refundFailure: "lost_or_stolen_card",
});

/** The API request being handled, which is recorded in its events. */
export type CurrentRequest = { id: string; idempotency_key: string | null };

export type StripeAccount = {
  state: StripeState;
  origin: string;
  /** Unix seconds of the sandbox's clock, or of the past moment that scheduled work is running at. */
  now(): number;
  /** Runs `work` as of `time` (Unix seconds), outside of any request. */
  runAt(time: number, work: () => void): void;
  /** Records an event with the object's current state; it is sent after the next save. */
  emit(type: EventName, object: object, previous?: object): void;
  /** Runs `work`; its events name `request`. Handlers are synchronous, so requests can't interleave. */
  duringRequest<T>(request: CurrentRequest, work: () => T): T;
  /** Resolves when everything changed before the call is on disk. */
  save(): Promise<void>;
  /** Whether an event is on disk and may be sent. */
  saved(eventId: string): boolean;
};

export function openStripeAccount(
  sandbox: SandboxContext,
  file: ReturnType<typeof jsonFile<StripeState>>,
): StripeAccount {
  // A file written by an older version may lack newer resources.
  file.value = { ...emptyState(), ...file.value };
  for (const stored of Object.values(file.value.subscriptions)) stored.announced ??= {};
  let underWay: CurrentRequest | null = null;
  const unsaved = new Set<string>();
  let moment: number | null = null;
  const now = () => moment ?? Math.floor(sandbox.clock.now().getTime() / 1000);

  return {
    state: file.value,
    origin: sandbox.origin,
    now,
    runAt(time, work) {
      const asked = underWay;
      [moment, underWay] = [time, null];
      try {
        work();
      } finally {
        [moment, underWay] = [null, asked];
      }
    },
    emit(type, object, previous) {
      const event = eventObject(type, structuredClone(object), previous, now(), underWay);
      const state = subscribesTo(file.value.endpoint, type) ? "pending" : "unwanted";
      file.value.events[event.id] = { event, delivery: { state, attempts: 0, nextAt: 0, last: null } };
      unsaved.add(event.id);
    },
    duringRequest(request, work) {
      underWay = request;
      try {
        return work();
      } finally {
        underWay = null;
      }
    },
    async save() {
      const included = [...unsaved];
      await file.save();
      for (const eventId of included) unsaved.delete(eventId);
    },
    saved: (eventId) => !unsaved.has(eventId),
  };
}
