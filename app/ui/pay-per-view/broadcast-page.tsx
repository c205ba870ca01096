/** One broadcast: the stage, its fight card, its price and conditions, and the other broadcasts. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { Card } from "../fight-card/bout";
import { Countdown } from "../night/countdown";
import { ShareLink } from "../share/share-link";
import type { BroadcastActionProps } from "./broadcast-action";
import { BroadcastBadge } from "./broadcast-badge";
import { BroadcastCard } from "./broadcast-card";
import { BroadcastOffer } from "./broadcast-offer";
import { BroadcastResults } from "./broadcast-results";
import { LocalTime } from "./local-time";
import { Stage, titleSize } from "./stage";

/** `purchase` is what the visitor can do to get access or, with `admission`, to watch. */
type BroadcastPageProps = {
  night: PayPerViewPage;
  /** Canonical URL. */
  url: string;
  others: PayPerViewCard[];
  admission: BroadcastActionProps["admission"];
  premiumPaused: boolean;
  purchase: ReactNode;
};

export function BroadcastPage({ night, url, others, admission, premiumPaused, purchase }: BroadcastPageProps) {
  const { t } = useTexts("watch");
  return (
    <>
      <section className="arena">
        <div className="wrap stage-room">
          <Stage night={night}>
            {!(admission && isAhead(night)) && <BroadcastBadge badge={night.badge} />}
            <h1 className={titleSize(night.title)} lang={titleLanguage(night.title, night.lang)}>
              {night.title}
            </h1>
            <p>
              <StageText night={night} />
            </p>
            {night.bell && <LocalTime at={night.dateTime} zone={night.zone} />}
            <Countdown bell={night.bell} />
          </Stage>
        </div>
      </section>
      <div className="wrap split watch">
        <div className="stack">
          <p className="lead-text" lang={night.lang ?? CONTENT_LANGUAGE}>
            {night.description}
          </p>
          <ShareLink url={url} title={night.title} />
          <section>
            <h2 className="part d3">{t(night.state === "live" ? "event.onTonight" : "event.card")}</h2>
            {night.bouts.length > 0 ? <Card bouts={night.bouts} /> : <p className="soft">{t("event.cardOpen")}</p>}
            {(night.state === "live" || night.state === "replay") && <p className="help">{t("event.hidden")}</p>}
            {night.bouts.length > 0 && night.bell && <p className="help">{t("event.subject")}</p>}
            <BroadcastResults results={night.results} />
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
        <BroadcastOffer {...{ night, admission, premiumPaused, purchase }} />
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
                <BroadcastCard key={other.id} night={other} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** Until the stream starts, its badge is about the sale. */
const isAhead = ({ state }: PayPerViewPage) => state === "announced" || state === "onSale";

function StageText({ night }: { night: PayPerViewPage }) {
  const { t } = useTexts("watch");
  if (night.cancelled) return t("event.cancelled");
  if (night.undated) return t("badge.undated");
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
