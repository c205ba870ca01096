/** The privacy policy: what this site stores, in the terms of its own tables, cookies and services. */
import { Link } from "@remix-run/react";
import { RichText } from "../../i18n/rich-text";
import { useTexts } from "../../i18n/texts";
import { Chapter } from "../elements/chapter";
import { CookieTable } from "./cookie-table";
import "../../styles/help.css";

const KEPT = ["keepOrders", "keepHolds", "keepLetters", "keepFollows", "keepSearches", "keepCounts"] as const;
const OTHERS = ["othersCognito", "othersStripe", "othersMail", "othersSentry", "othersTags"] as const;

export function PrivacyPolicy() {
  const { t } = useTexts("privacy");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head stack">
          <h1 className="d2 one-word">{t("title")}</h1>
          <p className="lead-text">{t("lead")}</p>
          <p className="soft">{t("short")}</p>
        </div>
      </section>
      <div className="wrap help-page">
        <Chapter id="cookies" title={t("cookiesTitle")}>
          <p>{t("cookiesText")}</p>
          <CookieTable />
          <p className="soft">{t("tab")}</p>
          <p className="soft">{t("phone")}</p>
        </Chapter>
        <Chapter id="kept" title={t("keepTitle")}>
          <Told keys={KEPT} />
        </Chapter>
        <Chapter id="others" title={t("othersTitle")}>
          <Told keys={OTHERS} />
        </Chapter>
        <Chapter id="rights" title={t("rightsTitle")}>
          <p>{t("rightsText")}</p>
          <p>
            <RichText
              text={t("rightsAccount")}
              parts={{ data: (inner) => <Link to="/profile/privacy">{inner}</Link> }}
            />
          </p>
          <p>{t("rightsDelete")}</p>
          <p>
            <Link className="btn" to="/billing-assistance?subject=account#letter">
              {t("write")}
            </Link>
          </p>
        </Chapter>
      </div>
    </>
  );
}

function Told({ keys }: { keys: readonly ((typeof KEPT)[number] | (typeof OTHERS)[number])[] }) {
  const { t } = useTexts("privacy");
  return keys.map((key) => (
    <p key={key}>
      <RichText text={t(key)} parts={{ b: (inner) => <b>{inner}</b> }} />
    </p>
  ));
}
