/** What most letters would ask: each answer opens without scripts, and is found by the browser's own search. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

const ANSWERS = ["refund", "when", "hold", "pending", "lost", "card"] as const;

/** `sendsAgain`: this site can send lost tickets once more. */
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
