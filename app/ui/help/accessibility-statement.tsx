/** The accessibility statement: the goal, what is tested, known problems, and how to report others. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { Chapter } from "../elements/chapter";
import "../../styles/help.css";

/** docs/accessibility.md has the test for each, and the reason for each known problem. */
const TESTED = ["keyboard", "checker", "narrow", "focus"] as const;
const KNOWN = ["people", "names", "video", "time", "others"] as const;

/** `reviewed`: the formatted date of the last review. */
export function AccessibilityStatement({ reviewed }: { reviewed: string }) {
  const { t } = useTexts("access");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head stack">
          <h1 className="d2 one-word">{t("title")}</h1>
          <p className="lead-text">{t("lead")}</p>
          <p className="soft">{t("reviewed", { date: reviewed })}</p>
        </div>
      </section>
      <div className="wrap help-page">
        <Chapter id="goal" title={t("goalTitle")}>
          <p>{t("goal")}</p>
        </Chapter>
        <Chapter id="tested" title={t("testedTitle")}>
          <Points keys={TESTED} />
        </Chapter>
        <Chapter id="known" title={t("knownTitle")}>
          <Points keys={KNOWN} />
        </Chapter>
        <Chapter id="contact" title={t("contactTitle")}>
          <p>{t("contact")}</p>
          <p>
            <Link className="btn" to="/billing-assistance#letter">
              {t("write")}
            </Link>
          </p>
        </Chapter>
      </div>
    </>
  );
}

function Points({ keys }: { keys: readonly ((typeof TESTED)[number] | (typeof KNOWN)[number])[] }) {
  const { t } = useTexts("access");
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}
