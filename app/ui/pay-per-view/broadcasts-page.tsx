/** All broadcasts: the live or next one on the stage, the others as posters grouped by state. */
import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { Countdown } from "../night/countdown";
import { BroadcastBadge } from "./broadcast-badge";
import { BroadcastCard } from "./broadcast-card";
import { LocalTime } from "./local-time";
import { Stage, titleSize } from "./stage";

type StageNight = Pick<
  PayPerViewPage,
  | "lang"
  | "title"
  | "href"
  | "state"
  | "undated"
  | "badge"
  | "price"
  | "premium"
  | "poster"
  | "photo"
  | "live"
  | "zone"
  | "dateTime"
  | "bell"
  | "opens"
  | "replayUntil"
>;
type BroadcastsPageProps = { stage: StageNight | undefined; others: PayPerViewCard[] };

export function BroadcastsPage({ stage, others }: BroadcastsPageProps) {
  const { t } = useTexts("watch");
  return (
    <>
      <section className="arena">
        <div className="wrap stage-room">
          <h1 className={stage ? "hide" : "d1"}>{t("list.title")}</h1>
          {stage && <OnStage night={stage} />}
        </div>
      </section>
      <section className="band">
        <div className="wrap">
          {others.length > 0 && (
            <>
              <h2 className="part">{t(stage ? "list.more" : "list.all")}</h2>
              <div className="tiles wall">
                {others.map((night) => (
                  <BroadcastCard key={night.id} night={night} />
                ))}
              </div>
            </>
          )}
          {!stage && others.length === 0 && (
            <EmptyState
              title={t("list.emptyTitle")}
              text={t("list.emptyText")}
              action={{ label: t("list.emptyAction"), to: "/tickets" }}
            />
          )}
        </div>
      </section>
    </>
  );
}

function OnStage({ night }: { night: StageNight }) {
  const { t } = useTexts("watch");
  const said = { ...night.live, price: night.price, when: night.opens, until: night.replayUntil };
  return (
    <Stage night={night}>
      <BroadcastBadge badge={night.badge} />
      <h2 className={titleSize(night.title)} lang={titleLanguage(night.title, night.lang)}>
        {night.title}
      </h2>
      <p>
        {night.undated ? (
          t("badge.undated")
        ) : (
          <>
            {night.state === "live" && t(night.replayUntil ? "list.liveTextUntil" : "list.liveText", said)}
            {night.state === "onSale" && t("list.saleText", said)}
            {night.state === "announced" && t("list.announcedText", said)}
          </>
        )}
      </p>
      {night.bell && <LocalTime at={night.dateTime} zone={night.zone} />}
      <Countdown bell={night.bell} />
      <div className="cta">
        <Link className="btn" to={night.href} aria-label={t("list.enterOf", { title: night.title })}>
          {t("list.enter")}
        </Link>
        {night.premium && (
          <Link className="btn line" to="/premium">
            {t("list.inPremium")}
          </Link>
        )}
      </div>
    </Stage>
  );
}
