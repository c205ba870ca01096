/** Whether a broadcast's stream can be watched. */
import { officeTexts } from "../../../i18n/office/office-texts";

export type StreamFacts = { playlist: boolean; captions: boolean; segmentAge?: number | undefined };

export function StreamPart({ stream: { playlist, captions, segmentAge } }: { stream: StreamFacts }) {
  const t = officeTexts("content");
  const there = (found: boolean) => t(found ? "stream.there" : "stream.missing");
  return (
    <section className="o-box">
      <h2>{t("stream.title")}</h2>
      <dl className="lines">
        <dt>{t("stream.playlist")}</dt>
        <dd>{there(playlist)}</dd>
        <dt>{t("stream.segment")}</dt>
        <dd>{segmentAge === undefined ? there(false) : t("stream.age", { seconds: segmentAge })}</dd>
        <dt>{t("stream.captions")}</dt>
        <dd>{there(captions)}</dd>
      </dl>
    </section>
  );
}
