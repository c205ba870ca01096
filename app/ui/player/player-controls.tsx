/**
 * The controls over a video. The bar runs from left to right in every language, like the timeline on every device.
 * Loaded after the page. Until then, and without scripts, the browser's own controls are used.
 */
import { useMemo, useSyncExternalStore } from "react";
import { useTexts } from "../../i18n/texts";
import { ControlButton } from "./control-button";
import { PlayerSlider } from "./player-slider";
import { PlayerTimeline } from "./player-timeline";
import { useAwake } from "./use-awake";
import { useKeysAndClicks } from "./use-keys-and-clicks";
import { useSlow, useVideo } from "./use-video";
import { hasFull, hasSmall, videoActions } from "./video-actions";

/** `frame` contains the video and its controls. `attaching` is true while the stream's player loads. */
type PlayerControlsProps = { video: HTMLVideoElement; frame: HTMLElement; attaching: boolean };

export function PlayerControls({ video, frame, attaching }: PlayerControlsProps) {
  const { t } = useTexts("player");
  const actions = useMemo(() => videoActions(video, frame), [video, frame]);
  const { line, begun, playing, waiting, ended, muted, volume, captions, small } = useVideo(video);
  const full = useFull(frame);
  const loading = useSlow(attaching) || waiting;
  useKeysAndClicks(frame, video, actions);
  useAwake(frame, video, playing && !loading);
  return (
    <>
      {!begun && !attaching && <span className="player-start" aria-hidden="true" />}
      <div className="player-state" role="status">
        {loading && <span className="player-wait">{t("loading")}</span>}
        {ended && <p className="d4">{t("ended")}</p>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset, which this rule wants, cannot be a grid container in Safari 13 */}
      <div className="player-bar" role="group" aria-label={t("label")} dir="ltr">
        <PlayerTimeline line={line} actions={actions} />
        <div className="player-keys">
          <ControlButton
            icon={playing ? "pause" : "play"}
            label={t(playing ? "pause" : ended ? "again" : "play")}
            shortcut="k Space"
            onPress={ended ? actions.again : actions.toggle}
          />
          <ControlButton
            icon={volume === 0 ? "silent" : "sound"}
            label={t(muted ? "unmute" : "mute")}
            shortcut="m"
            onPress={actions.mute}
          />
          <PlayerSlider
            className="player-volume"
            done={volume}
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            aria-label={t("volume")}
            onMove={(percent) => actions.volume(percent / 100)}
          />
          <span className="player-gap" />
          {captions !== undefined && (
            <ControlButton
              icon="captions"
              label={t("captions")}
              pressed={captions}
              shortcut="c"
              onPress={actions.captions}
            />
          )}
          {hasSmall(video) && (
            <ControlButton icon="small" label={t("small")} pressed={small} shortcut="i" onPress={actions.small} />
          )}
          {hasFull(video, frame) && (
            <ControlButton
              icon={full ? "window" : "full"}
              label={t("full")}
              pressed={full}
              shortcut="f"
              onPress={actions.full}
            />
          )}
        </div>
      </div>
    </>
  );
}

function useFull(frame: HTMLElement): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    () => document.fullscreenElement === frame,
  );
}
