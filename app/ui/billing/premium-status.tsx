/** One line about Premium, with a link to its page. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** `urgent`: the link is the page's main action. */
type PremiumStatusProps = { text: string; action: string; urgent?: boolean };

export function PremiumStatus({ text, action, urgent = false }: PremiumStatusProps) {
  const { t } = useTexts("site");
  return (
    <section className="panel" aria-labelledby="premium">
      <div className="between">
        <div>
          <h2 className="d4" id="premium">
            {t("nav.premium")}
          </h2>
          <p>{text}</p>
        </div>
        <Link className={urgent ? "btn no-print" : "btn line no-print"} to="/premium">
          {action}
        </Link>
      </div>
    </section>
  );
}
