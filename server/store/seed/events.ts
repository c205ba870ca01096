/** The nights, dated from the day of filling, at the venues' local time. */
import { daytime } from "./nights/daytime";
import { type NightSketch, night, type Sketch } from "./nights/night-sketch";
import { pastNights } from "./nights/past";
import { residency } from "./nights/residency";
import { roadNights } from "./nights/road";
import { smallHours } from "./nights/small-hours";

export type { NightSketch } from "./nights/night-sketch";

const unannounced: Sketch = {
  slug: "unannounced",
  title: "Unannounced",
  venue: "foundry-arena",
  days: 90,
  bell: "19:30",
  categories: ["archive"],
  poster: {},
  description: "A draft: nobody but the office sees it.",
  about: "Kept back until the arena has signed.",
  row: { status: "DRAFT", registrationType: "TICKETS" },
};

/** All nights as of `now`, with their tiers. */
export function nights(now: Date): NightSketch[] {
  const road = [...roadNights(now), ...daytime(now), ...smallHours(now), ...pastNights(now)];
  const onTheRoad = road.map(({ days }) => days);
  return [...road, ...residency(now, onTheRoad), unannounced].map((sketch) => night(now, sketch));
}
