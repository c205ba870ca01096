/**
 * A short film in the browser's own player, so that it plays without scripts. Nothing is fetched before the visitor
 * presses play.
 */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { HighlightView } from "../../domain/media/media-views";
import { useTexts } from "../../i18n/texts";
import { pictureSrc } from "./picture-src";

type FilmProps = {
  highlight: Pick<HighlightView, "title" | "film" | "captions"> & { picture?: HighlightView["picture"] | undefined };
};

export function Film({ highlight }: FilmProps) {
  const { t } = useTexts("media");
  const { title, film, captions, picture } = highlight;
  const still = picture && pictureSrc(picture);
  if (!film) return <img className="film" src={still} alt="" width={960} height={540} loading="lazy" />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: films without captions are shown too, and the player's controls reveal that there are none
    <video
      className="film"
      src={film}
      poster={still}
      controls
      playsInline
      preload="none"
      width={960}
      height={540}
      aria-label={t("film.of", { title })}
    >
      {captions && (
        <track kind="captions" src={captions} srcLang={CONTENT_LANGUAGE} label={t("film.captions")} default />
      )}
    </video>
  );
}
