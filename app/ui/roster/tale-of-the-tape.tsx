/** The tale of the tape of one wrestler; height and weight in both systems of units. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { WrestlerFact } from "../../domain/roster/roster-view";
import { useTexts } from "../../i18n/texts";

export function TaleOfTheTape({ facts }: { facts: WrestlerFact[] }) {
  const { t } = useTexts("roster");
  if (facts.length === 0) return null;
  return (
    <dl className="tape tale" aria-label={t("tape.label")}>
      {facts.map(({ key, value, other, content }) => (
        <div key={key}>
          <dt>
            {t(`tape.${key}`)}
            {other && <bdi> · {other}</bdi>}
          </dt>
          <dd lang={content ? CONTENT_LANGUAGE : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
