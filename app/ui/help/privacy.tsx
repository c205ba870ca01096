/** The privacy policy: what this site keeps, in the words of its own tables, cookies and neighbours. */
import { Link } from "@remix-run/react";
import { RichText } from "../../i18n/rich-text";
import { useTexts } from "../../i18n/texts";
import { CookieTable } from "./cookie-table";

const KEPT = ["keepOrders", "keepHolds", "keepLetters", "keepCounts"] as const;
const OTHERS = ["othersCognito", "othersStripe", "othersMail", "othersSentry", "othersTags"] as const;

export function Privacy() {
  const { t } = useTexts("help");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head stack">
          <h1 className="d2">{t("privacy.title")}</h1>
          <p className="lead-text">{t("privacy.lead")}</p>
        </div>
      </section>
      <div className="wrap help-page prose">
        <p className="lead-text">{t("privacy.short")}</p>
        <h2 className="d3" id="cookies">
          {t("privacy.cookiesTitle")}
        </h2>
        <p>{t("privacy.cookiesText")}</p>
        <CookieTable />
        <p className="soft">{t("privacy.tab")}</p>
        <h2 className="d3">{t("privacy.keepTitle")}</h2>
        <Told keys={KEPT} />
        <h2 className="d3">{t("privacy.othersTitle")}</h2>
        <Told keys={OTHERS} />
        <h2 className="d3">{t("privacy.rightsTitle")}</h2>
        <p>{t("privacy.rightsText")}</p>
        <p>{t("privacy.rightsDelete")}</p>
        <p>
          <Link className="btn" to="/billing-assistance?subject=account#letter">
            {t("privacy.write")}
          </Link>
        </p>
      </div>
    </>
  );
}

function Told({ keys }: { keys: readonly ((typeof KEPT)[number] | (typeof OTHERS)[number])[] }) {
  const { t } = useTexts("help");
  return keys.map((key) => (
    <p key={key}>
      <RichText text={t(`privacy.${key}`)} parts={{ b: (inner) => <b>{inner}</b> }} />
    </p>
  ));
}
