/** The page after paying for goods. */
import type { Backend } from "../../../server/backend/backend";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { type ArrivalView, isNews, type NextStep, type PaidPage } from "../../domain/paid/arrival-view";
import { type GoodsOrder, type GoodsOrderView, goodsOrderView } from "../../domain/shop/goods-order-view";
import { type ProductCard, productCard } from "../../domain/shop/product-view";
import { textsOf } from "../../i18n/texts";
import { artSrc } from "../../ui/art/art-src";
import { inkFor } from "../../ui/art/inks";
import { arrivalWord, chargedTexts, type PaidTexts, receiptActs, unpaidPage, waitingPage } from "./paid-parts";

/** As the returns text says in words. */
const RETURN_DAYS = 30;

/** `id` is the purchase's. Undefined if it isn't the visitor's, or something else was bought. */
export async function paidGoods(server: Backend, id: string, looks: number): Promise<PaidPage | undefined> {
  const { billing, catalogue, visitor, locale, clock } = server;
  const found = await billing.goodsOrder?.(visitor, id);
  if (!found) return undefined;
  const { t } = await textsOf(locale);
  const order = goodsOrderView(found, locale);
  if (found.state === "open") return waitingPage(t, `/paid/shop/${id}`, looks);
  if (found.state === "ended") {
    return unpaidPage(t, { label: t.goods("order.toArticle"), to: order.article }, t.goods("order.endedText"));
  }
  if (found.state !== "sending" || !isNews(found.createdAt, clock.now())) return { page: "elsewhere", to: order.path };
  const product = await catalogue.product(found.slug);
  const art = product && productCard(product, locale).art;
  return { page: "arrival", arrival: arrivalOf(server, t, { found, order, art }) };
}

type BoughtGoods = { found: GoodsOrder; order: GoodsOrderView; art: ProductCard["art"] | undefined };

function arrivalOf({ locale, visitor, site }: Backend, t: PaidTexts, { found, order, art }: BoughtGoods): ArrivalView {
  const { name, posted, path, number, email } = order;
  const { stamp, charged, total } = chargedTexts(t, found, locale);
  const { seed, item, ink } = art ?? { seed: found.slug, item: undefined, ink: undefined };
  const choices = order.choices.map(({ value }) => value).join(", ");
  const label = { text: [name, choices].filter(Boolean).join(", "), lang: CONTENT_LANGUAGE };
  const inks = inkFor(seed, ink);
  return {
    stamp,
    word: arrivalWord(t.paid("word.goods"), locale),
    heading: `${charged} ${t.paid("heading.goods", { title: name })}`,
    inks,
    picture: artSrc("merch", seed, { item, ink }),
    when: undefined,
    what: { text: t.goods(posted ? "order.address" : "order.mailedTo") },
    where: { text: posted ? order.address.join(", ") : email },
    countdown: undefined,
    action: { label: t.goods("mail.order"), to: path },
    owned: {
      title: t.goods("order.article"),
      stubs: [
        {
          name: { text: name, lang: CONTENT_LANGUAGE },
          about: choices ? { text: choices, lang: CONTENT_LANGUAGE } : { text: t.goods("order.number", { number }) },
          tint: inks.a,
          mark: total.amount,
          to: path,
        },
      ],
      ticks: [],
    },
    acts: [{ label: t.goods("order.receipt"), to: `${path}/receipt`, reload: true }],
    share: { url: site.url + order.article, title: name },
    mailed: email ? t.paid("mailed", { email }) : undefined,
    next: { title: t.paid("next"), steps: steps(order, t, locale) },
    receipt: {
      title: t.mine("tickets.receipt"),
      lines: [
        { label, amount: total.amount },
        ...(posted ? [{ label: { text: t.goods("order.postage") }, amount: t.goods("order.included") }] : []),
      ],
      total,
      notes: [t.goods("order.number", { number }), t.goods("order.bought", { date: order.bought })],
      acts: receiptActs(t, visitor.signedIn, number),
    },
  };
}

/** "30 days" */
const returnTime = (language: string) =>
  new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(RETURN_DAYS);

function steps({ posted, email }: GoodsOrderView, t: PaidTexts, language: string): NextStep[] {
  return [
    {
      at: t.paid("now"),
      title: t.goods("order.step.sending"),
      text: posted ? t.goods("order.sendingText") : t.goods("order.sendingMailText", { email }),
    },
    ...(posted ? [{ at: t.paid("later"), title: t.paid("goods.ships"), text: t.paid("goods.shipsText") }] : []),
    { at: returnTime(language), title: t.paid("goods.returns"), text: t.paid("goods.returnsText") },
  ];
}
