/** The end of the home page: what to watch at home and what to wear, as pictures side by side. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { BroadcastView, PremiumView } from "../../domain/home/watch-offers";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";

type OffersProps = { broadcast: BroadcastView | undefined; premium: PremiumView | undefined };

export function Offers({ broadcast, premium }: OffersProps) {
  const { t } = useTexts("media");
  return (
    <section className="offers arena">
      {broadcast && broadcast.state !== "live" && <BroadcastOffer broadcast={broadcast} />}
      {premium && <PremiumOffer premium={premium} />}
      <Offer picture={artSrc("merch", "wear the night", { ink: "volt", item: "tee" })}>
        <h2>{t("goods.title")}</h2>
        <Link className="btn line" to="/shop">
          {t("goods.see")}
        </Link>
      </Offer>
    </section>
  );
}

/** A live broadcast comes before everything that is only announced. */
export function LiveBroadcast({ broadcast }: { broadcast: BroadcastView }) {
  const { t } = useTexts("media");
  return (
    <section className="arena live-now">
      <div className="wrap between">
        <div>
          <p>
            <span className="badge live">{t("broadcast.live")}</span>
          </p>
          <h2 className="d4" lang={titleLanguage(broadcast.title, broadcast.lang)}>
            {broadcast.title}
          </h2>
        </div>
        <Link className="btn" to={broadcast.href}>
          {t("broadcast.watchLive", { price: broadcast.price })}
        </Link>
      </div>
    </section>
  );
}

function BroadcastOffer({ broadcast }: { broadcast: BroadcastView }) {
  const { t } = useTexts("media");
  const { lang, title, state, date, dateTime, price, href, poster, premiumIncluded } = broadcast;
  return (
    <Offer picture={artSrc("show", title, { ink: poster.ink, scene: "belt" })}>
      <p className="row">
        {state === "announced" && <span className="badge soon">{t("broadcast.announced")}</span>}
        <span>{t("broadcast.title")}</span>
      </p>
      <h2 lang={lang ?? CONTENT_LANGUAGE}>{title}</h2>
      <p className="small">
        <time dateTime={dateTime}>
          {date.long} · {t("broadcast.bell", { time: date.time, zone: date.zone })}
        </time>
        {premiumIncluded && ` · ${t("broadcast.included")}`}
      </p>
      <Link className="btn line" to={href}>
        {state === "announced" ? t("broadcast.see") : t("broadcast.watch", { price })}
      </Link>
    </Offer>
  );
}

function PremiumOffer({ premium: { month, year, trialDays } }: { premium: PremiumView }) {
  const { t } = useTexts("media");
  const both = month && year && t("premium.both", { month, year });
  const one = month ? t("premium.month", { price: month }) : year && t("premium.year", { price: year });
  return (
    <Offer picture={artSrc("show", "premium at home", { ink: "flare", scene: "crowd" })}>
      <h2>{t("premium.title")}</h2>
      <p className="small">
        {t("premium.text")} {both || one}
      </p>
      <Link className="btn" to="/premium">
        {trialDays > 0 ? t("premium.try", { count: trialDays }) : t("premium.see")}
      </Link>
    </Offer>
  );
}

const Offer = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <div className="offer">
    <img src={picture} alt="" width={960} height={540} loading="lazy" decoding="async" />
    <div className="say">{children}</div>
  </div>
);
