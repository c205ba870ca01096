/** The main event in one sentence: "World Championship, No time limit: Calder Vane vs El Cobre". */
import type { BoutView } from "../../domain/shows/bout-view";
import { useTexts } from "../../i18n/texts";

/** Returns a function, because the sentence is used in markup and in descriptions. */
export function useMainEventLine(): (card: BoutView[]) => string {
  const { t } = useTexts("site");
  return ([bout]) => {
    if (!bout) return "";
    const terms = [bout.championship ?? bout.title, bout.stipulation].filter(Boolean).join(", ");
    const names = bout.sides
      .map((side) => side.fighters.map((fighter) => fighter.name).join(", "))
      .reduce((one, other) => t("event.sides", { one, other }));
    return t("event.mainEvent", { terms, names });
  };
}
