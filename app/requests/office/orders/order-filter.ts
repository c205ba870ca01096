/** The filters of the order list, read from the URL. Unknown values are ignored. */
import type { OrderFilter } from "../../../../server/services/office/orders/order-list";
import { ORDER_KINDS, ORDER_STATES } from "../../../domain/office/orders/order-rows";
import { isGuid } from "../../../domain/urls/guid";

const LONGEST = 100;
const MOST_DAYS = 3_650;

export function orderFilter(query: URLSearchParams) {
  const asked = (name: string) => query.get(name)?.trim().slice(0, LONGEST).replaceAll("\0", "") ?? "";
  const shown = {
    q: asked("q"),
    night: asked("night"),
    kind: asked("kind"),
    state: asked("state"),
    days: asked("days"),
    disputed: asked("disputed"),
    pending: asked("pending"),
  };
  const days = Math.min(Number.parseInt(shown.days, 10), MOST_DAYS);
  const filter: OrderFilter = {
    text: shown.q || undefined,
    eventId: isGuid(shown.night) ? shown.night : undefined,
    kind: ORDER_KINDS.find((kind) => kind === shown.kind),
    state: ORDER_STATES.find((state) => state === shown.state),
    days: days > 0 ? days : undefined,
    disputed: shown.disputed === "1",
    pending: shown.pending === "1",
  };
  return { shown, filter };
}
