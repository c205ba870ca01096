/** The residency: its theater, its calendar, the course of an evening, prices and directions. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, titleLanguage, type Worded } from "../../domain/format/content-language";
import {
  type CalendarView,
  type DoorAndBellTimes,
  type PlaceView,
  type pricesOf,
  RESIDENCY,
} from "../../domain/shows/residency-view";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { FollowPanel } from "../following/follow-form";
import { GettingIn } from "../night/getting-in";
import { EveningActs } from "./evening-acts";
import { ResidencyCalendar } from "./residency-calendar";
import { ResidencyQuestions } from "./residency-questions";
import "../../styles/shows.css";

type ResidencyPageProps = {
  path: string;
  show: Worded & {
    title: string;
    tagline: string;
    description: string;
    ageNote: string;
    runtimeMinutes: number;
    faq: { question: string; answer: string }[];
    art: { seed: string; ink?: string | undefined; scene?: string | undefined };
  };
  place: PlaceView | undefined;
  calendar: CalendarView;
  /** The next night with seats on sale. */
  next: { href: string; date: string } | undefined;
  hours: DoorAndBellTimes[];
  prices: ReturnType<typeof pricesOf>;
  /** The date of the night that has these prices. */
  pricesOn: string | undefined;
};

export function ResidencyPage(props: ResidencyPageProps) {
  const { path, show, place, calendar, next, hours, prices, pricesOn } = props;
  const { t } = useTexts("shows");
  const { seed, ink, scene = "theatre" } = show.art;
  return (
    <>
      <section className="bill tall arena">
        <div className="art">
          <img src={artSrc("show", seed, { ink, scene })} alt="" width={960} height={540} />
        </div>
        <div className="wrap say">
          <p className="row">
            <span className="badge">{t("bill.residency")}</span>
            {place && (
              <span className="badge" lang={CONTENT_LANGUAGE}>
                {place.venue}, {place.city}
              </span>
            )}
          </p>
          <h1 className="d1" lang={titleLanguage(show.title, show.lang)}>
            {show.title}
          </h1>
          <p className="lead-text" lang={show.lang ?? CONTENT_LANGUAGE}>
            {show.tagline}
          </p>
          <p className="cta">
            {next && (
              <Link className="btn" to={next.href}>
                {t("residency.seats", { date: next.date })}
              </Link>
            )}
            <a className="btn line" href="#calendar">
              {t("residency.calendar")}
            </a>
          </p>
        </div>
      </section>
      <div className="band">
        <div className="wrap stack">
          <p className="lead-text" lang={show.lang ?? CONTENT_LANGUAGE}>
            {show.description}
          </p>
          <ResidencyCalendar path={path} calendar={calendar} />
        </div>
      </div>
      <EveningActs seed={seed} ink={ink} hours={hours} runtimeMinutes={show.runtimeMinutes} />
      <section className="band">
        <div className="wrap split event-body">
          <div>
            {(show.faq.length > 0 || show.ageNote) && <h2 className="part">{t("residency.questions")}</h2>}
            {show.ageNote && (
              <p className="lead-text" lang={CONTENT_LANGUAGE}>
                {show.ageNote}
              </p>
            )}
            <ResidencyQuestions faq={show.faq} />
          </div>
          <div className="side event-side">
            {prices.length > 0 && <ResidencyPrices prices={prices} pricesOn={pricesOn} />}
            <FollowPanel kind="show" subject={RESIDENCY} name={show.title} />
            {place && <GettingIn title={t("residency.there")} night={place} />}
          </div>
        </div>
      </section>
    </>
  );
}

function ResidencyPrices({ prices, pricesOn }: Pick<ResidencyPageProps, "prices" | "pricesOn">) {
  const { t } = useTexts("shows");
  return (
    <div className="panel">
      <h2 className="d4">{t("residency.prices")}</h2>
      <dl className="pairs">
        {prices.map(({ id, name, description, price }) => (
          <div className="pair" key={id}>
            <dt lang={CONTENT_LANGUAGE}>
              <b>{name}</b>
              <span className="help block">{description}</span>
            </dt>
            <dd>{price ?? t("residency.free")}</dd>
          </div>
        ))}
      </dl>
      {pricesOn && <p className="help">{t("residency.pricesOn", { date: pricesOn })}</p>}
    </div>
  );
}
