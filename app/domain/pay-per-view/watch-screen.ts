/** Which screen the watch page shows: the film, the button that starts it, or the reason why there is neither. */
import type { Film, PlaybackState } from "../../../server/services/broadcasts/playback";
import type { PayPerViewState } from "./pay-per-view-card";

export type WatchScreen =
  | { kind: "closed" | "guest" | "buy" | "early" | "ready" | "moved" }
  | { kind: "playing"; film: Film };

export type WatchRequest = { state: PayPerViewState; signedIn: boolean; admitted: boolean; standing: PlaybackState };

/** The order matters: a closed replay is closed for everyone, then comes what the visitor may watch, then the time. */
export function watchScreen({ state, signedIn, admitted, standing }: WatchRequest): WatchScreen {
  if (state === "closed") return { kind: "closed" };
  if (!signedIn) return { kind: "guest" };
  if (!admitted) return { kind: "buy" };
  if (state === "announced" || state === "onSale") return { kind: "early" };
  if (standing.state === "playing") return { kind: "playing", film: standing.film };
  return { kind: standing.state === "moved" ? "moved" : "ready" };
}
