/**
 * A poster as a picture that a browser keeps, and the words to set over it. The words are drawn on the server: in a
 * browser they stay as they are, and the three kB that draw them are loaded for a poster that comes later.
 */
import { useEffect, useRef } from "react";
import { nightPosterWords } from "./night-poster-words";
import { type PosterOf, posterSrc } from "./poster-src";

/** Another night needs another `key`. */
export function PosterLayers({ night, alt = "", lazy = false }: { night: PosterOf; alt?: string; lazy?: boolean }) {
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn once stays
  useEffect(() => {
    const place = words.current;
    if (!place || place.childElementCount > 0) return;
    const draw = ({ nightPosterWords }: typeof import("./night-poster-words")) => {
      place.innerHTML = nightPosterWords(night);
    };
    // Without its words a poster is a picture still.
    import("./night-poster-words").then(draw, () => undefined);
  }, []);
  const late = lazy ? ({ loading: "lazy", decoding: "async" } as const) : {};
  return (
    <>
      <img src={posterSrc(night, { room: true })} alt={alt} width={600} height={800} {...late} />
      <div
        ref={words}
        className="words"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? nightPosterWords(night) : "" }}
      />
    </>
  );
}
