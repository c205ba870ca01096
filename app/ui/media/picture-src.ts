/** The address of a picture as content describes it. */
import type { PictureView } from "../../domain/media/media-views";
import { artSrc } from "../art/art-src";

/** A poster where a layout is named, otherwise the hall, or the scene that is named. */
export function pictureSrc({ seed, ink, layout, scene }: PictureView): string {
  return layout ? artSrc("poster", seed, { layout, ink }) : artSrc("show", seed, { ink, scene });
}
