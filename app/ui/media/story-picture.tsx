/** The picture of a story: its photograph, or a drawing. */
import { languageOf } from "../../domain/format/content-language";
import type { PictureView, StoryView } from "../../domain/media/media-views";
import { photoIn } from "../../domain/media/photo";
import { Photograph } from "./photograph";
import { pictureSrc } from "./picture-src";

type StoryPictureProps = {
  story: Pick<StoryView, "alt" | "lang">;
  picture: PictureView;
  className?: string;
  lazy?: boolean;
};

export function StoryPicture({ story: { alt, lang }, picture, className, lazy = false }: StoryPictureProps) {
  const photo = photoIn(picture);
  if (photo) {
    const said = { ...photo, alt: alt || photo.alt };
    return <Photograph photo={said} className={className} lazy={lazy} sizes="(min-width: 60rem) 60rem, 100vw" />;
  }
  return (
    <img
      className={className}
      src={pictureSrc(picture)}
      alt={alt}
      lang={lang ?? languageOf(alt)}
      width={960}
      height={540}
      {...(lazy && { loading: "lazy", decoding: "async" })}
    />
  );
}
