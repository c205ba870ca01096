/** Why seats couldn't be held, in sentences that say what to do next. The browser gets only the sentences. */
import { price } from "../../domain/format/money-format";
import type { QuantityProblem, SaidProblem } from "../../domain/tickets/quantities";
import { type Texts, textsOf } from "../../i18n/texts";

export async function inWords(problems: readonly QuantityProblem[], locale: string): Promise<SaidProblem[]> {
  if (problems.length === 0) return [];
  const { t, language } = await textsOf(locale);
  return problems.map((problem) => ({
    ...problem,
    says: sentence(problem, t.refusals, language),
    ...(isOfCodes(problem) && { ofCodes: true }),
  }));
}

const isOfCodes = ({ code, definitionId }: QuantityProblem): boolean =>
  definitionId === undefined && (code.startsWith("code") || code === "tooManyCodes");

function sentence(problem: QuantityProblem, t: Texts["t"]["refusals"], language: string): string {
  const code = { code: problem.text ?? "", n: problem.n ?? 0 };
  const count = problem.n ?? 0;
  switch (problem.code) {
    case "soldOut":
      return t("soldOut");
    case "notEnough":
      return t("notEnough", { count });
    case "limitPerCheckout":
      return t("limitPerCheckout", { count });
    case "limitPerOrder":
      return t("limitPerOrder", { count });
    case "notOnSale":
      return t("notOnSale");
    case "notANumber":
      return t("notANumber");
    case "empty":
      return t("empty");
    case "checkoutOpen":
      return t("checkoutOpen");
    case "offerOpen":
      return t("offerOpen");
    case "holdEnded":
      return t("holdEnded");
    case "busy":
      return t("busy");
    case "away":
      return t("away");
    case "tooMany":
      return t("tooMany");
    case "placeTaken":
      return t("placeTaken");
    case "placeUnknown":
      return t("placeUnknown");
    case "companionAlone":
      return t("companionAlone");
    case "noAccessible":
      return t("noAccessible");
    case "notTogether":
      return t("notTogether");
    case "moreThanSeats":
      return t("moreThanSeats");
    case "priceChanged":
      return t("priceChanged", { price: price(problem.cents ?? 0, problem.currency ?? "USD", language) });
    case "codeUnknown":
      return t("code.unknown", code);
    case "codeEarly":
      return t("code.early", code);
    case "codeOver":
      return t("code.over", code);
    case "codeUsed":
      return t("code.used", code);
    case "codeSeats":
      return t("code.seats", code);
    case "codeMinimum":
      return t("code.minimum", code);
    case "codeNotHere":
      return t("code.notHere", code);
    case "codeSecond":
      return t("code.second");
    case "tooManyCodes":
      return t("code.tooMany");
    default:
      return t("unknown");
  }
}
