/** The video of the player: as a stream, or as one file if the browser can't play streams. */
import { useEffect, useRef } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";
import { attachHls, HLS_TYPE, needsHls } from "./attach-hls";

/**
 * Shorter than the time for which the server keeps a silent device's slot, because a player may have minutes buffered.
 */
const PULSE_MS = 20_000;

/** URLs signed for this fan. They expire soon, and all of them stop working when the fan loses access. */
type PlayerFilm = { playlist: string; whole: string; captions: string };
export type FilmProps = { film: PlayerFilm; title: string; poster: string; autoPlay: boolean };

/** Position, state and volume of a video. The video that replaces it continues from there. */
export type Resume = { at: number; playing: boolean; volume: number; muted: boolean };

type PlayerVideoProps = FilmProps & {
  resume: { current: Resume };
  /** False once our own controls have loaded. */
  controls: boolean;
  /** Called with the element. */
  show: (video: HTMLVideoElement) => void;
  setAttaching: (attaching: boolean) => void;
  checkAccess: () => unknown;
  broken: () => void;
};

export function PlayerVideo(props: PlayerVideoProps) {
  const { film, title, poster, autoPlay, resume, controls, show, setAttaching, checkAccess, broken } = props;
  const { t } = useTexts("watch");
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<Promise<(() => void) | undefined>>();
  const loading = useRef(false);
  const attached = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks belong to one film and one attempt; another film or attempt has another `key`, which mounts a new element
  useEffect(() => {
    if (video.current) show(video.current);
    // The video replaces the button that was pressed.
    if (autoPlay && document.activeElement === document.body) video.current?.focus({ preventScroll: true });
    let last: number | undefined;
    const pulse = setInterval(() => {
      const film = video.current;
      if (!film || film.paused) return;
      // A browser's own stream player may stall without an event.
      if (film.currentTime === last) broken();
      else checkAccess();
      last = film.currentTime;
    }, PULSE_MS);
    return () => {
      clearInterval(pulse);
      // If the player's code failed to load, there is nothing to detach.
      stream.current?.then((end) => end?.()).catch(() => undefined);
    };
  }, []);

  /** Starts on the first press of play, so that visitors who don't watch load no player. */
  async function start(at: HTMLVideoElement) {
    if (stream.current || !needsHls(at)) return;
    loading.current = true;
    setAttaching(true);
    at.pause();
    stream.current = attachHls(at, film.playlist, broken);
    attached.current = (await stream.current) !== undefined;
    loading.current = false;
    setAttaching(false);
    // A browser may require another press.
    await at.play().catch(() => undefined);
  }

  /** hls.js handles its own errors. The sources that it has replaced report errors, too. */
  function failed() {
    if (!attached.current) broken();
  }

  function goOn(at: HTMLVideoElement) {
    const last = resume.current;
    at.volume = last.volume;
    at.muted = last.muted;
    // A live stream has no end, and the player picks the position.
    if (last.at > 0 && Number.isFinite(at.duration)) at.currentTime = last.at;
    if (last.playing) at.play().catch(() => undefined);
  }

  return (
    <video
      ref={video}
      poster={poster}
      controls={controls}
      // Our controls are beside the video, and its keys need the focus.
      tabIndex={controls ? undefined : 0}
      playsInline
      preload="none"
      autoPlay={autoPlay}
      width={960}
      height={540}
      aria-label={title}
      onPlay={({ currentTarget }) => {
        resume.current.playing = true;
        start(currentTarget);
      }}
      onPause={({ currentTarget }) => {
        // The end of a film also pauses it, and so does loading its stream.
        if (!currentTarget.ended && !loading.current) resume.current.playing = false;
      }}
      onLoadedMetadata={({ currentTarget }) => goOn(currentTarget)}
      onTimeUpdate={({ currentTarget }) => {
        resume.current.at = currentTarget.currentTime;
      }}
      onVolumeChange={({ currentTarget: { volume, muted } }) => {
        resume.current = { ...resume.current, volume, muted };
      }}
      onError={failed}
    >
      <source src={film.playlist} type={HLS_TYPE} />
      <source src={film.whole} type="video/mp4" onError={failed} />
      <track kind="captions" src={film.captions} srcLang={CONTENT_LANGUAGE} label={t("offer.captions")} default />
    </video>
  );
}
