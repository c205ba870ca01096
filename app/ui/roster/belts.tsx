/** A wrestler's current belts, in gold, with the length of each reign. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { Reign } from "../../domain/roster/title-reigns";
import { useTexts } from "../../i18n/texts";

export function Belts({ reigns }: { reigns: Reign[] }) {
  const { t } = useTexts("roster");
  return reigns
    .filter(({ held }) => held)
    .map(({ name, days }) => (
      <p className="belt" key={name}>
        <span>
          <span lang={CONTENT_LANGUAGE}>{name}</span> · {t("titles.days", { count: days })}
        </span>
      </p>
    ));
}
