/**
 * Plays a broadcast in the browser's own player: as a stream, or as one file if the browser can't play streams, so that
 * it works without scripts too. With scripts it explains failures and resumes where it stopped.
 */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { attachHls, HLS_TYPE, needsHls } from "./attach-hls";

/** Shorter than the time the server keeps a silent device's place: a player may have minutes buffered. */
const PULSE_MS = 20_000;

/** URLs signed for this fan. They expire soon, and all of them stop working when the fan loses access. */
type PlayerFilm = { playlist: string; whole: string; captions: string };
type PlayerProps = { film: PlayerFilm; title: string; poster: string; autoPlay: boolean };

export function Player({ film: newest, title, poster, autoPlay }: PlayerProps) {
  const { t } = useTexts("watch");
  const { revalidate } = useRevalidator();
  // The player keeps its URLs while it works, because new ones would restart it.
  const [film, setFilm] = useState(newest);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<"refused" | "lost">();
  const position = useRef(0);

  useEffect(() => {
    if (trouble !== "refused" || newest.playlist === film.playlist) return;
    setFilm(newest);
    setTrouble(undefined);
  }, [trouble, newest, film]);

  /** Asks the server whether the fan may still watch. If not, the reloaded page explains why or brings new URLs. */
  async function checkAccess(): Promise<"ok" | "refused" | "lost"> {
    const answer = await fetch(film.playlist, { method: "HEAD" }).catch(() => undefined);
    if (answer?.status !== 403) return answer?.ok ? "ok" : "lost";
    setTrouble("refused");
    revalidate();
    return "refused";
  }

  async function broken() {
    if ((await checkAccess()) !== "refused") setTrouble("lost");
  }

  async function retry() {
    if ((await checkAccess()) !== "ok") return;
    setTrouble(undefined);
    setAttempt(attempt + 1);
  }

  return (
    <>
      <Picture
        key={`${attempt} ${film.playlist}`}
        film={film}
        title={title}
        poster={poster}
        autoPlay={autoPlay || position.current > 0}
        position={position}
        checkAccess={checkAccess}
        broken={broken}
      />
      {trouble === "lost" && (
        <Alert>
          {t("player.lost")}{" "}
          <button className="btn quiet line" type="button" onClick={retry}>
            {t("player.again")}
          </button>
        </Alert>
      )}
    </>
  );
}

type PictureProps = PlayerProps & { position: { current: number }; checkAccess: () => unknown; broken: () => void };

function Picture({ film, title, poster, autoPlay, position, checkAccess, broken }: PictureProps) {
  const { t } = useTexts("watch");
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<Promise<() => void>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film has another poster and checks access by itself
  useEffect(() => {
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
      stream.current?.then((end) => end()).catch(() => undefined);
    };
  }, []);

  /** Starts on the first press of play, so that visitors who don't watch load no player. */
  async function start(at: HTMLVideoElement) {
    if (stream.current || !needsHls(at)) return;
    at.pause();
    stream.current = attachHls(at, film.playlist, broken);
    await stream.current;
    // A browser may require another press.
    await at.play().catch(() => undefined);
  }

  /** hls.js handles its own errors; the sources that it replaced report errors too. */
  function failed() {
    if (!stream.current) broken();
  }

  function resume(at: HTMLVideoElement) {
    if (position.current === 0) return;
    // A live stream has no end, and the player picks the position.
    if (Number.isFinite(at.duration)) at.currentTime = position.current;
    at.play().catch(() => undefined);
  }

  return (
    <video
      className="player"
      ref={video}
      poster={poster}
      controls
      playsInline
      preload="none"
      autoPlay={autoPlay}
      width={960}
      height={540}
      aria-label={title}
      onPlay={({ currentTarget }) => start(currentTarget)}
      onLoadedMetadata={({ currentTarget }) => resume(currentTarget)}
      onTimeUpdate={({ currentTarget }) => {
        position.current = currentTarget.currentTime;
      }}
      onError={failed}
    >
      <source src={film.playlist} type={HLS_TYPE} />
      <source src={film.whole} type="video/mp4" onError={failed} />
      <track kind="captions" src={film.captions} srcLang={CONTENT_LANGUAGE} label={t("offer.captions")} default />
    </video>
  );
}
