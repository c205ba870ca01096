/** Where seats are, in words: "Section 104, row C, seats 7 and 8, Gate 2". */
import { type PlacedSeat, seatSentence } from "../../../domain/seating/seat-sentence";
import { useTexts } from "../../../i18n/texts";

/** A function, because most of these sentences are part of a longer one. */
export function useSeatsInWords(): (seats: readonly PlacedSeat[]) => string {
  const { t, language } = useTexts("seat");
  return (seats) => seatSentence(seats, t, language);
}

/** Which seats went to someone else, and which are no longer in the plan. Empty if none were lost. */
export function useLostInWords(): (lost: Record<"taken" | "missing", readonly PlacedSeat[]>) => string {
  const { t } = useTexts("hall");
  const inWords = useSeatsInWords();
  return ({ taken, missing }) =>
    [
      taken.length > 0 && t("lost.went", { seats: inWords(taken) }),
      missing.length > 0 && t("lost.missing", { seats: inWords(missing) }),
    ]
      .filter(Boolean)
      .join(" ");
}
