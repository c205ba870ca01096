/** A goods order: what was bought, its progress, the shipping address, and what happens next. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { quantityText } from "../../domain/format/quantity-text";
import type { GoodsLineView, GoodsOrderView } from "../../domain/shop/goods-order-view";
import type { ProductCard } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { OrderProgress } from "./order-progress";
import { productPictureSrc } from "./product-picture-src";
import "../../styles/shop.css";

type OrderPageProps = {
  order: GoodsOrderView;
  /** The products' pictures by slug, if the shop still has them. */
  arts: Record<string, ProductCard["art"]>;
  /** Stripe was unreachable when the buyer asked for the receipt. */
  receiptLater: boolean;
};

export function OrderPage({ order, arts, receiptLater }: OrderPageProps) {
  const { t } = useTexts("goods");
  const { number, bought, state } = order;
  return (
    <>
      <section className="arena">
        <div className="wrap between page-head">
          <h1 className="d1">{t("order.title")}</h1>
          <p className="soft">
            {t("order.number", { number })}
            <br />
            {t("order.bought", { date: bought })}
          </p>
        </div>
      </section>
      <div className="wrap split goods-order">
        <div className="stack">
          {receiptLater && <Alert focused>{t("order.receiptLater")}</Alert>}
          {state === "sending" || state === "sent" ? (
            <OrderProgress state={state} />
          ) : (
            <p>
              <span className="badge off">{t(state === "returned" ? "order.returned" : "order.refunded")}</span>
            </p>
          )}
          <section className="stack" aria-labelledby="next">
            <h2 className="d4" id="next">
              {t("order.next")}
            </h2>
            <p className="lead-text">{nextText(order, t)}</p>
          </section>
          <Bought lines={order.lines} arts={arts} />
        </div>
        <Particulars order={order} />
      </div>
    </>
  );
}

type T = ReturnType<typeof useTexts<"goods">>["t"];

function nextText({ state, posted, email, sent = "", back, price }: GoodsOrderView, t: T): string {
  if (state === "late") return t("order.lateText", { price: back });
  if (state === "returned") return t("order.returnedText", { price });
  if (state === "refunded") return t("order.refundedText", { price: back });
  if (state === "sent")
    return posted ? t("order.sentText", { date: sent }) : t("order.sentMailText", { email, date: sent });
  return posted ? t("order.sendingText") : t("order.sendingMailText", { email });
}

type BoughtProps = { lines: GoodsLineView[]; arts: OrderPageProps["arts"] };

function Bought({ lines, arts }: BoughtProps) {
  const { t } = useTexts("goods");
  return (
    <section className="stack" aria-labelledby="bought">
      <h2 className="hide" id="bought">
        {t("order.article")}
      </h2>
      {lines.map((line) => (
        <BoughtLine key={line.id} line={line} art={arts[line.slug]} several={lines.length > 1} />
      ))}
    </section>
  );
}

type BoughtLineProps = { line: GoodsLineView; art: ProductCard["art"] | undefined; several: boolean };

/** A single line shows no price, because the order's total is the same. */
function BoughtLine({ line, art, several }: BoughtLineProps) {
  const { t, language } = useTexts("goods");
  const { article, name, choices, quantity, price, refunded } = line;
  return (
    <div className="panel bought">
      {art && <img src={productPictureSrc(art)} alt="" width={400} height={400} />}
      <div className="stack">
        <h3 className="cap" lang={CONTENT_LANGUAGE}>
          <Link to={article}>{quantity > 1 ? quantityText(quantity, name, language) : name}</Link>
        </h3>
        {choices.length > 0 && (
          <dl className="row" lang={CONTENT_LANGUAGE}>
            {choices.map(({ option, value }) => (
              <div key={option}>
                <dt className="soft">{option}</dt>
                <dd>
                  <b>{value}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {several && <p>{price}</p>}
        {refunded > 0 && <p className="soft">{t("order.backPieces", { number: refunded })}</p>}
      </div>
    </div>
  );
}

/** Price, refunds and shipping address, with links to receipt and help. */
function Particulars({ order }: { order: GoodsOrderView }) {
  const { t } = useTexts("goods");
  const { number, path, price, backs, posted, address, email, tracking, receipt } = order;
  return (
    <aside className="side sumup stack" aria-label={t("order.number", { number })}>
      <dl>
        {posted && (
          <div className="line">
            <dt className="soft">{t("order.postage")}</dt>
            <dd className="soft">{t("order.included")}</dd>
          </div>
        )}
        <div className="line">
          <dt className="total">{t("order.paid")}</dt>
          <dd className="total">{price}</dd>
        </div>
        {backs.map(({ id, amount, date }) => (
          <div className="line" key={id}>
            <dt>{t("order.back", { date })}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <section className="stack">
        <h2 className="d4">{t(posted ? "order.address" : "order.mailedTo")}</h2>
        {posted ? (
          <address translate="no">
            {address.map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
                <br />
              </span>
            ))}
          </address>
        ) : (
          <p translate="no">
            <bdi>{email}</bdi>
          </p>
        )}
      </section>
      {tracking && (
        <section className="stack">
          <h2 className="d4">{t("order.tracking")}</h2>
          <p translate="no">
            <bdi>{tracking}</bdi>
          </p>
        </section>
      )}
      {receipt && (
        <Link className="btn line full no-print" to={`${path}/receipt`} reloadDocument>
          {t("order.receipt")}
        </Link>
      )}
      <p className="no-print">
        <Link to={`/billing-assistance?order=${number}#letter`}>{t("order.help")}</Link>
      </p>
    </aside>
  );
}
