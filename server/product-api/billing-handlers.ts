/** Handlers of billing's endpoints. The box office sells seats, billing everything else. */
import { DEFAULT_RETURN_PATH } from "../../app/domain/limits";
import { MOST_PIECES } from "../../app/domain/shop/basket-limits";
import { isGuid } from "../../app/domain/urls/guid";
import { retryAfterOf } from "../http/rate-limits";
import type { Visitor } from "../ports";
import type { BillingRow, PurchaseRefusal } from "../services/billing-api/billing-api";
import type { ReturnStatus } from "../services/box-office/box-office-types";
import type { CheckoutRequest, CheckoutSession } from "./contract";
import { billingRows } from "./contract/billing";
import type { Handlers, ProductApiDeps } from "./handlers";
import { type ApiAnswer, notFound, problem } from "./problems";

type BillingServices = Pick<ProductApiDeps, "billingApi" | "boxOffice" | "limits" | "siteUrl" | "sites">;

export function billingHandlers({
  billingApi,
  boxOffice,
  limits,
  siteUrl,
  sites,
}: BillingServices): Pick<Handlers, BillingRow> {
  const known = new Set([siteUrl, ...sites].map((site) => new URL(site).origin));
  const home = `${siteUrl}${DEFAULT_RETURN_PATH}`;
  const allowed = (visitor: Visitor) => limits.allowVisitor("billing", visitor);

  const asBilling = Object.fromEntries(
    Object.entries(billingRows).map(([name, { method, access }]) => [
      name,
      async (input: { visitor: Visitor }) => {
        // A guest gets 404 for what only a fan can have.
        if (access === "owner" && !input.visitor.user) return notFound();
        if (method === "POST" && !(await allowed(input.visitor))) return tooMany();
        const work = billingApi[name as BillingRow] as (
          visitor: Visitor,
          asked: unknown,
        ) => Promise<object | undefined>;
        return answerOf(await work(input.visitor, input));
      },
    ]),
  ) as unknown as Pick<Handlers, BillingRow>;

  return {
    ...asBilling,

    async createPaymentIntent(input) {
      const { return_url = home } = input.body;
      const strange = strangersIn({ return_url });
      return strange ?? asBilling.createPaymentIntent({ ...input, body: { ...input.body, return_url } });
    },

    async createCheckoutSession(input) {
      const { return_url = home, cancel_url } = input.body;
      const strange = strangersIn({ return_url, cancel_url });
      if (strange) return strange;
      const body = { ...input.body, return_url };
      const reservationId = input.body.reservationId ?? (await reservationIn(input.visitor, body));
      return reservationId
        ? paySeats(input.visitor, reservationId, body)
        : asBilling.createCheckoutSession({ ...input, body });
    },

    async getCheckoutSession(input) {
      const { reservationId } = input.query;
      if (!reservationId) return asBilling.getCheckoutSession(input);
      const back = await boxOffice.returned(input.visitor, reservationId);
      return back ? seatsOf(reservationId.toLowerCase(), back) : notFound();
    },
  };

  /** Rejects addresses that aren't pages of this site or a known one. */
  function strangersIn(addresses: Record<string, string | undefined>): ApiAnswer | undefined {
    const strange = Object.entries(addresses).filter(([, url]) => url && !known.has(new URL(url).origin));
    if (strange.length === 0) return undefined;
    return problem(400, { errors: strange.map(([field]) => ({ field, message: "Not a page of a known site." })) });
  }

  /** The reservation that the price of the only line names, if it is the visitor's. */
  async function reservationIn(visitor: Visitor, { mode, ppvId, line_items: lines }: CheckoutRequest) {
    const [{ price, quantity = 1 } = {}, ...more] = lines ?? [];
    if (mode !== "payment" || ppvId || quantity > 1 || more.length > 0 || !isGuid(price)) return undefined;
    return (await boxOffice.reservation(visitor, price.toLowerCase()))?.id;
  }

  async function paySeats(visitor: Visitor, reservationId: string, body: CheckoutRequest & { return_url: string }) {
    const held = await boxOffice.reservation(visitor, reservationId);
    if (!held) return notFound();
    const free = Number(held.invoice.grandTotal.amount) === 0;
    if (free && !visitor.user) return problem(409, { detail: "Free seats require an account." });

    const pages = { paid: body.return_url, canceled: body.cancel_url, invoice: body.invoice_creation?.enabled };
    const paying = await boxOffice.pay(visitor, reservationId, pages);
    if (paying.outcome === "ended") return problem(409, { detail: "The reservation has ended." });
    const session = { ...seats, reservationId: held.id, eventId: held.eventId };
    if (paying.outcome === "checkout") {
      return { ...session, status: "open", payment_status: "unpaid", url: paying.url } as const;
    }
    return { ...session, status: "complete", payment_status: free ? "no_payment_required" : "paid" } as const;
  }
}

const tooMany = () => problem(429, { detail: "Too many payments in a short time." }, retryAfterOf("billing"));

const REFUSED: Record<PurchaseRefusal["refused"], [status: 400 | 409, field: string, message: string]> = {
  owned: [409, "", "The fan already has it."],
  notSold: [409, "", "Not on sale."],
  amount: [400, "amount", "It costs something else."],
  price: [400, "line_items.0.price", "Nothing is sold at this price."],
  quantity: [400, "line_items.0.quantity", `At most ${MOST_PIECES} of each product are sold at a time.`],
};

function answerOf<T extends object>(result: T | PurchaseRefusal | undefined): T | ApiAnswer {
  if (!result) return notFound();
  if (!("refused" in result)) return result;
  const [status, field, message] = REFUSED[result.refused];
  const errors = [{ field, message, code: result.refused }];
  return problem(status, status === 409 ? { detail: message, errors } : { errors });
}

/** A refusal by its code, as a remote client reads it. Undefined for unknown codes. */
export const refusalNamed = (code: string | undefined): PurchaseRefusal | undefined =>
  code !== undefined && code in REFUSED ? { refused: code as PurchaseRefusal["refused"] } : undefined;

const seats = {
  id: null,
  mode: "payment",
  customer: null,
  subscription: null,
  url: null,
  client_secret: null,
  ppvId: null,
  refunded: false,
  order: null,
} as const;

const STATES = {
  paid: { status: "complete", payment_status: "paid", refunded: false },
  confirming: { status: "open", payment_status: "unpaid", refunded: false },
  refunded: { status: "complete", payment_status: "paid", refunded: true },
  ended: { status: "expired", payment_status: "unpaid", refunded: false },
} as const;

function seatsOf(reservationId: string, back: ReturnStatus): CheckoutSession {
  const order = back.status === "paid" ? { orderNumber: back.orderNumber, key: back.key ?? null } : null;
  return { ...seats, reservationId, eventId: back.eventId, ...STATES[back.status], order };
}
