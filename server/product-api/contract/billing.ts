/** Billing's endpoints. Only the bearer token says whose data it is; ids in a request are only compared with it. */
import { z } from "zod";
import { CheckoutRequest, CheckoutSession, SessionQuery } from "./checkout";
import { PaymentIntent, PaymentIntentRequest } from "./payment-intents";
import {
  BillingProduct,
  CancelRequest,
  Customer,
  CustomerRequest,
  Invoice,
  Subscription,
  SubscriptionQuery,
} from "./subscriptions";

const StripeId = z.string().regex(/^[\w-]{1,255}$/);
const Email = z.email().max(254);
const limit = z.coerce.number().int().min(1).max(100).default(10);

export const billingRows = {
  querySubscriptions: {
    method: "POST",
    path: "/v1/billing/subscriptions",
    access: "owner",
    status: 200,
    body: SubscriptionQuery,
    response: z.object({ data: z.array(Subscription) }),
    also: [404],
  },
  cancelSubscription: {
    method: "POST",
    path: "/v1/billing/subscriptions/cancel",
    access: "owner",
    status: 200,
    body: CancelRequest,
    response: Subscription,
    also: [404],
  },
  listSubscriptions: {
    method: "GET",
    path: "/v1/billing/subscriptions",
    access: "owner",
    query: z.object({ limit }),
    response: z.object({ data: z.array(Subscription) }),
    also: [404],
  },
  createPaymentIntent: {
    method: "POST",
    path: "/v1/billing/payment-intent",
    access: "owner",
    body: PaymentIntentRequest,
    response: PaymentIntent,
    also: [404, 409],
  },
  createCustomer: {
    method: "POST",
    path: "/v1/billing/customer",
    access: "owner",
    body: CustomerRequest,
    response: Customer,
    also: [404],
  },
  findCustomer: {
    method: "GET",
    path: "/v1/billing/customer",
    access: "owner",
    query: z.object({ email: Email }),
    response: z.object({ data: z.array(Customer) }),
    also: [404],
  },
  getBillingProduct: {
    method: "GET",
    path: "/v1/billing/product/{id}",
    access: "visitor",
    params: z.object({ id: StripeId }),
    response: BillingProduct,
  },
  getCustomerProduct: {
    method: "GET",
    path: "/v1/billing/customer/{customerId}/product/{productId}",
    access: "owner",
    params: z.object({ customerId: StripeId, productId: StripeId }),
    response: z.object({ product: BillingProduct, subscription: Subscription }),
  },
  getSubscription: {
    method: "GET",
    path: "/v1/billing/subscription/{id}",
    access: "owner",
    params: z.object({ id: StripeId }),
    response: Subscription,
  },
  findSubscription: {
    method: "GET",
    path: "/v1/billing/subscription",
    access: "owner",
    query: z.object({ email: Email }),
    response: Subscription,
    also: [404],
  },
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
    query: SessionQuery,
    response: CheckoutSession,
    also: [404],
  },
  listInvoices: {
    method: "GET",
    path: "/v1/billing/invoices",
    access: "owner",
    query: z.object({ customer: z.string().max(255).optional(), limit }),
    response: z.object({ data: z.array(Invoice) }),
    also: [404],
  },
} as const;
