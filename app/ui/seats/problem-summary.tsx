/**
 * Why an order was refused, if a single field can't say so: problems of the whole order, and links to the tiers and codes
 * that have one. It takes the focus, so that they are read together.
 */
import type { RefObject } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { CODE } from "../../domain/tickets/code-fields";
import { problemId, quantityField, type SaidProblem } from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";

type ProblemSummaryProps = {
  /** Of the whole order. */
  general: SaidProblem[];
  /** One of each tier, unless a field takes the focus. */
  listed: { tier: TierView; problem: SaidProblem }[];
  /** Of the codes, unless their field takes the focus. */
  codes: SaidProblem[];
  box: RefObject<HTMLDivElement>;
};

export function ProblemSummary({ general, listed, codes, box }: ProblemSummaryProps) {
  const { t } = useTexts("tickets");
  if (general.length + listed.length + codes.length === 0) return null;
  return (
    // `autofocus` works without scripts; with them, use-problems.ts moves the focus.
    // biome-ignore lint/a11y/noAutofocus: rendered only after a refused form, so that the fan hears why; without scripts nothing else moves the focus
    <div className="alert" role="alert" tabIndex={-1} ref={box} autoFocus>
      <div>
        {general.map((problem) => (
          <p key={problem.code}>{problem.says}</p>
        ))}
        {listed.length + codes.length > 0 && (
          <>
            <p>{t("problem.title")}</p>
            <ul>
              {listed.map(({ tier, problem }) => (
                <li key={tier.id}>
                  <a href={`#${tier.sale === "open" ? quantityField(tier.id) : problemId(tier.id)}`}>
                    <bdi lang={CONTENT_LANGUAGE}>{tier.name}</bdi> · {problem.says}
                  </a>
                </li>
              ))}
              {codes.map(({ says }) => (
                <li key={says}>
                  <a href={`#${CODE}`}>{says}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
