/** The link to the form that sends lost tickets again. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function LostTicketsLink() {
  const { t } = useTexts("door");
  return (
    <Link className="link" to="/tickets/lost">
      {t("lost.title")}
    </Link>
  );
}
