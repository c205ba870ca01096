/** The media feed of the home page: five stories, optionally of one kind, with links to the previous and next page. */
import { Link } from "@remix-run/react";
import { type FeedView, feedHref, STORY_TYPES } from "../../domain/media/media-feed";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { StoryCard } from "./story-card";

export function StoryFeed({ feed: { filter, stories, pages } }: { feed: FeedView }) {
  const { t } = useTexts("media");
  const { type, tag, page } = filter;
  const filtered = Boolean(type || tag);
  return (
    <section className="band" id="feed" aria-labelledby="feed-title">
      <div className="wrap">
        <div className="between part">
          <h2 id="feed-title">{t("feed.title")}</h2>
          <nav className="kinds" aria-label={t("feed.kinds")}>
            <Kind to={feedHref({})} label={t("feed.all")} current={!filtered} />
            {STORY_TYPES.map((one) => (
              <Kind key={one} to={feedHref({ type: one })} label={t(`feed.${one}`)} current={type === one} />
            ))}
            {tag && <Kind to={feedHref({ tag })} label={t("feed.tagged", { tag })} current />}
          </nav>
        </div>
        {stories.length > 0 ? (
          <div className="feed">
            {stories.map((story, i) => (
              <StoryCard key={story.id} story={story} lead={i === 0} />
            ))}
          </div>
        ) : (
          <EmptyState
            title={t(filtered ? "feed.emptyTitle" : "feed.noneTitle")}
            text={t(filtered ? "feed.emptyText" : "feed.noneText")}
            {...((filtered || page > 1) && { action: { label: t("feed.all"), to: feedHref({}) } })}
          />
        )}
        {pages > 1 && stories.length > 0 && (
          <nav className="pages" aria-label={t("feed.pages")}>
            {page > 1 && (
              <Link
                className="btn quiet line"
                rel="prev"
                to={feedHref({ ...filter, page: page - 1 })}
                preventScrollReset
              >
                {t("feed.newer")}
              </Link>
            )}
            <span className="soft small">{t("feed.page", { page, pages })}</span>
            {page < pages && (
              <Link
                className="btn quiet line"
                rel="next"
                to={feedHref({ ...filter, page: page + 1 })}
                preventScrollReset
              >
                {t("feed.older")}
              </Link>
            )}
          </nav>
        )}
      </div>
    </section>
  );
}

function Kind({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <Link to={to} aria-current={current ? "true" : undefined} preventScrollReset>
      {label}
    </Link>
  );
}
