/** The position in the video: a slider and the time, and for a live stream the way back to the live picture. */
import type { KeyboardEvent } from "react";
import { clockText, type Timeline } from "../../domain/media/timeline";
import { useTexts } from "../../i18n/texts";
import { PlayerSlider } from "./player-slider";
import type { VideoActions } from "./video-actions";

/** How far the arrow keys move. The slider's own step, a second, would be too short. */
const KEY_STEP_S = 5;

export function PlayerTimeline({ line, actions }: { line: Timeline | undefined; actions: VideoActions }) {
  const { t } = useTexts("player");
  const { from = 0, to = 0, at = 0, live = false, behind = 0 } = line ?? {};
  const done = to > from ? (at - from) / (to - from) : 0;

  function step(event: KeyboardEvent) {
    const way = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    actions.move(way * KEY_STEP_S);
  }

  const [now, end] = [clockText(live ? behind : at), clockText(to)];
  return (
    <div className="player-time">
      <PlayerSlider
        done={done}
        min={from}
        max={Math.max(1, to)}
        step="any"
        value={at}
        disabled={!line}
        aria-label={t("position")}
        aria-valuetext={live ? (behind > 0 ? `−${now}` : t("live")) : t("at", { at: now, length: end })}
        onMove={actions.seek}
        onKeyDown={step}
      />
      {live ? (
        <>
          {behind > 0 && <span>−{now}</span>}
          <button className="player-live" type="button" disabled={behind === 0} onClick={actions.toLive}>
            {t(behind > 0 ? "toLive" : "live")}
          </button>
        </>
      ) : (
        <span aria-hidden="true">
          {now} / {end}
        </span>
      )}
    </div>
  );
}
