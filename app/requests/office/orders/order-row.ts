/** A row of the order list. */
import type { ListedOrder } from "../../../../server/services/office/orders/order-list";
import { amount } from "../../../domain/format/money-format";
import { dateOf, spokenDateTime } from "../../../domain/format/zoned-dates";
import type { OrderListRow } from "../../../domain/office/orders/order-rows";
import { nightDate } from "../nights/night-date";

/** Goods have no venue. */
const ZONE = "UTC";

export function orderRow({
  at,
  cents,
  backCents,
  currency,
  startAt,
  timeZoneId,
  scheduleTbd,
  ...row
}: ListedOrder): OrderListRow {
  const zone = timeZoneId ?? ZONE;
  const { number, kind, name, email, state, what, pieces, disputed, pending } = row;
  return {
    ...{ number, kind, name, email, state, pieces, disputed, pending },
    at: spokenDateTime(at, zone, "en"),
    total: amount(cents, currency, "en"),
    back: backCents > 0 ? amount(backCents, currency, "en") : undefined,
    what,
    when: startAt
      ? nightDate({ startAt, timeZoneId: zone, scheduleTbd }, (night) => dateOf(night, zone, "en"))
      : undefined,
  };
}
