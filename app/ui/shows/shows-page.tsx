/** The shows: each as a large bill, then all sections with a search, then a link to past nights. */
import { Form, Link } from "@remix-run/react";
import type { SectionView, ShowView } from "../../domain/shows/show-view";
import { tourQuery } from "../../domain/shows/tour-filters";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { Field } from "../forms/field";
import { SectionRows } from "./section-rows";
import { ShowBill } from "./show-bill";

/** `text` is the search text; with one, only its results are shown. */
export type ShowsPageProps = { shows: ShowView[]; sections: SectionView[]; text: string; pastNights: number };

export function ShowsPage({ shows, sections, text, pastNights }: ShowsPageProps) {
  const { t } = useTexts("shows");
  const nothing = shows.length === 0 && sections.length === 0;
  return (
    <>
      <section className="arena">
        <div className="wrap page-head">
          <h1 className="d1">{t("title")}</h1>
        </div>
      </section>
      {!text && shows.length > 0 && (
        <section className="arena">
          <div className="wrap bills">
            {shows.map((show, i) => (
              <ShowBill key={show.slug} show={show} eager={i < 2} />
            ))}
          </div>
        </section>
      )}
      <section className="band">
        <div className="wrap stack sections">
          {nothing && !text ? (
            <EmptyState
              title={t("sections.emptyTitle")}
              text={t("sections.emptyText")}
              action={{ label: t("sections.dates"), to: "/tickets" }}
            />
          ) : (
            <>
              <div className="between">
                <h2>{t("sections.title")}</h2>
                <Form className="withbtn" method="get" action="/shows" role="search" key={text} preventScrollReset>
                  <Field
                    name="text"
                    type="search"
                    label={t("sections.search")}
                    labelHidden
                    placeholder={t("sections.hint")}
                    defaultValue={text}
                    maxLength={80}
                  />
                  <button id="filter" type="submit">
                    {t("sections.show")}
                  </button>
                </Form>
              </div>
              {text && (
                <p className="row" role="status">
                  {t("sections.found", { count: sections.length })}
                  <Link className="link" to="/shows">
                    {t("sections.clear")}
                  </Link>
                </p>
              )}
              {sections.length > 0 ? (
                <SectionRows sections={sections} />
              ) : (
                <EmptyState
                  title={t("sections.noneTitle")}
                  text={t("sections.noneText")}
                  action={{ label: t("sections.clear"), to: "/shows" }}
                />
              )}
            </>
          )}
          {pastNights > 0 && (
            <div className="between archive">
              <div>
                <h2 className="d4">{t("archive.title")}</h2>
                <p className="soft">{t("archive.text")}</p>
              </div>
              <Link className="btn line" to={`/tickets${tourQuery({ past: true })}`}>
                {t("archive.open")}
              </Link>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
