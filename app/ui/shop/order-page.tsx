/** A goods order: what was bought, its progress, the shipping address, and what happens next. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { GoodsOrderView } from "../../domain/shop/goods-order-view";
import type { ProductCard } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { OrderProgress } from "./order-progress";
import { productPictureSrc } from "./product-picture-src";

type OrderPageProps = {
  order: GoodsOrderView;
  /** The product's picture, if the shop still has it. */
  art: ProductCard["art"] | undefined;
  /** The buyer asked for the receipt, and Stripe was unreachable. */
  receiptLater: boolean;
};

export function OrderPage({ order, art, receiptLater }: OrderPageProps) {
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
          <Bought order={order} art={art} />
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

function Bought({ order: { article, name, choices }, art }: Pick<OrderPageProps, "order" | "art">) {
  const { t } = useTexts("goods");
  return (
    <section className="panel bought" aria-labelledby="bought">
      <h2 className="hide" id="bought">
        {t("order.article")}
      </h2>
      {art && <img src={productPictureSrc(art)} alt="" width={400} height={400} />}
      <div className="stack" lang={CONTENT_LANGUAGE}>
        <h3 className="cap">
          <Link to={article}>{name}</Link>
        </h3>
        {choices.length > 0 && (
          <dl className="row">
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
      </div>
    </section>
  );
}

/** Price, refunds and shipping address, with links to receipt and help. */
function Particulars({ order }: { order: GoodsOrderView }) {
  const { t } = useTexts("goods");
  const { number, path, price, backs, posted, address, email } = order;
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
      <Link className="btn line full" to={`${path}/receipt`} reloadDocument>
        {t("order.receipt")}
      </Link>
      <p>
        <Link to={`/billing-assistance?order=${number}#letter`}>{t("order.help")}</Link>
      </p>
    </aside>
  );
}
