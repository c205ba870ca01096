/** The home page: the next night large, the next few in a ledger, its card, the wall of posters and who is on them. */
import { Link } from "@remix-run/react";
import type { FighterView } from "../../domain/bout-view";
import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";
import { Card } from "./bout";
import { EmptyWall } from "./empty-wall";
import { FighterCard } from "./fighter-card";
import { Hero } from "./hero";
import { Ledger } from "./ledger";
import { PosterCard } from "./poster-card";

export type HomePageProps = {
  next: EventView | undefined;
  nights: EventView[];
  /** Nights in all. */
  total: number;
  wall: EventView[];
  roster: FighterView[];
};

const BOUTS_SHOWN = 3;

export function HomePage({ next, nights, total, wall, roster }: HomePageProps) {
  const { t } = useTexts("site");
  if (!next) return <EmptyWall />;
  return (
    <>
      <Hero night={next} />
      <section className="band">
        <div className="wrap">
          <div className="between part">
            <h2>{t("home.next")}</h2>
            <Link className="link" to="/tickets">
              {t("home.allDates", { count: total })}
            </Link>
          </div>
          <Ledger nights={nights} />
        </div>
      </section>
      {next.card.length > 0 && (
        <section className="band tint">
          <div className="wrap">
            <div className="between part">
              <h2>{t("home.cardIn", { city: next.city.split(",")[0] })}</h2>
              <Link className="link" to={next.href}>
                {t("home.allMatches", { count: next.card.length })}
              </Link>
            </div>
            <Card bouts={next.card.slice(0, BOUTS_SHOWN)} />
          </div>
        </section>
      )}
      {wall.length > 0 && (
        <section className="band">
          <div className="wrap">
            <h2 className="part">{t("home.wall")}</h2>
            <div className="rail">
              {wall.map((night) => (
                <PosterCard key={night.id} night={night} />
              ))}
            </div>
          </div>
        </section>
      )}
      {roster.length > 0 && (
        <section className="band arena">
          <div className="wrap">
            <h2 className="part" id="roster">
              {t("home.roster")}
            </h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it can take the focus */}
            <section className="rail" aria-labelledby="roster" tabIndex={0}>
              {roster.map((fighter) => (
                <FighterCard key={fighter.id} fighter={fighter} />
              ))}
            </section>
          </div>
        </section>
      )}
    </>
  );
}
