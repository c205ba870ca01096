/** A numbered seat as pages show it, in the visitor's language. Labels stay as in the plan. */
import type { Seat } from "../../../server/product-api/contract";
import type { Texts } from "../../i18n/texts";
import { seatSentence } from "./seat-sentence";

export type SeatView = {
  placeId: string;
  section: string;
  row: string;
  number: string;
  entrance: string;
  /** "Section 104, row C, seat 7, Gate 2". */
  sentence: string;
  /** The same without the entrance. */
  place: string;
  /** Entrance, section, row and seat, without empty ones. */
  facts: { label: string; value: string }[];
};

/** `t` is the `seat` table of `language`. */
export function seatView(seat: Seat, t: Texts["t"]["seat"], language: string): SeatView {
  const { placeId, sectionLabel: section, rowLabel: row, seatLabel: number, entrance } = seat;
  const facts = [
    { label: t("gate"), value: entrance },
    { label: t("section"), value: section },
    { label: t("row"), value: row },
    { label: t("seat"), value: number },
  ].filter(({ value }) => value);
  const sentence = seatSentence([seat], t, language);
  const place = seatSentence([{ ...seat, entrance: "" }], t, language);
  return { placeId, section, row, number, entrance, sentence, place, facts };
}
