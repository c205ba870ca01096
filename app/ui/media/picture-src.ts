/** The URL of a picture that content describes. */
import type { PictureView } from "../../domain/media/media-views";
import { artSrc, castFrom } from "../art/art-src";

/** A poster if a layout is named; otherwise the named scene, or the arena. */
export function pictureSrc({ seed, ink, layout, scene, cast }: PictureView): string {
  const shown = { ink, cast: castFrom(cast) };
  return layout ? artSrc("poster", seed, { layout, ...shown }) : artSrc("show", seed, { scene, ...shown });
}
