/** The page after paying for goods. */
import type { Backend } from "../../../server/backend/backend";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { quantityText } from "../../domain/format/quantity-text";
import { goodsBought } from "../../domain/measured/measured-event";
import {
  type ArrivalView,
  isNews,
  type NextStep,
  type PaidPage,
  type ReceiptLine,
  type Stub,
} from "../../domain/paid/arrival-view";
import {
  type GoodsLineView,
  type GoodsOrder,
  type GoodsOrderView,
  goodsOrderView,
} from "../../domain/shop/goods-order-view";
import { type ProductCard, productCard } from "../../domain/shop/product-view";
import { textsOf } from "../../i18n/texts";
import { artSrc } from "../../ui/art/art-src";
import { inkFor } from "../../ui/art/inks";
import { arrivalWord, chargedTexts, type PaidTexts, receiptActs, unpaidPage, waitingPage } from "./paid-parts";

/** The returns text has the same number. */
const RETURN_DAYS = 30;

/** `id` is the purchase's. Undefined if it isn't the visitor's, or something else was bought. */
export async function paidGoods(server: Backend, id: string, looks: number): Promise<PaidPage | undefined> {
  const { billing, catalogue, visitor, locale, clock } = server;
  const found = await billing.goodsOrder?.(visitor, id);
  if (!found) return undefined;
  const { t } = await textsOf(locale);
  const order = goodsOrderView(found, locale);
  if (found.state === "open") return waitingPage(t, { path: `/paid/shop/${id}`, looks });
  if (found.state === "ended") {
    const [only, ...more] = order.lines;
    const back =
      only && more.length === 0
        ? { label: t.goods("order.toArticle"), to: only.article }
        : { label: t.basket("see"), to: "/shop/basket" };
    const several = more.length > 0 || (only?.quantity ?? 0) > 1;
    return unpaidPage(t, back, { text: t.goods(several ? "order.endedMany" : "order.endedText") });
  }
  if (found.state !== "sending" || !isNews(found.createdAt, clock.now())) return { page: "elsewhere", to: order.path };
  const slug = found.lines[0]?.slug ?? "";
  const product = await catalogue.product(slug);
  const art = product ? productCard(product, locale).art : { seed: slug, item: "", ink: undefined };
  return {
    page: "arrival",
    measured: server.tracking.tagManager ? goodsBought(found) : undefined,
    arrival: arrivalOf(server, t, { found, order, art }),
  };
}

type BoughtGoods = { found: GoodsOrder; order: GoodsOrderView; art: Pick<ProductCard["art"], "seed" | "item" | "ink"> };

function arrivalOf({ locale, visitor, site }: Backend, t: PaidTexts, { found, order, art }: BoughtGoods): ArrivalView {
  const { name, posted, path, number, email, lines } = order;
  const { stamp, charged, total } = chargedTexts(t, found, locale);
  const { seed, item, ink } = art;
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
      stubs: goodsStubs(order, { t, language: locale, tint: inks.a }),
      ticks: [],
    },
    acts: order.receipt ? [{ label: t.goods("order.receipt"), to: `${path}/receipt`, reload: true }] : [],
    share: lines[0] && { url: site.url + lines[0].article, title: lines[0].name },
    mailed: email ? t.paid("mailed", { email }) : undefined,
    next: { title: t.paid("next"), steps: steps(order, t, locale) },
    receipt: {
      title: t.mine("tickets.receipt"),
      lines: [
        ...goodsReceiptLines(order, locale),
        ...(posted ? [{ label: { text: t.goods("order.postage") }, amount: t.goods("order.included") }] : []),
      ],
      total,
      notes: [t.goods("order.number", { number }), t.goods("order.bought", { date: order.bought })],
      acts: receiptActs(t, visitor.signedIn, number),
    },
  };
}

type StubLook = { t: PaidTexts; language: string; tint: string | undefined };

/** An order's goods, each linking to the order's page. */
export const goodsStubs = ({ lines, number, path }: GoodsOrderView, { t, language, tint }: StubLook): Stub[] =>
  lines.map((line) => ({
    name: { text: piecesOf(line, language), lang: CONTENT_LANGUAGE },
    about: choicesOf(line)
      ? { text: choicesOf(line), lang: CONTENT_LANGUAGE }
      : { text: t.goods("order.number", { number }) },
    tint,
    mark: line.price,
    to: path,
  }));

export const goodsReceiptLines = ({ lines }: GoodsOrderView, language: string): ReceiptLine[] =>
  lines.map((line) => ({
    label: { text: [piecesOf(line, language), choicesOf(line)].filter(Boolean).join(", "), lang: CONTENT_LANGUAGE },
    amount: line.price,
  }));

const choicesOf = ({ choices }: GoodsLineView) => choices.map(({ value }) => value).join(", ");

const piecesOf = ({ name, quantity }: GoodsLineView, language: string) =>
  quantity > 1 ? quantityText(quantity, name, language) : name;

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
    // Goods delivered by email can't be returned.
    ...(posted
      ? [
          { at: t.paid("later"), title: t.paid("goods.ships"), text: t.paid("goods.shipsText") },
          { at: returnTime(language), title: t.paid("goods.returns"), text: t.paid("goods.returnsText") },
        ]
      : []),
  ];
}
