/** Watching from home: the current or next broadcast, and the price of Premium. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { BroadcastView, PremiumView } from "../../domain/home/watch-offers";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { PosterLayers } from "../posters/poster-layers";

export function Broadcast({ broadcast }: { broadcast: BroadcastView }) {
  const { t } = useTexts("media");
  const { title, description, state, date, dateTime, price, href } = broadcast;
  return (
    <section className="band arena">
      <div className="wrap split offer">
        <div className="stack">
          <p className="row">
            {state === "live" && <span className="badge live">{t("broadcast.live")}</span>}
            {state === "announced" && <span className="badge soon">{t("broadcast.announced")}</span>}
            <span className="soft">{t("broadcast.title")}</span>
          </p>
          <h2 className="d2" lang={broadcast.lang ?? CONTENT_LANGUAGE}>
            {title}
          </h2>
          <p className="lead-text soft" lang={broadcast.lang ?? CONTENT_LANGUAGE}>
            {description}
          </p>
          <p>
            <time dateTime={dateTime}>
              {date.long} · {t("broadcast.bell", { time: date.time, zone: date.zone })}
            </time>
          </p>
          <p className="cta">
            <Link className={state === "live" ? "btn" : "btn line"} to={href}>
              {state === "live" && t("broadcast.watchLive", { price })}
              {state === "onSale" && t("broadcast.watch", { price })}
              {state === "announced" && t("broadcast.see")}
            </Link>
          </p>
          {broadcast.premiumIncluded && <p className="soft small">{t("broadcast.included")}</p>}
        </div>
        <div className="sheet">
          <PosterLayers night={broadcast} lazy />
        </div>
      </div>
    </section>
  );
}

export function Premium({ premium: { month, year, trialDays } }: { premium: PremiumView }) {
  const { t } = useTexts("media");
  const cost =
    month && year ? t("premium.both", { month, year }) : month ? t("premium.month", { price: month }) : undefined;
  return (
    <section className="band tint">
      <div className="wrap split offer even">
        <div className="stack">
          <h2 className="d2">{t("premium.title")}</h2>
          <p className="lead-text soft">{t("premium.text")}</p>
          <p className="lead-text">{cost ?? (year && t("premium.year", { price: year }))}</p>
          <p className="cta">
            <Link className="btn" to="/premium">
              {trialDays > 0 ? t("premium.try", { count: trialDays }) : t("premium.see")}
            </Link>
          </p>
        </div>
        <img
          className="film"
          src={artSrc("show", "premium at home", { ink: "flare", scene: "crowd" })}
          alt=""
          width={960}
          height={540}
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}
