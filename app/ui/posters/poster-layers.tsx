/**
 * A poster as a cacheable picture with its words on top. The server draws the words, and hydration keeps them. The 3 kB
 * of code that draw them load only for posters that appear later.
 */
import { useEffect, useRef } from "react";
import { nightPosterWords } from "./night-poster-words";
import { type PosterOf, posterSrc } from "./poster-src";

/** Another night needs another `key`. */
export function PosterLayers({ night, alt = "", lazy = false }: { night: PosterOf; alt?: string; lazy?: boolean }) {
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are drawn once and then kept
  useEffect(() => {
    const place = words.current;
    if (!place || place.childElementCount > 0) return;
    const draw = ({ nightPosterWords }: typeof import("./night-poster-words")) => {
      place.innerHTML = nightPosterWords(night);
    };
    // A poster without its words is still a picture.
    import("./night-poster-words").then(draw, () => undefined);
  }, []);
  return (
    <>
      <img
        src={posterSrc(night, { room: true })}
        alt={alt}
        width={600}
        height={800}
        loading={lazy ? "lazy" : undefined}
        {...night.photo}
      />
      <div
        ref={words}
        className="words"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? nightPosterWords(night) : "" }}
      />
    </>
  );
}
