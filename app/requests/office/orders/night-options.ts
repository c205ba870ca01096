/** Nights to choose from, with their dates in the venue's time zone. */
import { dateOf } from "../../../domain/format/zoned-dates";
import { nightDate } from "../nights/night-date";

type OfferedNight = Parameters<typeof nightDate>[0] & { id: string; title: string };

export const nightOptions = (nights: OfferedNight[]) =>
  nights.map(({ id, title, ...night }) => ({
    value: id,
    label: `${nightDate(night, (at, zone) => dateOf(at, zone, "en"))} · ${title}`,
  }));
