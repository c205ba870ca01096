/** The prices of a night's tiers for a visitor: in the current phase, and with the codes of their hold or URL. */
import type { Backend } from "../../../server/backend/backend";
import type { TicketDefinition, VisitorTerms } from "../../../server/product-api/contract";
import type { EndedHold, Hold } from "../../../server/services/box-office/box-office-types";
import { type CodeView, codesIn } from "../../domain/tickets/code-fields";
import type { QuantityProblem } from "../../domain/tickets/quantities";
import { hasPhases, visitorPrices } from "../../domain/tickets/visitor-prices";

type Prices = { definitions: TicketDefinition[]; code: CodeView; problems: QuantityProblem[] };

/** `typed`: codes from the URL. A night without phases needs no request. */
export async function pricesFor(
  { visitor, boxOffice, withCodes }: Pick<Backend, "visitor" | "boxOffice" | "withCodes">,
  eventId: string,
  definitions: TicketDefinition[],
  { hold, typed }: { hold: Hold | EndedHold | undefined; typed: string | null },
): Promise<Prices> {
  const held = hold && !("ended" in hold) ? (hold.codes ?? []) : [];
  const tried = typed === null ? [] : (codesIn(typed) ?? []);
  const shown: CodeView = { typed: typed === null ? held.join(" ") : typed.slice(0, 84), counts: [] };
  const codes = typed === null ? held : tried;
  if (codes.length === 0 && !hasPhases(definitions)) return { definitions, code: shown, problems: [] };
  const ask = () => boxOffice.terms(visitor, eventId, codes);
  const terms = await withCodes(tried, ask, (done) => done.codes.map(({ problem }) => problem));
  if (!terms) return { definitions, code: shown, problems: [{ code: "tooManyCodes" }] };
  const counts = terms.codes.filter(({ text, problem }) => problem === null && !held.includes(text));
  return {
    definitions: visitorPrices(definitions, terms),
    code: { ...shown, counts: counts.map(({ text }) => text) },
    problems: typed === null ? [] : codeProblems(terms),
  };
}

export const codeProblems = ({ codes }: VisitorTerms): QuantityProblem[] =>
  codes.flatMap(({ text, problem }) => (problem === null ? [] : [{ code: problem, text }]));
