/** The hero of the home page: the next night, its poster, its date and the main action. */

import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { NightHero } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { HeroTitle } from "../elements/hero-title";
import { Countdown } from "../night/countdown";
import { DateBlock } from "../night/date-block";
import { NightBadge } from "../night/night-badge";
import { posterSrc } from "../posters/poster-src";
import type { TitleLines } from "../posters/title-lines";

type HeroProps = {
  night: NightHero;
  /** The title in lines, broken on the server. */
  title: TitleLines;
  /** The night's broadcast, if it is on sale. */
  watch?: { href: string; price: string } | undefined;
};

export function Hero({ night, title, watch }: HeroProps) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  const names = night.cast.map((fighter) => fighter.name).join(", ");

  return (
    <section className="hero arena">
      <div className="wrap">
        <div className="art">
          <img src={posterSrc(night)} alt={names && t("event.faces", { names })} width={600} height={800} />
        </div>
        <div className="say">
          {night.badge && (
            <p>
              <NightBadge badge={night.badge} />
            </p>
          )}
          <HeroTitle title={title} lang={titleLanguage(night.title, night.lang)} />
          <div className="when">
            <DateBlock night={night} big />
            <Countdown bell={night.bell} />
          </div>
          <p className="facts">
            <span>{night.place}</span>
            {night.date && <span>{t("event.bellAt", { time: night.date.time })}</span>}
          </p>
          <div className="cta">
            {night.sale === "onSale" && (
              <Link className="btn" to={night.ticketsHref}>
                {night.from ? t("home.getFrom", { price: night.from }) : t("event.tickets")}
              </Link>
            )}
            {watch ? (
              <Link className={night.sale === "onSale" ? "btn line" : "btn"} to={watch.href}>
                {tMedia("broadcast.watch", { price: watch.price })}
              </Link>
            ) : (
              <Link className={night.sale === "onSale" ? "btn line" : "btn"} to={night.href}>
                {t("home.seeNight")}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
