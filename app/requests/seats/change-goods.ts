/** Changes the goods beside held seats, for a form on the purchase page. */
import { data } from "@remix-run/node";
import type { Backend } from "../../../server/backend/backend";
import { leave } from "../../backend.server";
import { ADD_ONS } from "../../domain/tickets/seats-anchors";
import { isGuid } from "../../domain/urls/guid";
import { textsOf } from "../../i18n/texts";
import { PRIVATE } from "../../page-headers";
import { inWords } from "./refusal-words";

const INTENTS = ["addGoods", "takeGoods", "addBasket"] as const;
type GoodsIntent = (typeof INTENTS)[number];

export const isGoodsIntent = (intent: string | undefined): intent is GoodsIntent =>
  INTENTS.some((one) => one === intent);

/** Responds with a sentence if nothing was changed. The seats stay on hold in any case. */
export async function changeGoods(
  server: Backend,
  context: object,
  eventId: string,
  form: Record<string, string> & { intent: GoodsIntent },
) {
  const { visitor, billing, limits, locale } = server;
  const { t } = await textsOf(locale);
  const path = `/tickets/event/${eventId}`;
  // This form doesn't contain the input of the page's other form.
  const refuse = (goods: string, status: number, headers: Record<string, string> = {}) =>
    data(
      { goods, problems: undefined, typed: undefined, accessible: undefined, code: undefined },
      { status, headers: { ...PRIVATE, ...headers } },
    );
  if (!billing.addToHold) return refuse(t.goods("buy.gone"), 404);
  if (form.intent === "addGoods" && form.variant === "") return refuse(t.goods("buy.choose"), 400);
  if (!(await limits.allowVisitor("goods", visitor))) {
    return refuse(t.goods("buy.tooMany"), 429, limits.retryAfterOf("goods"));
  }
  const done = await change();
  switch (done) {
    case "changed":
      return leave(context, `${path}#${ADD_ONS}`);
    case "soldOut":
      return refuse(t.basket("addOn.soldOut"), 409);
    case "full":
      return refuse(t.basket("addOn.full"), 409);
    case "late":
      return refuse(t.basket("addOn.late"), 409);
    case "absent":
      return refuse(t.goods("buy.gone"), 409);
    case "busy":
    case "unreachable":
      return refuse(t.goods("buy.unreachable"), 503);
    case "paid":
      return leave(context, `/tickets/details/${eventId}?reservation=${form.reservationId}`);
    case "ended":
      return whatBecameOfIt();
  }

  /** The same as for the pay button: the seats were paid for, were replaced in another tab, or have expired. */
  async function whatBecameOfIt() {
    const { reservationId } = form;
    const hold = await server.boxOffice.hold(visitor, eventId);
    if (hold && !("ended" in hold)) return leave(context, `${path}?changed#changed`);
    if (isGuid(reservationId) && (await server.boxOffice.pay(visitor, reservationId)).outcome === "done")
      return leave(context, `/tickets/details/${eventId}?reservation=${reservationId}`);
    const problems = await inWords([{ code: "holdEnded" }], locale);
    return data(
      { goods: undefined, problems, typed: undefined, accessible: undefined, code: undefined },
      { status: 409, headers: PRIVATE },
    );
  }

  function change() {
    const { reservationId = "", slug = "", variant = "" } = form;
    // A page of an earlier release doesn't say it.
    const shown = Number(form[`pieces.${variant}`] ?? Number.POSITIVE_INFINITY);
    switch (form.intent) {
      case "addGoods":
        return billing.addToHold?.(visitor, reservationId, { slug, variantId: variant, shown });
      case "takeGoods":
        return billing.takeFromHold?.(visitor, reservationId, variant);
      case "addBasket":
        return billing.addBasketToHold?.(visitor, reservationId);
    }
  }
}
