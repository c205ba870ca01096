/** Wrestlers on the home page, in one row: the champions with their belts, then others. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import type { PersonView } from "../../domain/home/people-views";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { SectionHeading } from "../elements/section-heading";

export function People({ people }: { people: PersonView[] }) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  return (
    <section className="band arena">
      <div className="wrap">
        <SectionHeading title={t("home.roster")} more={{ to: "/wrestlers", label: tMedia("people.all") }} />
        <div className="rail">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Person({ person: { id, name, portrait, belts } }: { person: PersonView }) {
  const { seed, ...look } = portrait;
  return (
    <article className={belts.length > 0 ? "card portrait champion" : "card portrait"}>
      <div className="art">
        <img src={artSrc("portrait", seed, look)} alt="" width={400} height={500} loading="lazy" decoding="async" />
      </div>
      <h3 lang={languageOf(name)} dir="auto">
        <Link className="over" to={`/wrestlers/${id}`}>
          {name}
        </Link>
      </h3>
      {belts.map((belt) => (
        <p className="belt" key={belt} lang={CONTENT_LANGUAGE}>
          {belt}
        </p>
      ))}
    </article>
  );
}
