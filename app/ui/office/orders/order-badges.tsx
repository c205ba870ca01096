/** The state of an order. */
import type { OrderState } from "../../../domain/office/orders/order-rows";
import { officeTexts } from "../../../i18n/office/office-texts";

type OrderBadgesProps = { state: OrderState; disputed: boolean; pending: boolean };

export function OrderBadges({ state, disputed, pending }: OrderBadgesProps) {
  const t = officeTexts("orders");
  return (
    <span className="row">
      <span className={state === "REFUNDED" ? "badge" : "badge ok"}>{t(`states.${state}`)}</span>
      {disputed && <span className="badge out">{t("order.disputed")}</span>}
      {pending && <span className="badge few">{t("order.pending")}</span>}
    </span>
  );
}
