/** A story of the feed: its picture, or its first words in wood type if it has none. The whole card is one link. */
import { Link } from "@remix-run/react";
import { languageOf } from "../../domain/format/content-language";
import type { StoryView } from "../../domain/media/media-views";
import { useTexts } from "../../i18n/texts";
import { Handbill } from "./handbill";
import { StoryPicture } from "./story-picture";

/** `lead` is the large one, which also shows the excerpt. */
export function StoryCard({ story, lead = false }: { story: StoryView; lead?: boolean }) {
  const { t } = useTexts("media");
  const { lang, title, excerpt, picture, type, published } = story;
  return (
    <article className="card tile">
      <div className="art">
        {picture ? <StoryPicture story={story} picture={picture} lazy /> : <Handbill title={title} />}
        <span className="kind">{t(`kind.${type}`)}</span>
      </div>
      <h3 lang={lang ?? languageOf(title)} dir="auto">
        <Link className="over" to={story.href}>
          {title}
        </Link>
      </h3>
      {lead && (
        <p className="excerpt" lang={lang ?? languageOf(excerpt)} dir="auto">
          {excerpt}
        </p>
      )}
      <p>
        <time dateTime={published.dateTime}>{published.text}</time>
      </p>
    </article>
  );
}
