/** Wrestlers on the home page: the champions, large and in gold, and a row of others. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import type { ChampionView } from "../../domain/home/champions-and-faces";
import type { FighterView } from "../../domain/shows/bout-view";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { SectionHeading } from "../elements/section-heading";

export function Champions({ champions }: { champions: ChampionView[] }) {
  const { t } = useTexts("media");
  if (champions.length === 0) return null;
  return (
    <>
      <SectionHeading title={t("people.champions")} />
      <div className="rail champions">
        {champions.map((champion) => (
          <article className="card portrait" key={champion.id}>
            <Face person={champion} />
            <Name person={champion} />
            {champion.belts.map((belt) => (
              <p className="belt" key={belt} lang={CONTENT_LANGUAGE}>
                {belt}
              </p>
            ))}
          </article>
        ))}
      </div>
    </>
  );
}

export function Faces({ faces }: { faces: FighterView[] }) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  if (faces.length === 0) return null;
  return (
    <>
      <SectionHeading title={t("home.roster")} more={{ to: "/wrestlers", label: tMedia("people.all") }} />
      <div className="rail faces">
        {faces.map((person) => (
          <article className="card portrait" key={person.id}>
            <Face person={person} />
            <Name person={person} />
          </article>
        ))}
      </div>
    </>
  );
}

function Face({ person }: { person: FighterView }) {
  const { seed, ...look } = person.portrait;
  return (
    <div className="art">
      <img src={artSrc("portrait", seed, look)} alt="" width={400} height={500} loading="lazy" decoding="async" />
    </div>
  );
}

function Name({ person: { id, name } }: { person: FighterView }) {
  return (
    <h3 lang={languageOf(name)} dir="auto">
      <Link className="over" to={`/wrestlers/${id}`}>
        {name}
      </Link>
    </h3>
  );
}
