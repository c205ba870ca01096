/** The linked medium of a story: a player for a file, a link for a page. Links to other sites say so. */
import { Link } from "@remix-run/react";
import type { StoryType, StoryView } from "../../domain/media/media-views";
import type { StoryLink } from "../../domain/media/news-story";
import { useTexts } from "../../i18n/texts";
import { Film } from "./film";

const VERBS = { news: "read", photo: "watch", video: "watch", podcast: "listen" } as const satisfies Record<
  StoryType,
  string
>;

export function StoryMedium({ story, link }: { story: StoryView; link: StoryLink | undefined }) {
  const { t } = useTexts("media");
  const { title, picture } = story;
  if (!link) return null;
  if (link.plays === "audio")
    // biome-ignore lint/a11y/useMediaCaption: the story below contains what is said
    return <audio src={link.href} controls preload="none" aria-label={t("story.player", { title })} />;
  if (link.plays === "video")
    return <Film highlight={{ title, film: link.href, captions: "", picture: picture ?? undefined }} />;
  return (
    <p>
      {link.host ? (
        <a className="btn" href={link.href} rel="noopener">
          {t(`story.${VERBS[story.type]}`, { host: link.host })}
        </a>
      ) : (
        <Link className="btn" to={link.href}>
          {t("story.goOn")}
        </Link>
      )}
    </p>
  );
}
