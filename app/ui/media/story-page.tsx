/** One story: its text, author and date, the linked medium, and neighboring stories. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import { feedHref } from "../../domain/media/media-feed";
import type { AdjacentStory, StoryPageView } from "../../domain/media/news-story";
import { useTexts } from "../../i18n/texts";
import { ShareLink } from "../share/share-link";
import { StoryCard } from "./story-card";
import { StoryMedium } from "./story-medium";
import { StoryPicture } from "./story-picture";

/** A longer headline is set smaller, so that the story stays on the first screen. */
const LONG_TITLE = 70;

/** `url` is the canonical one. */
export function StoryPage({ page, url }: { page: StoryPageView; url: string }) {
  const { t } = useTexts("media");
  const { story, published, author, paragraphs, tags, link, related } = page;
  return (
    <>
      <article>
        <header className="arena">
          <div className="wrap page-head stack">
            <nav className="crumbs" aria-label={t("story.trail")}>
              <ol className="row">
                <li>
                  <Link to="/home">{t("story.home")}</Link>
                </li>
                <li>
                  <Link to={feedHref({ type: story.type })}>{t(`feed.${story.type}`)}</Link>
                </li>
              </ol>
            </nav>
            <h1
              className={story.title.length > LONG_TITLE ? "d4" : "d2"}
              lang={story.lang ?? languageOf(story.title)}
              dir="auto"
            >
              {story.title}
            </h1>
            <p className="lead-text" lang={story.lang ?? languageOf(story.excerpt)} dir="auto">
              {story.excerpt}
            </p>
            <p className="soft">
              {t("story.by", { author })} · <time dateTime={published.dateTime}>{published.text}</time>
            </p>
          </div>
        </header>
        <div className="wrap story">
          {story.picture && link?.plays !== "video" && (
            <StoryPicture className="film" story={story} picture={story.picture} />
          )}
          <StoryMedium story={story} link={link} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={story.lang ?? languageOf(paragraph)} dir="auto">
              {paragraph}
            </p>
          ))}
          {tags.length > 0 && (
            <p className="row">
              <span className="soft">{t("story.tags")}</span>
              {tags.map((tag) => (
                <Link className="link" key={tag} to={feedHref({ tag })} lang={CONTENT_LANGUAGE}>
                  {tag}
                </Link>
              ))}
            </p>
          )}
          <ShareLink url={url} title={story.title} />
        </div>
      </article>
      {related.length > 0 && (
        <section className="band tint">
          <div className="wrap">
            <h2 className="part">{t("story.related")}</h2>
            <div className="feed three">
              {related.map((other) => (
                <StoryCard key={other.id} story={other} />
              ))}
            </div>
          </div>
        </section>
      )}
      {(page.newer || page.older) && (
        <nav className="wrap band around" aria-label={t("story.around")}>
          {page.older && <Other rel="prev" label={t("story.older")} story={page.older} />}
          {page.newer && <Other rel="next" label={t("story.newer")} story={page.newer} />}
        </nav>
      )}
    </>
  );
}

function Other({ rel, label, story }: { rel: "prev" | "next"; label: string; story: AdjacentStory }) {
  return (
    <Link className={rel} rel={rel} to={story.href}>
      <span className="soft small">{label}</span>
      <b lang={story.lang ?? languageOf(story.title)} dir="auto">
        {story.title}
      </b>
    </Link>
  );
}
