/** One night: poster, facts and what to do about it; the card; prices and the way in. */

import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { Card } from "./bout";
import { DateBlock } from "./date-block";
import { EventAction, EventNote } from "./event-action";
import { EventBadge } from "./event-badge";
import { GettingIn } from "./getting-in";
import { nightPoster } from "./night-poster";
import { PosterCard } from "./poster-card";
import { type PriceRow, Prices } from "./prices";

export type EventPageProps = { night: EventView; prices: PriceRow[]; others: EventView[] };

export function EventPage({ night, prices, others }: EventPageProps) {
  const { t } = useTexts("site");
  const facts = [
    [t("night.doors"), night.date && night.doors],
    [t("night.bell"), night.date?.time],
    [t("night.where"), night.venue],
    [t("night.from"), night.from],
  ].filter(([, value]) => value);

  return (
    <>
      <section className="arena">
        <div className="wrap split lead event-top">
          <Art className="side" svg={nightPoster(night, { label: t("event.posterOf", { title: night.title }) })} />
          <div className="stack">
            {(night.badge || night.poster.kicker) && (
              <p className="row">
                <EventBadge badge={night.badge} />
                <span className="soft">{night.poster.kicker}</span>
              </p>
            )}
            <h1 className="d1" lang={CONTENT_LANGUAGE}>
              {night.title}
            </h1>
            <DateBlock night={night} big />
            <p className="lead-text" lang={CONTENT_LANGUAGE}>
              {night.description}
            </p>
            <EventNote night={night} />
            <dl className="tape" aria-label={t("night.facts")}>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="cta">
              <EventAction night={night} />
            </div>
          </div>
        </div>
      </section>
      <section className="band">
        <div className="wrap split event-body">
          <div>
            <h2 className="part">{t(night.sale === "past" ? "night.results" : "night.card")}</h2>
            {night.card.length > 0 ? <Card bouts={night.card} /> : <p className="soft">{t("night.cardOpen")}</p>}
            {night.card.length > 0 && night.sale !== "past" && <p className="help">{t("night.subject")}</p>}
            {night.about && (
              <p className="again" lang={CONTENT_LANGUAGE}>
                {night.about}
              </p>
            )}
          </div>
          <div className="side stack event-side">
            {prices.length > 0 && <Prices night={night} prices={prices} />}
            <GettingIn night={night} />
          </div>
        </div>
      </section>
      {others.length > 0 && (
        <section className="band">
          <div className="wrap">
            <h2 className="part">{t("night.also")}</h2>
            <div className="rail">
              {others.map((other) => (
                <PosterCard key={other.id} night={other} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
