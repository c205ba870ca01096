/**
 * The film of a night in the browser's own player: as a stream, or as one file where nothing plays streams, so that it
 * plays without scripts too. With them it says what went wrong, and goes on where it stopped.
 */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { attachHls, HLS_TYPE, needsHls } from "./attach-hls";

/** Shorter than the gate keeps a place for whoever asks for nothing: a player may have minutes in store. */
const PULSE_MS = 20_000;

/** Addresses that are hers alone; they end soon, and all at once when she may not watch any more. */
export type PlayerFilm = { playlist: string; whole: string; captions: string };
export type PlayerProps = { film: PlayerFilm; title: string; poster: string; autoPlay: boolean };

export function Player({ film: newest, title, poster, autoPlay }: PlayerProps) {
  const { t } = useTexts("watch");
  const { revalidate } = useRevalidator();
  // Addresses that come while all is well are left alone: a player that gets another one begins anew.
  const [film, setFilm] = useState(newest);
  const [turn, setTurn] = useState(0);
  const [trouble, setTrouble] = useState<"refused" | "lost">();
  const reached = useRef(0);

  useEffect(() => {
    if (trouble !== "refused" || newest.playlist === film.playlist) return;
    setFilm(newest);
    setTrouble(undefined);
  }, [trouble, newest, film]);

  /** Asks the gate. Where it refuses, the page tells why, or has newer addresses. */
  async function ask(): Promise<"well" | "refused" | "lost"> {
    const answer = await fetch(film.playlist, { method: "HEAD" }).catch(() => undefined);
    if (answer?.status !== 403) return answer?.ok ? "well" : "lost";
    setTrouble("refused");
    revalidate();
    return "refused";
  }

  async function broken() {
    if ((await ask()) !== "refused") setTrouble("lost");
  }

  async function again() {
    if ((await ask()) !== "well") return;
    setTrouble(undefined);
    setTurn(turn + 1);
  }

  return (
    <>
      <Picture
        key={`${turn} ${film.playlist}`}
        film={film}
        title={title}
        poster={poster}
        autoPlay={autoPlay || reached.current > 0}
        reached={reached}
        ask={ask}
        broken={broken}
      />
      {trouble === "lost" && (
        <Alert>
          {t("player.lost")}{" "}
          <button className="btn quiet line" type="button" onClick={again}>
            {t("player.again")}
          </button>
        </Alert>
      )}
    </>
  );
}

type PictureProps = PlayerProps & { reached: { current: number }; ask: () => unknown; broken: () => void };

function Picture({ film, title, poster, autoPlay, reached, ask, broken }: PictureProps) {
  const { t } = useTexts("watch");
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<Promise<() => void>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film is another picture, and asks for itself
  useEffect(() => {
    let last: number | undefined;
    const pulse = setInterval(() => {
      const film = video.current;
      if (!film || film.paused) return;
      // A browser's own player of streams may stand still without a word.
      if (film.currentTime === last) broken();
      else ask();
      last = film.currentTime;
    }, PULSE_MS);
    return () => {
      clearInterval(pulse);
      // A player whose code never came has nothing to end.
      stream.current?.then((end) => end()).catch(() => undefined);
    };
  }, []);

  /** The press of play: not before, so that nobody who only looks loads a player. */
  async function begin(at: HTMLVideoElement) {
    if (stream.current || !needsHls(at)) return;
    at.pause();
    stream.current = attachHls(at, film.playlist, broken);
    await stream.current;
    // A browser may want another press.
    await at.play().catch(() => undefined);
  }

  /** What hls.js plays it answers for itself; the sources that it took the place of are told as broken too. */
  function failed() {
    if (!stream.current) broken();
  }

  function goOn(at: HTMLVideoElement) {
    if (reached.current === 0) return;
    // What is live has no end, and its own place to join at.
    if (Number.isFinite(at.duration)) at.currentTime = reached.current;
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
      onPlay={({ currentTarget }) => begin(currentTarget)}
      onLoadedMetadata={({ currentTarget }) => goOn(currentTarget)}
      onTimeUpdate={({ currentTarget }) => {
        reached.current = currentTarget.currentTime;
      }}
      onError={failed}
    >
      <source src={film.playlist} type={HLS_TYPE} />
      <source src={film.whole} type="video/mp4" onError={failed} />
      <track kind="captions" src={film.captions} srcLang={CONTENT_LANGUAGE} label={t("offer.captions")} default />
    </video>
  );
}
