/** The search page: a plain GET form, results with their kind, and links if there are no results. */
import { Form, Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { LONGEST_SEARCH, SEARCH_PATH, searchPath } from "../../domain/search/search-path";
import type { SearchRow, Suggestion } from "../../domain/search/search-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { Field } from "../forms/field";
import { SearchResult } from "./search-result";
import "./search-page.css";
import { PlainList } from "../elements/plain-list";

type SearchPageProps = {
  text: string;
  /** Undefined before a search. */
  rows?: SearchRow[];
  next?: string | null;
  problem?: "tooMany" | "away" | undefined;
  /** Whether these aren't the first results. */
  further: boolean;
  suggested: Suggestion[];
};

export function SearchPage({ text, rows, next, problem, further, suggested }: SearchPageProps) {
  const { t } = useTexts("search");
  return (
    <>
      <section className="arena">
        <div className="wrap page-head">
          <h1 className="d1">{t("title")}</h1>
        </div>
      </section>
      <div className="tint">
        {/* An uncontrolled input keeps its text, so a new URL needs a new input. */}
        <Form className="wrap filters search-form" method="get" action={SEARCH_PATH} key={text} role="search">
          <Field
            name="text"
            type="search"
            label={t("field")}
            placeholder={t("hint")}
            defaultValue={text}
            maxLength={LONGEST_SEARCH}
            enterKeyHint="search"
            dir="auto"
          />
          <button id="filter" className="btn" type="submit">
            {t("submit")}
          </button>
        </Form>
      </div>
      <div className="wrap page-end stack search-page">
        {!rows && !problem && <p>{t("description")}</p>}
        {problem && <Alert tone="bad">{t(problem)}</Alert>}
        {rows && !problem && (
          <div role="status">
            <h2 className="d4">{rows.length > 0 ? t("results", { text }) : t("noneTitle")}</h2>
          </div>
        )}
        {rows && rows.length === 0 && !problem && <p>{t("noneText", { text })}</p>}
        {rows && rows.length > 0 && (
          <PlainList className="search-results">
            {rows.map((row) => (
              <SearchResult key={row.path} row={row} />
            ))}
          </PlainList>
        )}
        {(further || next) && (
          <p className="row">
            {further && (
              <Link className="btn line" to={searchPath(text)}>
                {t("first")}
              </Link>
            )}
            {next && (
              <Link className="btn line" to={searchPath(text, next)}>
                {t("more")}
              </Link>
            )}
          </p>
        )}
        {suggested.length > 0 && <Suggestions links={suggested} />}
      </div>
    </>
  );
}

function Suggestions({ links }: { links: SearchPageProps["suggested"] }) {
  const { t } = useTexts("search");
  const site = useTexts("site").t;
  return (
    <section className="stack" aria-labelledby="suggested">
      <h2 className="d4" id="suggested">
        {t("suggested")}
      </h2>
      <ul className="list">
        {links.map(({ to, text, canceled }) => (
          <li key={to}>
            <Link className="link" to={to} lang={CONTENT_LANGUAGE}>
              {text}
            </Link>{" "}
            {canceled && <span className="badge off">{site("badge.cancelled")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
