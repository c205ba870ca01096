/** A highlight: its film, title, length and date. Needs the `media` texts. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { HighlightView } from "../../domain/media/media-views";
import { useTexts } from "../../i18n/texts";
import { Film } from "./film";

/** `main` is the large one, which also shows the description. */
export function HighlightCard({ highlight, main = false }: { highlight: HighlightView; main?: boolean }) {
  const { t } = useTexts("media");
  const { title, description, length, published } = highlight;
  return (
    <article className={main ? "reel main" : "reel"}>
      <Film highlight={highlight} />
      <h3 lang={CONTENT_LANGUAGE} dir="auto">
        {title}
      </h3>
      {main && description && (
        <p lang={CONTENT_LANGUAGE} dir="auto">
          {description}
        </p>
      )}
      <p className="soft small">
        <span className="hide">{t("film.length")} </span>
        {length} · <time dateTime={published.dateTime}>{published.text}</time>
      </p>
    </article>
  );
}
