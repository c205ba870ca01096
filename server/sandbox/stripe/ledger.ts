/** Everything this Stripe knows: the objects by id in the order of their creation, and the events they caused. */
import type { durable } from "../durable";
import type { World } from "../world";
import type { Transaction } from "./balance";
import type { StoredInvoice } from "./billing/invoice";
import type { InvoicePayment } from "./billing/invoice-payments";
import type { StoredSubscription } from "./billing/subscription";
import type { Charge } from "./charges";
import type { StoredSession } from "./checkout-session";
import type { Coupon } from "./coupons";
import type { Customer } from "./customers";
import type { Dispute } from "./disputes";
import { type EventName, eventObject, type StoredEvent } from "./events";
import type { Failure } from "./failures";
import type { KeptAnswer } from "./idempotency";
import type { PaymentIntent } from "./payment-intent";
import type { StoredMethod } from "./payment-methods";
import type { PortalConfiguration } from "./portal/configurations";
import type { StoredPortalSession } from "./portal/session";
import type { Price } from "./prices";
import type { Product } from "./products";
import type { PromotionCode } from "./promotion-codes";
import type { Refund } from "./refunds";
import type { SetupIntent } from "./setup-intent";
import { type Endpoint, wants } from "./webhook-endpoints";

export type State = {
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  coupons: Record<string, Coupon>;
  promotionCodes: Record<string, PromotionCode>;
  prices: Record<string, Price>;
  sessions: Record<string, StoredSession>;
  intents: Record<string, PaymentIntent>;
  methods: Record<string, StoredMethod>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  transactions: Record<string, Transaction>;
  setups: Record<string, SetupIntent>;
  subscriptions: Record<string, StoredSubscription>;
  invoices: Record<string, StoredInvoice>;
  invoicePayments: Record<string, InvoicePayment>;
  portals: Record<string, StoredPortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  /** Ids of customers that were deleted; Stripe still knows that they were there. */
  deletedCustomers: string[];
  events: Record<string, StoredEvent>;
  answers: Record<string, KeptAnswer>;
  /** Events wait until they are delivered by hand or this is off again. */
  hold: boolean;
  failures: Failure[];
  endpoint: Endpoint;
  /** What becomes of a subscription when the last try to collect its invoice failed. */
  afterRetries: "cancel" | "unpaid" | "past_due";
  /** What the bank says of refunds that it sends back. https://docs.stripe.com/refunds#failed-refunds */
  refundFailure: "lost_or_stolen_card" | "expired_or_canceled_card" | "declined" | "unknown";
};

export const emptyState = (): State => ({
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
export type RequestUnderWay = { id: string; idempotency_key: string | null };

export type Ledger = {
  state: State;
  origin: string;
  /** Unix seconds of the sandbox's clock, or of the moment in the past that is being made up for. */
  now(): number;
  /** Runs `work` as if it were `time` (Unix seconds) and nobody had asked for it. */
  at(time: number, work: () => void): void;
  /** Notes an event about `object` as it is at this moment; it leaves after the next save. */
  emit(type: EventName, object: object, previous?: object): void;
  /** Runs `work`, whose events then name `request`. Handlers are synchronous, so two requests cannot mix. */
  during<T>(request: RequestUnderWay, work: () => T): T;
  /** Resolves when everything changed before the call is on disk. */
  save(): Promise<void>;
  /** Whether an event is on disk and may be told to anybody. */
  saved(eventId: string): boolean;
};

export function ledger(world: World, file: ReturnType<typeof durable<State>>): Ledger {
  // A file written before a resource existed has no place for it yet.
  file.value = { ...emptyState(), ...file.value };
  let underWay: RequestUnderWay | null = null;
  const unsaved = new Set<string>();
  let moment: number | null = null;
  const now = () => moment ?? Math.floor(world.clock.now().getTime() / 1000);

  return {
    state: file.value,
    origin: world.origin,
    now,
    at(time, work) {
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
      const state = wants(file.value.endpoint, type) ? "pending" : "unwanted";
      file.value.events[event.id] = { event, delivery: { state, attempts: 0, nextAt: 0, last: null } };
      unsaved.add(event.id);
    },
    during(request, work) {
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
