/**
 * Why an order was refused, if a single field can't say so: problems of the whole order, and links to the tiers and
 * codes with problems. It takes the focus, so that they are read together.
 */
import type { RefObject } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { SaidProblem } from "../../domain/tickets/quantities";
import { useTexts } from "../../i18n/texts";

/**
 * `at` is the id of the field, or of the problem if there is no field. `tier` is the tier's name, if it concerns one.
 */
export type ListedProblem = { at: string; tier?: string; says: string };

type ProblemSummaryProps = {
  /** Problems of the whole order. */
  general: SaidProblem[];
  /** One problem for each tier and code, unless a field takes the focus. */
  listed: ListedProblem[];
  box: RefObject<HTMLDivElement>;
};

export function ProblemSummary({ general, listed, box }: ProblemSummaryProps) {
  const { t } = useTexts("tickets");
  if (general.length + listed.length === 0) return null;
  return (
    // `autofocus` works without scripts; with them, use-problems.ts moves the focus.
    // biome-ignore lint/a11y/noAutofocus: rendered only after a refused form, so that the fan hears why; without scripts nothing else moves the focus
    <div className="alert" role="alert" tabIndex={-1} ref={box} autoFocus>
      <div>
        {general.map((problem) => (
          <p key={problem.code}>{problem.says}</p>
        ))}
        {listed.length > 0 && (
          <>
            <p>{t("problem.title")}</p>
            <ul>
              {listed.map(({ at, tier, says }) => (
                <li key={at + says}>
                  <a href={`#${at}`}>
                    {tier && (
                      <>
                        <bdi lang={CONTENT_LANGUAGE}>{tier}</bdi> ·{" "}
                      </>
                    )}
                    {says}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
