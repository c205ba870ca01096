/** The poster on the 404: a night that does not exist. A module of its own, since hardly any page ever shows it. */
import { Art } from "../art/art";
import { artSrc } from "../art/art-src";
import { posterType } from "../art/poster-type";

const SEED = "a night that does not exist";
const PLATE = { layout: "faceoff", ink: "neon" } as const;

export function LostBill() {
  const words = posterType(SEED, { title: "No Such Night", date: "30 Feb", city: "Nowhere", ...PLATE });
  return (
    <div className="bill poster wide-only">
      <img src={artSrc("poster", SEED, { ...PLATE, room: true })} alt="" width={600} height={800} />
      <Art className="words" svg={words} />
    </div>
  );
}
