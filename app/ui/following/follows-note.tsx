/** The result of a form that changes follows. */
import type { FollowsChanged } from "../../domain/following/subjects";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

export function FollowsNote({ done }: { done: FollowsChanged }) {
  const { t } = useTexts("follow");
  return (
    <Alert tone="good" focused>
      {t(done === "left" ? "page.left" : "page.confirmed")}
    </Alert>
  );
}
