/** The form of the purchase page: holds seats, pays for them, releases them, or shows the prices that a code opens. */
import { data } from "@remix-run/node";
import type { Backend } from "../../../server/backend/backend";
import type { Hold } from "../../../server/services/box-office/box-office-types";
import { authenticatorOptions } from "../../authenticator.options";
import { leave } from "../../backend.server";
import { ACCESSIBLE } from "../../domain/hall/seats-fields";
import { wheelchairPlaces } from "../../domain/hall/wheelchair-places";
import { lineToCheck } from "../../domain/line/line-address";
import { CODE, codesIn, shownIn } from "../../domain/tickets/code-fields";
import { quantitiesOf, seenOf } from "../../domain/tickets/held-order";
import { type QuantityProblem, readQuantities, sameQuantities, tiersOf } from "../../domain/tickets/quantities";
import { HOLD } from "../../domain/tickets/seats-anchors";
import { isGuid } from "../../domain/urls/guid";
import { codeProblems } from "./prices-for";
import { inWords } from "./refusal-words";

type Form = Record<string, string>;

/** By status: when to retry. */
const RETRY_AFTER_SECONDS: Record<number, string> = { 429: "600", 503: "5" };
/** After these problems, the page shows outdated seats or prices, so it reloads them. */
const OUTDATED: ReadonlySet<string> = new Set(["soldOut", "notEnough", "notOnSale", "priceChanged"]);
const CONFLICT = 409;
/** Remix doesn't render the line's page. */
const OTHER_PAGE = { external: true };

export async function orderForm(server: Backend, context: object, eventId: string, form: Form) {
  const { visitor, boxOffice, limits } = server;
  const path = `/tickets/event/${eventId}`;
  const changed = `${path}?changed#changed`;
  const ticketsOf = (reservationId: string | undefined) => `/tickets/details/${eventId}?reservation=${reservationId}`;
  const refuse = (found: QuantityProblem[], status = 400) => refuseOrder(server, found, form, status);

  const found = await boxOffice.hold(visitor, eventId);
  const held = found && !("ended" in found) ? found : undefined;
  // Another tab has replaced the hold that this page shows. The fan must see the current one before paying or releasing
  // it.
  const outdated = held && isGuid(form.reservationId) && form.reservationId !== held.reservationId;
  if (form.intent === "cancel") return release();

  const order = await readOrder(server, eventId, form);
  const sameCodes = held && sorted(held.codes ?? []) === sorted(order.codes);
  switch (form.intent) {
    case "pay":
      return pay();
    case "code":
      return order.problems.length === 0 && order.isEmpty ? showPrices() : hold(`${path}#${HOLD}`);
    case "reserve":
      return hold(`${path}#${HOLD}`);
    default:
      return refuse([]);
  }

  async function release() {
    if (!held) return leave(context, path);
    if (outdated) return leave(context, changed);
    await boxOffice.cancel(visitor, held.reservationId);
    // A payment that was under way may have turned the hold into tickets.
    if (held.checkoutOpen && (await isPaid(held.reservationId))) return leave(context, ticketsOf(held.reservationId));
    return leave(context, `${path}?released#released`);
  }

  async function pay() {
    // Another tab has changed the goods beside the seats, so the button showed another total.
    const otherSum = held && form.seen !== undefined && form.seen !== seenOf(held);
    if (outdated || otherSum) return leave(context, changed);
    if (order.problems.length > 0) return refuse(order.problems);
    // Quantities that were changed but aren't on hold don't match the amount on the pay button, so we hold them first.
    if (held) return isAsHeld(held) ? payHeld(held) : hold(changed);
    // The form of a completed purchase was posted again. Show its tickets instead of starting a second purchase.
    if (await isPaid(form.reservationId)) return leave(context, ticketsOf(form.reservationId));
    return refuse([{ code: "holdEnded" }]);
  }

  function isAsHeld({ lines }: Hold): boolean {
    const sameSeats = Object.keys(order.typed).length === 0 || sameQuantities(order.quantities, quantitiesOf(lines));
    return sameSeats && (sameCodes || !(CODE in form));
  }

  async function payHeld({ reservationId, totalCents }: Hold) {
    // A free order has no payment, so we learn no email address from Stripe. It needs an account.
    if (totalCents === 0 && !visitor.signedIn)
      return leave(context, `${path}/auth/${authenticatorOptions.hideSignUp ? "sign-in" : "sign-up"}`);
    const paying = await boxOffice.pay(visitor, reservationId);
    if (paying.outcome === "ended") return refuse([{ code: "holdEnded" }]);
    await server.noteCampaign(reservationId);
    return leave(context, paying.outcome === "checkout" ? paying.url : ticketsOf(reservationId));
  }

  async function hold(next: string) {
    if (order.problems.length > 0) return refuse(order.problems);
    if (order.isEmpty) return refuse([{ code: "empty" }]);
    if (!(await limits.allowVisitor("reservation", visitor))) return refuse([{ code: "tooMany" }], 429);
    const request = {
      eventId,
      ticketQuantities: Object.entries(order.quantities).map(([ticketDefinitionId, quantity]) => ({
        ticketDefinitionId,
        quantity,
        shown: shownIn(form, ticketDefinitionId),
      })),
      codes: order.codes.length > 0 ? order.codes : undefined,
      accessible: wheelchairPlaces(form[ACCESSIBLE], order.quantities, order.definitions),
      clientKey: form.clientKey && isGuid(form.clientKey) ? form.clientKey : undefined,
    };
    const reserve = () => boxOffice.reserve(visitor, request);
    const reserved = await server.withCodes(sameCodes ? [] : order.codes, reserve, (done) =>
      done.outcome === "held" ? [] : done.problems.map(({ code }) => code),
    );
    if (!reserved) return refuse([{ code: "tooManyCodes" }], 429);
    if (reserved.outcome === "held") return leave(context, next);
    const line = reserved.problems.find(({ code }) => code === "queue");
    if (line) return leave(context, line.at ?? lineToCheck(eventId), OTHER_PAGE);
    const conflict = reserved.problems.some(({ code }) => OUTDATED.has(code));
    return refuse(reserved.problems, conflict ? CONFLICT : undefined);
  }

  /** Redirects to the page with the prices that the codes open, or says what is wrong with the codes. */
  async function showPrices() {
    const { codes } = order;
    if (codes.length === 0) return leave(context, path);
    const check = () => boxOffice.terms(visitor, eventId, codes);
    const terms = await server.withCodes(codes, check, (done) => done.codes.map(({ problem }) => problem));
    if (!terms) return refuse([{ code: "tooManyCodes" }], 429);
    const wrong = codeProblems(terms);
    if (wrong.length > 0) return refuse(wrong);
    // The code field and its message are far down the page.
    return leave(context, `${path}?${CODE}=${encodeURIComponent(distinct(codes).join(" "))}#${CODE}`);
  }

  async function isPaid(reservationId: string | undefined): Promise<boolean> {
    return isGuid(reservationId) && (await boxOffice.pay(visitor, reservationId)).outcome === "done";
  }
}

async function readOrder({ catalogue }: Pick<Backend, "catalogue">, eventId: string, form: Form) {
  const definitions = (await catalogue.definitionsAsRead(eventId)) ?? [];
  const ids = definitions.map(({ id }) => id);
  const { typed, quantities, problems } = readQuantities(form, ids);
  const codes = codesIn(form[CODE]);
  const noCodes: QuantityProblem[] = codes ? [] : [{ code: "codeUnknown", text: (form[CODE] ?? "").slice(0, 84) }];
  return {
    ...{ definitions, typed, quantities, codes: codes ?? [] },
    problems: [...problems, ...noCodes],
    isEmpty: Object.keys(quantities).length === 0,
  };
}

/** Nothing was held or paid. The input stays. */
export async function refuseOrder(
  { locale }: Pick<Backend, "locale">,
  found: QuantityProblem[],
  form: Form,
  status: number,
) {
  const { typed } = readQuantities(form, tiersOf(form));
  const retryAfter = RETRY_AFTER_SECONDS[status];
  const headers: HeadersInit = retryAfter ? { "Retry-After": retryAfter } : {};
  const { accessible, code } = form;
  return data(
    { problems: await inWords(found, locale), typed, accessible, code, goods: undefined },
    { status, headers },
  );
}

const distinct = (codes: string[]) => [...new Set(codes.map((code) => code.toUpperCase()))];
const sorted = (codes: string[]) => distinct(codes).sort().join();
