/** The newest film and the newest stories in short, with a link to all of them. */
import { Link } from "@remix-run/react";
import { languageOf } from "../../domain/format/content-language";
import type { NewsOfHome } from "../../domain/home/home-content";
import { feedHref } from "../../domain/media/media-feed";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { PlainList } from "../elements/plain-list";
import { SectionHeading } from "../elements/section-heading";
import { HighlightCard } from "./highlight-card";

export function NewsDigest({ news: { film, stories } }: { news: NewsOfHome }) {
  const { t } = useTexts("media");
  return (
    <section className="band" aria-labelledby="news-title">
      <div className="wrap">
        <SectionHeading
          id="news-title"
          title={t("feed.title")}
          {...(stories.length > 0 && { more: { to: feedHref({}), label: t("story.around") } })}
        />
        {!film && stories.length === 0 && <EmptyState title={t("feed.noneTitle")} text={t("feed.noneText")} />}
        <div className="digest">
          {film && <HighlightCard highlight={film} />}
          {stories.length > 0 && (
            <PlainList className="headlines">
              {stories.map(({ id, lang, href, type, title }) => (
                <li key={id}>
                  <Link to={href}>
                    <b lang={lang ?? languageOf(title)} dir="auto">
                      {title}
                    </b>{" "}
                    <span>{t(`kind.${type}`)}</span>
                  </Link>
                </li>
              ))}
            </PlainList>
          )}
        </div>
      </div>
    </section>
  );
}
