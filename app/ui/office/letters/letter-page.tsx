/** A message to the office, its answers, and its sender's orders. */
import { Link } from "@remix-run/react";
import type { LetterFile, SetPhrase } from "../../../domain/office/letters-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { AnswerForms } from "./answer-forms";

type LetterPageProps = {
  letter: LetterFile;
  /** Where replies to the answer go. */
  repliesTo: string | undefined;
  /** The set phrase to start the answer with. */
  phrase: SetPhrase | undefined;
  done: string | undefined;
  deedId: string;
  rejected: { problem: string; deed: string; typed: Record<string, string> } | undefined;
};

const SAID = ["answer", "note", "done", "reopen", "take", "giveUp", "already"] as const;

export function LetterPage({ letter, done, rejected, ...forms }: LetterPageProps) {
  const t = officeTexts("letters");
  const said = SAID.find((one) => one === done);
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/letters">{t("title")}</Link>
      </p>
      <div className="between">
        <h1 className="o-name" dir="auto">
          {letter.subject}
        </h1>
        <span className={letter.state === "open" ? "badge few" : "badge"}>{t(`letter.state.${letter.state}`)}</span>
      </div>
      {said && !rejected && (
        <Alert tone="good" focused>
          {t(`said.${said}`)}
        </Alert>
      )}
      {rejected && <Alert focused>{rejected.problem}</Alert>}
      <div className="o-grid">
        <div className="stack">
          <article className="o-box">
            <p className="soft o-name">
              <span dir="auto">{letter.name}</span>, <a href={`mailto:${letter.email}`}>{letter.email}</a> ·{" "}
              {letter.when}
            </p>
            <p className="letter-text" dir="auto">
              {letter.message}
            </p>
          </article>
          {letter.events.map(({ id, what, when, text }) => (
            <article key={id} className="o-box">
              <p className="soft o-name">
                {what} · {when}
              </p>
              <p className="letter-text" dir="auto">
                {text}
              </p>
            </article>
          ))}
          <AnswerForms letter={letter} typed={rejected?.typed} {...forms} />
        </div>
        <Sender letter={letter} />
      </div>
    </div>
  );
}

function Sender({ letter }: { letter: LetterFile }) {
  const t = officeTexts("letters");
  return (
    <section className="o-box">
      <h2>{t("letter.from")}</h2>
      <p className="o-name">
        <span dir="auto">{letter.name}</span>
        <br />
        {t("letter.reads", { language: letter.language })}
        {letter.phone && (
          <>
            <br />
            {t("letter.phone")}: <a href={`tel:${letter.phone}`}>{letter.phone}</a>
          </>
        )}
        {letter.newsletter && (
          <>
            <br />
            {t("letter.newsletter")}
          </>
        )}
      </p>
      {letter.assignee && <p className="soft o-name">{t("letter.with", { name: letter.assignee })}</p>}
      <h2>{t("letter.orders")}</h2>
      {letter.orders.length === 0 ? (
        <p className="soft">{t("letter.noOrders")}</p>
      ) : (
        <ul>
          {letter.orders.map(({ number, when, status, named }) => (
            <li key={number}>
              <Link to={`/office/orders/${number}`}>{number}</Link>{" "}
              <span className="soft">
                {status} · {when}
                {named && ` · ${t("letter.named")}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
