/** A wrestler's page: who it is, the nights ahead, the matches behind, titles, films, and the people across the ring. */
import { Link } from "@remix-run/react";
import type { HighlightView } from "../../domain/media/media-views";
import type { ProfileView } from "../../domain/roster/roster-view";
import type { Rival, WrestlerResult } from "../../domain/roster/wrestler-bouts";
import type { FighterView } from "../../domain/shows/bout-view";
import type { NightRow } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { HighlightCard } from "../media/highlight-card";
import { Empty } from "../site/empty";
import { Ledger } from "../site/ledger";
import { Corner } from "./corner";
import { Moves } from "./moves";
import type { ProfileHead } from "./profile-head";
import { ProfileHero } from "./profile-hero";
import { Results } from "./results";
import { Tell } from "./tell";
import { Titles } from "./titles";

export type ProfilePageProps = {
  person: ProfileView;
  head: ProfileHead;
  nights: NightRow[];
  /** The next night that can be gone to. */
  next: NightRow | undefined;
  results: WrestlerResult[];
  films: HighlightView[];
  partners: FighterView[];
  rivals: Rival[];
  /** Canonical address. */
  url: string;
  siteName: string;
};

export function ProfilePage(page: ProfilePageProps) {
  const { t } = useTexts("roster");
  const { person, head, nights, next, results, films, partners, rivals, url, siteName } = page;
  const fights = person.role === "wrestler";
  return (
    <>
      <ProfileHero person={person} head={head} next={next} />
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
            {nights.length > 0 ? <Ledger nights={nights} /> : <NoNights status={person.status} />}
          </div>
        </section>
      )}
      <section className="band">
        <div className={fights ? "wrap split profile-body" : "wrap"}>
          {fights && (
            <div>
              <h2 className="part">{t("results.title")}</h2>
              <Results results={results} />
            </div>
          )}
          <div className={fights ? "stack" : "films"}>
            {fights && <Titles reigns={person.reigns} />}
            <Moves person={person} />
            <Tell url={url} name={person.name} siteName={siteName} />
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
      <Corner team={person.team} partners={partners} rivals={rivals} />
    </>
  );
}

/** Why there is no night: injured, gone, or simply not signed. */
function NoNights({ status }: { status: ProfileView["status"] }) {
  const { t } = useTexts("roster");
  return (
    <Empty
      title={t("noNights.title")}
      text={t(status === "active" ? "noNights.text" : `noNights.${status}`)}
      action={{ label: t("noNights.dates"), to: "/tickets" }}
    />
  );
}
