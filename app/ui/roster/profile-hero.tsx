/** The head of a wrestler's page: belts, name, tape, the next night, and the portrait at full height. */
import { Link } from "@remix-run/react";
import { type CSSProperties, Fragment } from "react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import type { ProfileView } from "../../domain/roster/roster-view";
import type { NightRow } from "../../domain/shows/night-summaries";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { Blank } from "../site/fighter-card";
import { Belts } from "./belts";
import type { ProfileHead } from "./profile-head";
import { StatusBadge } from "./roster-card";
import { Tale } from "./tale";

/** A name of such lines is set smaller and breaks where it must. */
const LONG_LINE_EM = 6;

type ProfileHeroProps = {
  person: ProfileView;
  head: ProfileHead;
  next: NightRow | undefined;
};

export function ProfileHero({ person, head, next }: ProfileHeroProps) {
  const { t } = useTexts("roster");
  const { name, nickname, role, status, bio, facts, reigns } = person;
  const { art, lines, widthEm } = head;
  return (
    <section className="hero arena wrestler">
      <div className="wrap">
        {art ? (
          <Art svg={art} />
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
          <h1
            className={widthEm > LONG_LINE_EM ? "long" : undefined}
            lang={languageOf(name)}
            dir="auto"
            style={{ "--w": widthEm } as CSSProperties}
          >
            {lines.map((line, i) => (
              <Fragment key={line}>
                {i > 0 && <br />}
                {line}
                {i < lines.length - 1 && " "}
              </Fragment>
            ))}
          </h1>
          {nickname && (
            <p className="display d4" lang={CONTENT_LANGUAGE} dir="auto">
              {nickname}
            </p>
          )}
          {bio && (
            <p className="lead-text" lang={CONTENT_LANGUAGE} dir="auto">
              {bio}
            </p>
          )}
          <Tale facts={facts} />
          {next && <NextNight night={next} />}
        </div>
      </div>
    </section>
  );
}

/** To the seats when they are sold here, else to the night. */
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
