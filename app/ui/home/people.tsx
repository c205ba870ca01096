/** Wrestlers on the home page, in one row: the champions with their belts, then others. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { PersonView } from "../../domain/home/people-views";
import { useTexts } from "../../i18n/texts";
import { SectionHeading } from "../elements/section-heading";
import { FighterCard } from "../roster/fighter-card";

export function People({ people }: { people: PersonView[] }) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  return (
    <section className="band arena">
      <div className="wrap">
        <SectionHeading title={t("home.roster")} more={{ to: "/wrestlers", label: tMedia("people.all") }} />
        <div className="rail">
          {people.map((person) => (
            <FighterCard key={person.id} fighter={person} champion={person.belts.length > 0}>
              {person.belts.map((belt) => (
                <p className="belt" key={belt} lang={CONTENT_LANGUAGE}>
                  {belt}
                </p>
              ))}
            </FighterCard>
          ))}
        </div>
      </div>
    </section>
  );
}
