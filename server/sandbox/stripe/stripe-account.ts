/** Everything this Stripe knows: the objects by id in the order of their creation, and the events they caused. */
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
import type { Product } from "./merchant/product-resource";
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
  products: Record<string, Product>;
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
  /** Ids of customers that were deleted; Stripe still knows that they were there. */
  deletedCustomers: string[];
  events: Record<string, StoredEvent>;
  answers: Record<string, StoredResponse>;
  /** Events wait until they are delivered by hand or this is off again. */
  hold: boolean;
  failures: InjectedFailure[];
  endpoint: WebhookEndpoint;
  /** What becomes of a subscription when the last try to collect its invoice failed. */
  afterRetries: "cancel" | "unpaid" | "past_due";
  /** What the bank says of refunds that it sends back. https://docs.stripe.com/refunds#failed-refunds */
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

/** The API request under way, which its events name. */
export type CurrentRequest = { id: string; idempotency_key: string | null };

export type StripeAccount = {
  state: StripeState;
  origin: string;
  /** Unix seconds of the sandbox's clock, or of the moment in the past that is being made up for. */
  now(): number;
  /** Runs `work` as if it were `time` (Unix seconds) and nobody had asked for it. */
  runAt(time: number, work: () => void): void;
  /** Notes an event about `object` as it is at this moment; it leaves after the next save. */
  emit(type: EventName, object: object, previous?: object): void;
  /** Runs `work`, whose events then name `request`. Handlers are synchronous, so two requests cannot mix. */
  duringRequest<T>(request: CurrentRequest, work: () => T): T;
  /** Resolves when everything changed before the call is on disk. */
  save(): Promise<void>;
  /** Whether an event is on disk and may be told to anybody. */
  saved(eventId: string): boolean;
};

export function openStripeAccount(
  sandbox: SandboxContext,
  file: ReturnType<typeof jsonFile<StripeState>>,
): StripeAccount {
  // A file written before a resource existed has no place for it yet.
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
