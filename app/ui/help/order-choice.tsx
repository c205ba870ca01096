/** Which of her orders a letter is about. */
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { PaidOrder } from "../../domain/paid-orders";
import { useTexts } from "../../i18n/texts";
import { FieldFrame } from "../forms/field";

export function OrderChoice({ orders, chosen }: { orders: PaidOrder[]; chosen: string }) {
  const { t } = useTexts("help");
  return (
    <FieldFrame id="order" label={t("letter.order")}>
      {(control) => (
        <select className="select" name="order" defaultValue={chosen} key={chosen} {...control}>
          <option value="">{t("letter.noOrder")}</option>
          {orders.map(({ number, title, date }) => (
            <option key={number} value={number} lang={CONTENT_LANGUAGE}>
              {`${title}, ${date} (${number})`}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
