/** The line of a sale that hasn't opened yet. */
import type { Backend } from "../../../server/backend/backend";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { clockTime } from "../../domain/format/zoned-dates";
import { textsOf } from "../../i18n/texts";

/** When the line opens, in words. Undefined if there is no line, or it is already open. */
export async function lineToCome({ onSale, locale }: Backend, event: CatalogueEvent): Promise<string | undefined> {
  const line = await onSale?.lineOf(event.id);
  if (!line || onSale?.phase(line) !== "before") return undefined;
  const { t } = await textsOf(locale, ["line"]);
  const time = clockTime(line.joinsAt.toISOString(), event.scheduling.config.timeZoneId, locale);
  return t.line("before.heading", { time });
}
