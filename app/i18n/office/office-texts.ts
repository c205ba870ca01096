/**
 * The office's texts. The office is in English; another language may have some of the tables, and English fills in the
 * rest.
 */
import { FALLBACK_LANGUAGE } from "../../domain/languages";
import { type Translate, translator } from "../translate";
import { content } from "./english/content";
import { door } from "./english/door";
import { fans } from "./english/fans";
import { frame } from "./english/frame";
import { health } from "./english/health";
import { letters } from "./english/letters";
import { machines } from "./english/machines";
import { money } from "./english/money";
import { nightSale } from "./english/night-sale";
import { nights } from "./english/nights";
import { orders } from "./english/orders";
import { parcels } from "./english/parcels";
import { people } from "./english/people";
import { tickets } from "./english/tickets";
import { today } from "./english/today";

const english = {
  content,
  door,
  fans,
  frame,
  health,
  letters,
  machines,
  money,
  nightSale,
  nights,
  orders,
  parcels,
  people,
  tickets,
  today,
};
type OfficeTables = typeof english;
export type OfficeTopic = keyof OfficeTables;
export type OfficeText<T extends OfficeTopic> = Translate<OfficeTables[T]>;

const made = new Map<OfficeTopic, unknown>();

/** `t` for one topic of the office. */
export function officeTexts<T extends OfficeTopic>(topic: T): OfficeText<T> {
  let t = made.get(topic) as OfficeText<T> | undefined;
  if (!t) {
    t = translator(english[topic], FALLBACK_LANGUAGE) as OfficeText<T>;
    made.set(topic, t);
  }
  return t;
}
