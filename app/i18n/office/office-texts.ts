/** The office's texts. It speaks English; another language may have some tables, and English stands in for the rest. */
import { FALLBACK_LANGUAGE } from "../../domain/languages";
import { type Translate, translator } from "../translate";
import { fans } from "./english/fans";
import { door } from "./english/door";
import { content } from "./english/content";
import { frame } from "./english/frame";
import { nights } from "./english/nights";
import { nightSale } from "./english/night-sale";
import { letters } from "./english/letters";
import { orders } from "./english/orders";
import { people } from "./english/people";
import { tickets } from "./english/tickets";

const english = { frame, nights, people };
const english = { frame, people, fans, tickets, nightSale };
const english = { frame, letters, orders, people };
import { health } from "./english/health";
import { money } from "./english/money";
import { parcels } from "./english/parcels";
import { people } from "./english/people";
import { today } from "./english/today";

const english = { frame, health, money, parcels, people, today };
const english = { frame, people, door };
const english = { content, frame, people };
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
