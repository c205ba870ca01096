/** The top of a wrestler's page: belts, name, tape, the next night, and the full-height portrait. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import type { ProfileView } from "../../domain/roster/roster-view";
import type { NightRow } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { InlineArt } from "../art/inline-art";
import { HeroTitle } from "../elements/hero-title";
import { Belts } from "./belts";
import { Blank } from "./fighter-card";
import { StatusBadge } from "./roster-card";
import { TaleOfTheTape } from "./tale-of-the-tape";
import type { WrestlerHeroArt } from "./wrestler-hero-art";

type WrestlerHeroProps = {
  person: ProfileView;
  head: WrestlerHeroArt;
  next: NightRow | undefined;
};

export function WrestlerHero({ person, head, next }: WrestlerHeroProps) {
  const { t } = useTexts("roster");
  const { name, nickname, role, status, bio, facts, reigns, photo } = person;
  return (
    <section className="hero arena wrestler">
      <div className="wrap">
        {photo ? (
          <div className="art">
            <img {...photo} alt={photo.alt} />
          </div>
        ) : head.art ? (
          <InlineArt svg={head.art} />
        ) : (
          <div className="art">
            <Blank name={name} />
          </div>
        )}
        <div className="say">
          {(status !== "active" || role !== "wrestler") && (
            <p className="row">
              <StatusBadge status={status} />
              {role !== "wrestler" && <span className="soft">{t(`role.${role}`)}</span>}
            </p>
          )}
          <Belts reigns={reigns} />
          <HeroTitle title={head} lang={languageOf(name)} dir="auto" />
          {nickname && (
            <p className="display d4" lang={CONTENT_LANGUAGE} dir="auto">
              {nickname}
            </p>
          )}
          {bio && (
            <p className="lead-text" lang={person.lang ?? CONTENT_LANGUAGE} dir="auto">
              {bio}
            </p>
          )}
          <TaleOfTheTape facts={facts} />
          {next && <NextNight night={next} />}
        </div>
      </div>
    </section>
  );
}

/** Links to the seats if they are sold here, otherwise to the night. */
function NextNight({ night }: { night: NightRow }) {
  const { t } = useTexts("roster");
  const place = { date: night.date?.dayMonth ?? night.title, city: night.city };
  const onSale = night.sale === "onSale";
  return (
    <p className="cta">
      <Link className={onSale ? "btn" : "btn line"} to={onSale ? night.ticketsHref : night.href}>
        {t(onSale ? "nextOn" : "nextNight", place)}
      </Link>
    </p>
  );
}
