/**
 * Plays a broadcast with our own controls once they have loaded, else with the browser's, so that it also works without
 * scripts. Explains failures, and resumes where it stopped as soon as the connection is back.
 */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { type FilmProps, PlayerVideo, type Resume } from "./player-video";
import { useRetry } from "./use-retry";
import "./player.css";

export function Player({ film: newest, title, poster, autoPlay }: FilmProps) {
  const { revalidate } = useRevalidator();
  // The player keeps its URLs while they work, because new ones would restart it.
  const [film, setFilm] = useState(newest);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<"refused" | "lost">();
  const resume = useRef<Resume>({ at: 0, playing: false, volume: 1, muted: false });
  const frame = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement>();
  const [attaching, setAttaching] = useState(false);
  const Controls = useOwnControls();

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
  useRetry(trouble === "lost", retry);

  return (
    <div className="player" ref={frame}>
      <PlayerVideo
        key={`${attempt} ${film.playlist}`}
        film={film}
        title={title}
        poster={poster}
        autoPlay={autoPlay || resume.current.playing}
        resume={resume}
        controls={!Controls}
        show={setVideo}
        setAttaching={setAttaching}
        checkAccess={checkAccess}
        broken={broken}
      />
      {Controls && video && frame.current && <Controls video={video} frame={frame.current} attaching={attaching} />}
      {trouble === "lost" && <Lost retry={retry} />}
    </div>
  );
}

function Lost({ retry }: { retry: () => void }) {
  const watch = useTexts("watch").t;
  const { t } = useTexts("player");
  return (
    <Alert>
      {watch("player.lost")} {t("returning")}{" "}
      <button className="btn quiet line" type="button" onClick={retry}>
        {watch("player.again")}
      </button>
    </Alert>
  );
}

type OwnControls = typeof import("./player-controls").PlayerControls;

/** If our controls can't be loaded, the browser's stay. */
function useOwnControls(): OwnControls | undefined {
  const [controls, setControls] = useState<{ Own: OwnControls }>();
  useEffect(() => {
    import("./player-controls").then(
      ({ PlayerControls }) => setControls({ Own: PlayerControls }),
      () => undefined,
    );
  }, []);
  return controls?.Own;
}
