/** The watch page: the player, the button that starts it, or what is missing and where to get it. */
import { Form, Link, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { titleLanguage } from "../../domain/format/content-language";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import type { WatchScreen } from "../../domain/pay-per-view/watch-screen";
import { useTexts } from "../../i18n/texts";
import { SignUpLink } from "../authenticator/sign-up-link";
import { Alert } from "../forms/alert";
import { SubmitButton } from "../forms/submit-button";
import { Countdown } from "../night/countdown";
import { Player } from "../player/player";
import { Stage, stageArt, titleSize } from "./stage";
import { useReloadAtStart } from "./use-reload-at-start";

type WatchedNight = Pick<
  PayPerViewPage,
  "id" | "lang" | "title" | "href" | "state" | "poster" | "photo" | "live" | "bell" | "cancelled" | "undated"
>;
/** `since`: this device was refused because other devices have been watching since then. */
type WatchRoomProps = { night: WatchedNight; screen: WatchScreen; since: string | undefined };

export function WatchRoom({ night, screen, since }: WatchRoomProps) {
  const { t } = useTexts("watch");
  const [pressed, setPressed] = useState(false);
  const said = useFocusWhenOver(screen.kind === "playing");
  const { title, poster, photo } = night;
  const name = (
    <h1 className={titleSize(title)} lang={titleLanguage(title, night.lang)}>
      {title}
    </h1>
  );
  return (
    <section className="arena">
      <div className="wrap stage-room stack">
        {screen.kind === "playing" ? (
          <>
            <Player film={screen.film} title={title} poster={photo?.src ?? stageArt(poster)} autoPlay={pressed} />
            {name}
          </>
        ) : (
          <Stage night={night}>
            {name}
            <NextStep night={night} kind={screen.kind} since={since} said={said} onPress={() => setPressed(true)} />
          </Stage>
        )}
        <p>
          <Link className="link" to={night.href}>
            {t("player.toNight")}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The message that replaces a video which may no longer play. It takes the focus that the video had. */
function useFocusWhenOver(playing: boolean): RefObject<HTMLParagraphElement> {
  const said = useRef<HTMLParagraphElement>(null);
  const played = useRef(playing);
  useEffect(() => {
    if (played.current && !playing) said.current?.focus();
    played.current = playing;
  }, [playing]);
  return said;
}

type NextStepProps = Pick<WatchRoomProps, "night" | "since"> & {
  kind: Exclude<WatchScreen["kind"], "playing">;
  said: RefObject<HTMLParagraphElement>;
  onPress: () => void;
};

/** What the fan has to do before the film starts. */
function NextStep({ night, kind, since, said, onPress }: NextStepProps) {
  const { t } = useTexts("watch");
  const focusable = { ref: said, tabIndex: -1 };
  switch (kind) {
    case "closed":
      return (
        <p {...focusable}>{night.cancelled ? t("event.cancelled") : t("event.closed", { date: night.live.date })}</p>
      );
    case "guest":
      return (
        <>
          <p {...focusable}>{t("offer.signInText")}</p>
          <div className="cta">
            <Link className="btn" to={`/watch/${night.id}/auth/sign-in`} preventScrollReset>
              {t("offer.signIn")}
            </Link>
            <SignUpLink className="btn line" page={`/watch/${night.id}`}>
              {t("offer.signUp")}
            </SignUpLink>
          </div>
        </>
      );
    case "buy":
      return (
        <>
          <p {...focusable}>{t("player.buy")}</p>
          <Link className="btn" to={night.href}>
            {t("list.enter")}
          </Link>
        </>
      );
    case "early":
      return <Early night={night} />;
    default:
      return <Begin night={night} moved={kind === "moved"} since={since} onPress={onPress} />;
  }
}

function Early({ night }: Pick<NextStepProps, "night">) {
  const { t } = useTexts("watch");
  useReloadAtStart(night.bell);
  return (
    <>
      <p>{night.undated ? t("badge.undated") : t("player.early", night.live)}</p>
      <Countdown bell={night.bell} />
    </>
  );
}

function Begin({
  night,
  moved,
  since,
  onPress,
}: Pick<NextStepProps, "night" | "since" | "onPress"> & { moved: boolean }) {
  const { t } = useTexts("watch");
  const pending = useNavigation().state !== "idle";
  const said = night.state === "live" ? t("event.live", { time: night.live.time }) : t("event.replay");
  return (
    <>
      {since ? (
        <Alert focused>{t("player.tooMany", { times: since })}</Alert>
      ) : (
        moved && <Alert>{t("player.moved")}</Alert>
      )}
      <p>{since ? t("player.takeOverText") : said}</p>
      <Form method="post" action={`/watch/${night.id}`} onSubmit={onPress}>
        {since ? (
          <SubmitButton intent="takeOver" pending={pending}>
            {t("player.takeOver")}
          </SubmitButton>
        ) : (
          <SubmitButton intent="watch" pending={pending}>
            {t("offer.bar")}
          </SubmitButton>
        )}
      </Form>
    </>
  );
}
