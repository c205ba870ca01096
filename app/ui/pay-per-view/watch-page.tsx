/** One night to be watched at home: the stage, its card, what it costs and under which conditions, and the other nights. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { Card } from "../site/bout";
import { Countdown } from "../site/countdown";
import { Offer } from "./offer";
import { Results } from "./results";
import { Stage, stepOf } from "./stage";
import { StateBadge } from "./state-badge";
import { WatchCard } from "./watch-card";

/** `purchase` is what can be done to get in: sign in, or pay. It stands where the price does. */
export type WatchPageProps = { night: PayPerViewPage; others: PayPerViewCard[]; purchase: ReactNode };

export function WatchPage({ night, others, purchase }: WatchPageProps) {
  const { t } = useTexts("watch");
  return (
    <>
      <section className="arena">
        <div className="wrap stage-room">
          <Stage seed={night.poster.seed} ink={night.poster.ink}>
            <StateBadge badge={night.badge} />
            <h1 className={stepOf(night.title)} lang={CONTENT_LANGUAGE}>
              {night.title}
            </h1>
            <p>
              <StageText night={night} />
            </p>
            <Countdown bell={night.bell} />
          </Stage>
        </div>
      </section>
      <div className="wrap split watch">
        <div className="stack">
          <p className="lead-text" lang={CONTENT_LANGUAGE}>
            {night.description}
          </p>
          <section>
            <h2 className="part d3">{t(night.state === "live" ? "event.onTonight" : "event.card")}</h2>
            {night.bouts.length > 0 ? <Card bouts={night.bouts} /> : <p className="soft">{t("event.cardOpen")}</p>}
            {(night.state === "live" || night.state === "replay") && <p className="help">{t("event.hidden")}</p>}
            {night.bouts.length > 0 && night.bell && <p className="help">{t("event.subject")}</p>}
            <Results results={night.results} />
          </section>
          {night.hallHref && (
            <section className="panel">
              <h2 className="d4">{t("event.hall")}</h2>
              <p>{t("event.hallText")}</p>
              <p>
                <Link className="btn line" to={night.hallHref}>
                  {t("event.hallLink")}
                </Link>
              </p>
            </section>
          )}
        </div>
        <Offer night={night} purchase={purchase} />
      </div>
      {others.length > 0 && (
        <section className="band">
          <div className="wrap">
            <div className="between part">
              <h2>{t("event.others")}</h2>
              <Link className="link" to="/pay-per-view">
                {t("event.back")}
              </Link>
            </div>
            <div className="rail">
              {others.map((other) => (
                <WatchCard key={other.id} night={other} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

function StageText({ night }: { night: PayPerViewPage }) {
  const { t } = useTexts("watch");
  if (night.cancelled) return t("event.cancelled");
  switch (night.state) {
    case "live":
      return t("event.live", { time: night.live.time });
    case "replay":
      return t("event.replay");
    case "closed":
      return t("event.closed", { date: night.live.date });
    default:
      return t("event.when", night.live);
  }
}
