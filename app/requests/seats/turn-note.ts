/** What the purchase page says about the visitor's turn in the line. */
import type { Backend } from "../../../server/backend/backend";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { clockTime } from "../../domain/format/zoned-dates";
import type { TurnNote } from "../../domain/line/turn-note";
import { textsOf } from "../../i18n/texts";

/** Undefined if it isn't the visitor's turn. */
export async function turnNote(
  { onSale, visitor, locale }: Pick<Backend, "onSale" | "visitor" | "locale">,
  { id, scheduling }: CatalogueEvent,
): Promise<TurnNote | undefined> {
  const turn = await onSale?.liveTurn(visitor, id);
  if (!turn) return undefined;
  const { t } = await textsOf(locale, ["line"]);
  const time = clockTime(turn.until.toISOString(), scheduling.config.timeZoneId, locale);
  return {
    text: t.line("inside.heading", { time }),
    more: turn.mayProlong ? t.line("inside.more") : undefined,
    line: `/line/${id}`,
  };
}
