/** Goods on hold while their checkout is open. The visitor can continue to pay or put them back. */
import { Form } from "@remix-run/react";
import type { BasketView } from "../../domain/shop/basket-view";
import { useTexts } from "../../i18n/texts";

export function HeldGoods({ held }: Pick<BasketView, "held">) {
  const { t } = useTexts("basket");
  const { t: goods } = useTexts("goods");
  return (
    <section className="stack" aria-labelledby="held">
      <h2 className="d4" id="held">
        {t("heldTitle")}
      </h2>
      {held.map(({ id, name, price, time }) => (
        <Form className="panel basket-held" method="post" key={id} preventScrollReset>
          <p>{t("held", { name, price, time })}</p>
          <input type="hidden" name="purchase" value={id} />
          <button className="btn" type="submit" name="intent" value="resume">
            {goods("held.pay")}
          </button>
          <button className="btn line quiet" type="submit" name="intent" value="putBack">
            {goods("held.release")}
          </button>
        </Form>
      ))}
    </section>
  );
}
