/** Messages to the office, by view. */
import { Link } from "@remix-run/react";
import { LETTER_VIEWS, type LetterRow, type LetterView } from "../../../domain/office/letters-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { ListEnd } from "../lists/list-end";

type LettersPageProps = {
  view: LetterView;
  counts: Record<LetterView, number>;
  rows: LetterRow[];
  next: string | undefined;
  onFirstPage: boolean;
};

const PATH = "/office/letters";

export function LettersPage({ view, counts, rows, next, onFirstPage }: LettersPageProps) {
  const t = officeTexts("letters");
  return (
    <div className="stack">
      <h1>{t("title")}</h1>
      <nav className="chips" aria-label={t("title")}>
        {LETTER_VIEWS.map((one) => (
          <Link
            key={one}
            className="chip"
            to={one === "open" ? PATH : `${PATH}?view=${one}`}
            aria-current={one === view ? "true" : undefined}
          >
            {t(`views.${one}`)} {counts[one]}
          </Link>
        ))}
      </nav>
      {rows.length > 0 && (
        <div className="o-box letters">
          {rows.map(({ id, name, subject, begins, when, assignee }) => (
            <Link key={id} to={`${PATH}/${id}`}>
              <b className="o-name" dir="auto">
                {subject}
              </b>
              <span>{when}</span>
              <span className="o-name" dir="auto">
                {name}: {begins}
              </span>
              {assignee && <span>{t("of", { name: assignee })}</span>}
            </Link>
          ))}
        </div>
      )}
      <ListEnd count={rows.length} filtered={view !== "open"} path={PATH} older={next} first={onFirstPage}>
        <p className="soft">{t("none")}</p>
      </ListEnd>
    </div>
  );
}
