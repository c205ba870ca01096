/** A post of the picture feed: one picture, or several in a strip that is swiped, scrolled or moved with arrow keys. */
import { languageOf } from "../../domain/format/content-language";
import type { PostView } from "../../domain/media/media-views";
import { useTexts } from "../../i18n/texts";
import { pictureSrc } from "./picture-src";

export function PostCard({ post }: { post: PostView }) {
  const { t } = useTexts("media");
  const { pictures, caption, published } = post;
  const count = pictures.length;
  return (
    <article className="post">
      <div className="shots">
        {count > 1 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it can take the focus
          <section className="strip" aria-label={t("posts.pictures", { count })} tabIndex={0}>
            {pictures.map((one) => (
              <Shot key={one.id} {...one} />
            ))}
          </section>
        ) : (
          pictures.map((one) => <Shot key={one.id} {...one} />)
        )}
        {post.film && <span className="kind">{t("posts.video")}</span>}
        {count > 1 && (
          <span className="kind" aria-hidden="true">
            {t("posts.pictures", { count })}
          </span>
        )}
      </div>
      {caption && (
        <p className="caption" lang={languageOf(caption)} dir="auto">
          {caption}
        </p>
      )}
      <p className="row soft small">
        <time dateTime={published.dateTime}>{published.text}</time>
        <a className="link" href={post.href} rel="noopener" aria-label={t("posts.seeOf", { date: published.text })}>
          {t("posts.see")}
        </a>
      </p>
    </article>
  );
}

const Shot = ({ alt, picture }: PostView["pictures"][number]) => (
  <img
    src={pictureSrc(picture)}
    alt={alt}
    lang={languageOf(alt)}
    width={600}
    height={600}
    loading="lazy"
    decoding="async"
  />
);
