/** The basket: its lines with quantities, what has changed in the meantime, the total, and the button to pay. */
import { Form, useNavigation } from "@remix-run/react";
import { BASKET_HEADING, type BasketView } from "../../domain/shop/basket-view";
import { useTexts } from "../../i18n/texts";
import { useAnnounced } from "../announcements/announce";
import { EmptyState } from "../elements/empty-state";
import { Alert } from "../forms/alert";
import { SubmitButton } from "../forms/submit-button";
import { BasketRow } from "./basket-row";
import { HeldGoods } from "./held-goods";
import "../../styles/shop.css";
import { PlainList } from "../elements/plain-list";

export type BasketNote = "changed" | "unreachable" | "gone" | "released" | "soldOut" | "full" | "choose" | "tooMany";

type BasketPageProps = {
  basket: BasketView;
  /** The result of the last action. */
  note: BasketNote | undefined;
  signedIn: boolean;
};

export function BasketPage({ basket, note, signedIn }: BasketPageProps) {
  const { t } = useTexts("basket");
  const { lines, gone, held } = basket;
  const empty = lines.length === 0 && !gone;
  const result = empty ? t("emptyTitle") : basket.total && `${t("total")} ${basket.total}`;
  // A note takes the focus instead.
  useAnnounced(note ? undefined : result);
  return (
    <>
      <section className="arena">
        <div className="wrap between page-head">
          <h1 className="d1" id={BASKET_HEADING} tabIndex={-1}>
            {t("title")}
          </h1>
        </div>
      </section>
      <div className="wrap goods-order stack">
        {note && <BasketAlert note={note} />}
        {held.length > 0 && <HeldGoods held={held} />}
        {gone && <GoneLines />}
        {empty ? (
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} action={{ label: t("emptyAction"), to: "/shop" }} />
        ) : (
          <div className="split">
            <PlainList className="basket">
              {lines.map((line) => (
                <BasketRow key={line.id} line={line} />
              ))}
            </PlainList>
            {basket.total && <Checkout {...basket} total={basket.total} signedIn={signedIn} />}
          </div>
        )}
      </div>
    </>
  );
}

function BasketAlert({ note }: { note: BasketNote }) {
  const { t } = useTexts("basket");
  const { t: goods } = useTexts("goods");
  return (
    <Alert tone={note === "released" ? "good" : "bad"} focused>
      {note === "changed" || note === "full" ? t(note) : goods(note === "soldOut" ? "buy.soldOutWhole" : `buy.${note}`)}
    </Alert>
  );
}

function GoneLines() {
  const { t } = useTexts("basket");
  return (
    <Form className="panel basket-held" method="post" preventScrollReset>
      <p role="status">{t("gone")}</p>
      <button className="btn line quiet" name="intent" value="forget" type="submit">
        {t("remove")}
      </button>
    </Form>
  );
}

type CheckoutProps = Pick<BasketView, "posted" | "seen"> & { total: string; signedIn: boolean };

function Checkout({ total, posted, seen, signedIn }: CheckoutProps) {
  const { t } = useTexts("basket");
  const { t: goods } = useTexts("goods");
  const pending = useNavigation().formData?.get("intent") === "pay";
  return (
    <aside className="side sumup stack" aria-label={t("total")}>
      <dl>
        {posted && (
          <div className="line">
            <dt className="soft">{goods("order.postage")}</dt>
            <dd className="soft">{goods("order.included")}</dd>
          </div>
        )}
        <div className="line">
          <dt className="total">{t("total")}</dt>
          <dd className="total">{total}</dd>
        </div>
      </dl>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="seen" value={seen} />
        <SubmitButton className="btn full" intent="pay" pending={pending} pendingText={goods("buy.going")}>
          {t("pay", { price: total })}
        </SubmitButton>
      </Form>
      <p className="help">{posted ? t("posted") : goods("buy.byMail")}</p>
      {!signedIn && <p className="help">{t("noAccount")}</p>}
    </aside>
  );
}
