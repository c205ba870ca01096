/** Height and weight in metric and imperial units, the reader's own first. */
import { plainSpaces } from "../format/money-format";

type Measure = { own: string; other: string };

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.453_592_37;
/** Languages whose ring announcers use feet and pounds. */
const IMPERIAL = /^en\b/;

/** "6′3″" and "191 cm". */
export function heightOf(cm: number, locale: string): Measure {
  const inches = Math.round(cm / CM_PER_INCH);
  return ordered(unit(cm, "centimeter", locale), `${Math.floor(inches / 12)}′${inches % 12}″`, locale);
}

/** "238 lb" and "108 kg". */
export const weightOf = (kg: number, locale: string): Measure =>
  ordered(unit(kg, "kilogram", locale), unit(Math.round(kg / KG_PER_POUND), "pound", locale), locale);

const ordered = (metric: string, imperial: string, locale: string): Measure =>
  IMPERIAL.test(locale) ? { own: imperial, other: metric } : { own: metric, other: imperial };

const unit = (value: number, name: string, locale: string): string =>
  plainSpaces(new Intl.NumberFormat(locale, { style: "unit", unit: name }).format(value));
