/** A wrestler opened at the top of the roster: a summary, and a link to their page. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import type { SpotlightView } from "../../domain/roster/roster-view";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { Photograph } from "../media/photograph";
import { Belts } from "./belts";
import { Blank } from "./fighter-card";
import { StatusBadge } from "./roster-card";
import { TaleOfTheTape } from "./tale-of-the-tape";

export function OpenedWrestler({ person }: { person: SpotlightView }) {
  const { t } = useTexts("roster");
  const { id, name, nickname, photo, portrait, status, reigns, facts } = person;
  const { seed, ...look } = portrait;
  return (
    <section className="arena">
      <div className="wrap split lead opened">
        <Link className="art" to={`/wrestlers/${id}`} tabIndex={-1} aria-hidden="true">
          {photo ? (
            <Photograph photo={photo} decorative sizes="(min-width: 48rem) 30rem, 100vw" />
          ) : seed ? (
            <img src={artSrc("portrait", seed, look)} alt="" width={400} height={500} />
          ) : (
            <Blank name={name} />
          )}
        </Link>
        <div className="stack">
          <StatusBadge status={status} />
          <Belts reigns={reigns} />
          <h1 className="d1" lang={languageOf(name)} dir="auto">
            {name}
          </h1>
          {nickname && (
            <p className="lead-text" lang={CONTENT_LANGUAGE} dir="auto">
              {nickname}
            </p>
          )}
          <TaleOfTheTape facts={facts} />
          <div className="cta">
            <Link className="btn" to={`/wrestlers/${id}`}>
              {t("open.whole")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
