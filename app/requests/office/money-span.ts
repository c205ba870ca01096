/** The days of a money page as instants, in the time zone of most nights. */
import type { Backend } from "../../../server/backend/backend";
import { midnight } from "../../domain/format/midnight";
import { daysIn, type MoneyDays } from "../../domain/office/views/money-days";

const DAYS = 30;
const DAY_MS = 86_400_000;

type SpanSource = { request: Request; timeZone: string; clock: Backend["clock"] };

/** `until` is exclusive: the end of the last day. */
export function moneySpan({ request, timeZone, clock }: SpanSource) {
  const days: MoneyDays = daysIn(new URL(request.url).searchParams, clock.now(), DAYS, timeZone);
  const after = new Date(Date.parse(`${days.to}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const span = { from: midnight(days.from, timeZone), until: midnight(after, timeZone), timeZone };
  return { days, span };
}
