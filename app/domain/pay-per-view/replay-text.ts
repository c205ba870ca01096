/** What a broadcast's price buys, and until when: the live stream and the replay, or only the replay. */
import type { Texts } from "../../i18n/texts";
import type { PayPerViewPage } from "./pay-per-view-page";

export function replayText({ state, replayUntil: when }: PayPerViewPage, t: Texts["t"]["watch"]): string {
  const replay = state === "replay";
  return when
    ? t(replay ? "offer.replayOnly" : "offer.liveAndReplay", { when })
    : t(replay ? "offer.replayOnlyStays" : "offer.liveAndReplayStays");
}
