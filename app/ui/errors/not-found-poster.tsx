/** The poster on the 404 page: a night that doesn't exist. A separate module, because hardly any page shows it. */

import { artSrc } from "../art/art-src";
import { InlineArt } from "../art/inline-art";
import { posterTextLayer } from "../art/poster/poster-text-layer";

const SEED = "a night that does not exist";
const PLATE = { layout: "faceoff", ink: "neon" } as const;

export function NotFoundPoster() {
  const words = posterTextLayer(SEED, { title: "No Such Night", date: "Feb 30", city: "Nowhere", ...PLATE });
  return (
    <div className="bill poster wide-only">
      <img src={artSrc("poster", SEED, { ...PLATE, room: true })} alt="" width={600} height={800} />
      <InlineArt className="words" svg={words} />
    </div>
  );
}
