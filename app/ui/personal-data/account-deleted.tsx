/** Confirms that the account was deleted. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** The id of the heading, which takes the focus. */
export const ACCOUNT_DELETED = "deleted";

/** `soon`: a service was unreachable, and the deletion will be completed later. */
export function AccountDeleted({ left }: { left: "done" | "soon" }) {
  const { t } = useTexts("keeping");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head">
          <h1 className="d2" id={ACCOUNT_DELETED} tabIndex={-1}>
            {t(`privacy.${left}Title`)}
          </h1>
        </div>
      </section>
      <div className="wrap band stack">
        <p className="lead-text">{t(`privacy.${left}`)}</p>
        <p>
          <Link className="btn" to="/home">
            {t("privacy.home")}
          </Link>
        </p>
      </div>
    </>
  );
}
