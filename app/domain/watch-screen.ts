/** What stands on the screen of a night: the film, the press that begins it, or why there is neither. */
import type { Film, PlaybackState } from "../../server/services/broadcasts/playback";
import type { PayPerViewState } from "./pay-per-view-card";

export type WatchScreen =
  | { kind: "closed" | "guest" | "buy" | "early" | "ready" | "moved" }
  | { kind: "playing"; film: Film };

export type Asking = { state: PayPerViewState; signedIn: boolean; admitted: boolean; standing: PlaybackState };

/** What is over is over for everybody; then who is asking; then the hour. */
export function watchScreen({ state, signedIn, admitted, standing }: Asking): WatchScreen {
  if (state === "closed") return { kind: "closed" };
  if (!signedIn) return { kind: "guest" };
  if (!admitted) return { kind: "buy" };
  if (state === "announced" || state === "onSale") return { kind: "early" };
  if (standing.state === "playing") return { kind: "playing", film: standing.film };
  return { kind: standing.state === "moved" ? "moved" : "ready" };
}
