/** The URL of a picture that content describes. */
import type { PictureView } from "../../domain/media/media-views";
import { artSrc } from "../art/art-src";

/** A poster if a layout is named; otherwise the named scene, or the arena. */
export function pictureSrc({ seed, ink, layout, scene }: PictureView): string {
  return layout ? artSrc("poster", seed, { layout, ink }) : artSrc("show", seed, { ink, scene });
}
