/** What is wrong with a tier or with the whole selection, in a sentence that says how to continue. */

import type { QuantityProblem } from "../../domain/tickets/quantities";
import { useTexts } from "../../i18n/texts";

/** Id of a tier's problem. */
export const problemId = (definitionId: string) => `problem.${definitionId}`;

export function ProblemText({ problem }: { problem: QuantityProblem }) {
  const { t } = useTexts("tickets");
  const count = problem.n ?? 0;
  switch (problem.code) {
    case "soldOut":
      return <>{t("problem.soldOut")}</>;
    case "notEnough":
      return <>{t("problem.notEnough", { count })}</>;
    case "limitPerCheckout":
      return <>{t("problem.limitPerCheckout", { count })}</>;
    case "limitPerOrder":
      return <>{t("problem.limitPerOrder", { count })}</>;
    case "notOnSale":
      return <>{t("problem.notOnSale")}</>;
    case "notANumber":
      return <>{t("problem.notANumber")}</>;
    case "empty":
      return <>{t("problem.empty")}</>;
    case "checkoutOpen":
      return <>{t("problem.checkoutOpen")}</>;
    case "holdEnded":
      return <>{t("problem.holdEnded")}</>;
    case "busy":
      return <>{t("problem.busy")}</>;
    case "away":
      return <>{t("problem.away")}</>;
    case "tooMany":
      return <>{t("problem.tooMany")}</>;
    case "placeTaken":
      return <>{t("problem.placeTaken")}</>;
    case "placeUnknown":
      return <>{t("problem.placeUnknown")}</>;
    case "companionAlone":
      return <>{t("problem.companionAlone")}</>;
    case "noAccessible":
      return <>{t("problem.noAccessible")}</>;
    case "notTogether":
      return <>{t("problem.notTogether")}</>;
    case "moreThanSeats":
      return <>{t("problem.moreThanSeats")}</>;
    default:
      return <>{t("problem.unknown")}</>;
  }
}
