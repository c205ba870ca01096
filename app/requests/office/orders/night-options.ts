/** Nights to choose from, with their dates in the venue's time zone. */
import { dateOf } from "../../../domain/format/zoned-dates";

type DatedNight = { id: string; title: string; startAt: Date; timeZoneId: string };

export const nightOptions = (nights: DatedNight[]) =>
  nights.map(({ id, title, startAt, timeZoneId }) => ({
    value: id,
    label: `${dateOf(startAt, timeZoneId, "en")} · ${title}`,
  }));
