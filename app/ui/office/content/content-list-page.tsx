/** A list of content: search, rows that link to their forms, and older pages. */
import { Form, Link } from "@remix-run/react";
import { CONTENT_SECTIONS, type ContentSection } from "../../../domain/office/content/content-sections";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field } from "../../forms/field";
import { DraftNoteAlert } from "../drafts/draft-notice";
import { FilterForm } from "../lists/filter-form";
import { ListEnd } from "../lists/list-end";

type ContentListPageProps = {
  section: ContentSection;
  text: string;
  rows: { key: string; name: string; facts: string[]; drafted: boolean }[];
  /** Drafts of items that were never published. */
  fresh: { key: string; name: string; author: string }[];
  discarded: boolean;
  next: string | undefined;
  first: boolean;
  /** Id of the deed that removed an item. */
  removed: string | undefined;
};

export function ContentListPage({ section, text, rows, fresh, discarded, next, first, removed }: ContentListPageProps) {
  const t = officeTexts("content");
  const { path } = CONTENT_SECTIONS[section];
  const add = (
    <Link className="btn" to={`${path}/new`}>
      {t(`lists.${section}.add`)}
    </Link>
  );
  return (
    <div className="stack">
      <div className="row o-title">
        <h1>{t(`lists.${section}.title`)}</h1>
        {add}
      </div>
      <p className="soft">{t(`lists.${section}.text`)}</p>
      {removed && (
        <Alert tone="good" focused>
          {t("removed")}
          <Form method="post" action={`/office/history/${removed}`}>
            <button className="btn quiet line" type="submit" name="intent" value="undo">
              {t("item.undo")}
            </button>
          </Form>
        </Alert>
      )}
      {discarded && <DraftNoteAlert note="discarded" />}
      {fresh.length > 0 && first && (
        <section className="o-box">
          <h2>{t("draft.fresh")}</h2>
          <ul>
            {fresh.map(({ key, name, author }) => (
              <li key={key}>
                <Link to={`${path}/${key}?draft`} dir="auto">
                  {name || t("draft.unnamed")}
                </Link>{" "}
                <span className="soft">{t("draft.freshBy", { author })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FilterForm path={path} filtered={text !== ""}>
        <Field name="text" type="search" label={t("search")} defaultValue={text} />
      </FilterForm>
      {rows.length > 0 && (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("name")}</th>
              <th>{t("facts")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, facts, drafted }) => (
              <tr key={key}>
                <td dir="auto">
                  <Link to={`${path}/${key}`}>{name}</Link>{" "}
                  {drafted && <span className="badge">{t("draft.badge")}</span>}
                </td>
                <td dir="auto">{facts.join(" · ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListEnd count={rows.length} filtered={text !== ""} path={path} older={next} first={first} />
    </div>
  );
}
