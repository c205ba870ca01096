/** The results, collapsed to avoid spoilers, and only for broadcasts that can't be watched anymore. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { BroadcastResult } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";

export function BroadcastResults({ results }: { results: BroadcastResult[] }) {
  const { t } = useTexts("watch");
  if (results.length === 0) return null;
  return (
    <div className="faq">
      <details>
        <summary>{t("event.results")}</summary>
        <dl className="pairs">
          {results.map(({ order, terms, winners }) => (
            <div className="pair" key={order}>
              <dt lang={CONTENT_LANGUAGE}>{terms}</dt>
              <dd>{t("event.won", { names: winners })}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
