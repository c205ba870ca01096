/** The confirmation of a message: that it arrived, its number, and what happens next. */
import { Link } from "@remix-run/react";
import { messageNumber } from "../../domain/forms/office-message";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

export function MessageSent({ id }: { id: string }) {
  const { t } = useTexts("help");
  return (
    <div className="stack">
      <Alert tone="good" focused>
        {t("letter.sentTitle")}
      </Alert>
      <p>{t("letter.sentText", { number: messageNumber(id) })}</p>
      <Link className="btn line" to="/billing-assistance#letter" preventScrollReset>
        {t("letter.another")}
      </Link>
    </div>
  );
}
