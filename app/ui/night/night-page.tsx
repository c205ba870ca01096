/** The page of a night: poster, facts and main action; the fight card; prices and directions. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { NightPoster } from "../../domain/shows/night-summaries";
import type { NightView } from "../../domain/shows/night-view";
import type { PriceRow, TimeToSale } from "../../domain/shows/price-rows";
import type { SectionLink } from "../../domain/shows/show-view";
import type { PhaseNote } from "../../domain/tickets/phase-notes";
import { useTexts } from "../../i18n/texts";
import { Breadcrumbs } from "../elements/breadcrumbs";
import { Card } from "../fight-card/bout";
import { FollowPanel } from "../following/follow-form";
import { movingPoster } from "../posters/moving-poster";
import { PosterCard } from "../posters/poster-card";
import { PosterLayers } from "../posters/poster-layers";
import { CalendarAndShare } from "./calendar-and-share";
import { DateBlock } from "./date-block";
import { GettingIn } from "./getting-in";
import { NightAction } from "./night-action";
import { NightBadge } from "./night-badge";
import { NightPrices } from "./night-prices";
import { NightStatus } from "./night-status";
import { SaleOpening } from "./sale-opening";

export type NightPageProps = {
  night: NightView;
  prices: PriceRow[];
  others: NightPoster[];
  /** The shows and sections that the night belongs to. */
  belongs: SectionLink[];
  /** Who may buy before everyone else. */
  notes?: PhaseNote[];
  /** The next opening of the ticket sale. */
  opening: TimeToSale | undefined;
  calendar: { ics: string; google: string } | undefined;
  url: string;
  /** URL of its broadcast, if there is one. */
  watchHref: string | undefined;
};

export function NightPage(props: NightPageProps) {
  const { night, prices, others, calendar, url } = props;
  const { t } = useTexts("night");
  return (
    <>
      <EventTop {...props} />
      <section className="band">
        <div className="wrap split event-body">
          <div>
            <h2 className="part">{t(night.sale === "past" ? "results" : "card")}</h2>
            {night.card.length > 0 ? <Card bouts={night.card} /> : <p className="soft">{t("cardOpen")}</p>}
            {night.card.length > 0 && night.sale !== "past" && <p className="help">{t("subject")}</p>}
            {night.about && (
              <p className="again" lang={night.lang ?? CONTENT_LANGUAGE}>
                {night.about}
              </p>
            )}
          </div>
          <div className="side event-side">
            {prices.length > 0 && <NightPrices night={night} prices={prices} notes={props.notes ?? []} />}
            {night.sale === "soon" && <FollowPanel kind="night" subject={night.id} name={night.title} />}
            <GettingIn night={night} />
            <CalendarAndShare calendar={calendar} url={url} title={night.title} city={night.city} />
            {night.city && <FollowPanel kind="town" subject={night.city} name={night.city} />}
          </div>
        </div>
      </section>
      {others.length > 0 && (
        <section className="band">
          <div className="wrap">
            <h2 className="part">{t("also")}</h2>
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

function EventTop({ night, belongs, opening, calendar, watchHref }: NightPageProps) {
  const { t } = useTexts("night");
  const { t: site } = useTexts("site");
  const facts = [
    [t("doors"), night.date && night.doors],
    [t("bell"), night.date && `${night.date.time} ${night.date.zone}`],
    [t("where"), night.venue],
    [t("from"), night.from],
  ].filter(([, value]) => value);
  return (
    <section className="arena">
      <div className="wrap">
        <Breadcrumbs trail={belongs.slice(0, 1)} here={night} />
        <div className="split lead event-top">
          <div className="side">
            <div className="poster" style={movingPoster(night.id)}>
              <PosterLayers key={night.id} night={night} alt={site("event.posterOf", { title: night.title })} />
            </div>
          </div>
          <div className="stack">
            {(night.badge || belongs.length > 0) && (
              <p className="row">
                <NightBadge badge={night.badge} />
                {belongs.map(({ href, title, lang }) => (
                  <Link className="belongs" key={href} to={href} lang={lang ?? CONTENT_LANGUAGE}>
                    {title}
                  </Link>
                ))}
              </p>
            )}
            <h1 className={headingSize(night.title)} lang={titleLanguage(night.title, night.lang)}>
              {night.title}
            </h1>
            <div className="when">
              <DateBlock night={night} big />
              {night.date && <p className="small soft">{night.date.long}</p>}
            </div>
            <p className="lead-text" lang={night.lang ?? CONTENT_LANGUAGE}>
              {night.description}
            </p>
            <NightStatus night={night} />
            <SaleOpening opening={opening} path={night.href} />
            <dl className="tape" aria-label={t("facts")}>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="cta">
              <NightAction night={night} />
              {calendar && (
                <a className="btn line" href={calendar.ics}>
                  {t("calendar")}
                </a>
              )}
              {watchHref && (
                <Link className="btn line" to={watchHref}>
                  {t("watch")}
                </Link>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Wood type suits short titles; a longer one is set as text. */
const headingSize = (title: string) => (title.length <= 40 ? "d1" : title.length <= 110 ? "d2" : "d4");
