/** The choice of the order that a message is about. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { OrderChoice as Choice } from "../../domain/forms/order-choices";
import { useTexts } from "../../i18n/texts";
import { FieldFrame } from "../forms/field";

export function OrderChoice({ choices, chosen }: { choices: Choice[]; chosen: string }) {
  const { t } = useTexts("help");
  return (
    <FieldFrame id="order" label={t("letter.order")}>
      {(control) => (
        <select className="select" name="order" defaultValue={chosen} key={chosen} {...control}>
          <option value="">{t("letter.noOrder")}</option>
          {choices.map(({ order, label }) => (
            <option key={order} value={order} lang={CONTENT_LANGUAGE}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
