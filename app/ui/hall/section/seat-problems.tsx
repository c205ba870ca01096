/** Why seats couldn't be held, if none of them went to someone else. */
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import type { SaidProblem } from "../../../domain/tickets/quantities";

import { useFocusOnce } from "./use-focus-once";

type SeatProblemsProps = { problems: SaidProblem[]; tiers: { id: string; name: string }[] };

export function SeatProblems({ problems, tiers }: SeatProblemsProps) {
  const box = useFocusOnce<HTMLDivElement>(problems);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: rendered only after a refused form, so that the fan hears why; without scripts nothing else moves the focus
    <div className="alert" role="alert" tabIndex={-1} ref={box} autoFocus>
      <div>
        {problems.map((problem) => {
          const name = tiers.length > 1 && tiers.find(({ id }) => id === problem.definitionId)?.name;
          return (
            <p key={`${problem.code} ${problem.definitionId}`}>
              {name && <bdi lang={CONTENT_LANGUAGE}>{name} · </bdi>}
              {problem.says}
            </p>
          );
        })}
      </div>
    </div>
  );
}
