/** Above a page's forms: what was just done, why something wasn't done, or the preview. */
import type { DeedAnswer } from "../../../domain/office/preview-view";
import { Alert } from "../../forms/alert";
import { PreviewBox } from "./preview-box";

type DeedOutcomeProps = { done?: string | undefined; answered: DeedAnswer | undefined };

export function DeedOutcome({ done, answered }: DeedOutcomeProps) {
  if (answered?.problem) {
    return (
      <Alert focused>
        {answered.problem.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
    );
  }
  if (answered?.preview) return <PreviewBox {...answered} preview={answered.preview} />;
  return done ? (
    <Alert tone="good" focused>
      {done}
    </Alert>
  ) : null;
}
