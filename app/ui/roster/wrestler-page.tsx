/** A wrestler's page: profile, upcoming nights, past matches, titles, films, partners and rivals. */
import { Link } from "@remix-run/react";
import type { HighlightView } from "../../domain/media/media-views";
import type { ProfileView } from "../../domain/roster/roster-view";
import type { Rival, WrestlerResult } from "../../domain/roster/wrestler-bouts";
import type { FighterView } from "../../domain/shows/bout-view";
import type { NightRow } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { FollowPanel } from "../following/follow-form";
import { HighlightCard } from "../media/highlight-card";
import { ShareLink } from "../share/share-link";
import { NightRows } from "../tour/night-rows";
import { MatchResults } from "./match-results";
import { Moves } from "./moves";
import { PartnersAndRivals } from "./partners-and-rivals";
import { Titles } from "./titles";
import { WrestlerHero } from "./wrestler-hero";
import type { WrestlerHeroArt } from "./wrestler-hero-art";

type WrestlerPageProps = {
  person: ProfileView;
  head: WrestlerHeroArt;
  nights: NightRow[];
  /** The next night that will take place. */
  next: NightRow | undefined;
  results: WrestlerResult[];
  films: HighlightView[];
  partners: FighterView[];
  rivals: Rival[];
  /** Canonical URL. */
  url: string;
  siteName: string;
};

export function WrestlerPage(page: WrestlerPageProps) {
  const { t } = useTexts("roster");
  const { person, head, nights, next, results, films, partners, rivals, url, siteName } = page;
  const fights = person.role === "wrestler";
  return (
    <>
      <WrestlerHero person={person} head={head} next={next} />
      {fights && (
        <section className="band">
          <div className="wrap">
            <div className="between part">
              <h2>{t("next", { name: person.name })}</h2>
              {nights.length > 0 && (
                <Link className="link" to={`/tickets?text=${encodeURIComponent(person.name)}`}>
                  {t("allNights", { name: person.name })}
                </Link>
              )}
            </div>
            {nights.length > 0 ? <NightRows rows={nights} /> : <NoNights status={person.status} />}
          </div>
        </section>
      )}
      <section className="band">
        <div className={fights ? "wrap split profile-body" : "wrap"}>
          {fights && (
            <div>
              <h2 className="part">{t("results.title")}</h2>
              <MatchResults results={results} />
            </div>
          )}
          <div className={fights ? "stack" : "films"}>
            {fights && <Titles reigns={person.reigns} />}
            <Moves person={person} />
            {person.status !== "alumni" && <FollowPanel kind="wrestler" subject={person.id} name={person.name} />}
            <ShareLink url={url} title={t("shareSubject", { name: person.name, site: siteName })} />
          </div>
        </div>
      </section>
      {films.length > 0 && (
        <section className="band tint">
          <div className="wrap">
            <h2 className="part">{t("highlights")}</h2>
            <div className="films">
              {films.map((film) => (
                <HighlightCard key={film.id} highlight={film} />
              ))}
            </div>
          </div>
        </section>
      )}
      <PartnersAndRivals team={person.team} partners={partners} rivals={rivals} />
    </>
  );
}

/** Why there is no night: injured, departed, or simply not booked. */
function NoNights({ status }: { status: ProfileView["status"] }) {
  const { t } = useTexts("roster");
  return (
    <EmptyState
      title={t("noNights.title")}
      text={t(status === "active" ? "noNights.text" : `noNights.${status}`)}
      action={{ label: t("noNights.dates"), to: "/tickets" }}
    />
  );
}
