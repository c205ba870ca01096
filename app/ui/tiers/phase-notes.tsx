/** What a night's phases offer: who may buy before everyone else, and for how long prices are lower. */
import type { PhaseNote } from "../../domain/tickets/phase-notes";
import { useTexts } from "../../i18n/texts";

export function PhaseNotes({ notes }: { notes: readonly PhaseNote[] }) {
  const { t } = useTexts("codes");
  return notes.map(({ key, ...values }) => (
    <span className="help block" key={key + JSON.stringify(values)}>
      {t(key, values)}
    </span>
  ));
}
