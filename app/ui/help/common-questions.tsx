/** Answers to the most common questions. They open without scripts, and the browser's page search finds them. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

const ANSWERS = ["refund", "when", "hold", "pending", "lost", "card"] as const;

/** `sendsAgain`: this site can send lost tickets again. */
export function CommonQuestions({ sendsAgain }: { sendsAgain: boolean }) {
  const { t } = useTexts("help");
  return (
    <section aria-labelledby="answers">
      <h2 className="d3 part" id="answers">
        {t("answers.title")}
      </h2>
      <div className="faq">
        {ANSWERS.map((name) => (
          <details key={name} id={name}>
            <summary>{t(`answers.${name}`)}</summary>
            <p>{t(`answers.${name}Text`)}</p>
          </details>
        ))}
      </div>
      {sendsAgain && (
        <p>
          <Link className="btn link" to="/tickets/lost">
            {t("answers.find")}
          </Link>
        </p>
      )}
    </section>
  );
}
