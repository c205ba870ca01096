/** The films of the home page: the main one large, four more in a row. */
import type { HighlightView } from "../../domain/media/media-views";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { HighlightCard } from "./highlight-card";

type HighlightsProps = { main: HighlightView | undefined; others: HighlightView[] };

export function HighlightFilms({ main, others }: HighlightsProps) {
  const { t } = useTexts("media");
  return (
    <section className="band">
      <div className="wrap">
        <h2 className="part" id="highlights">
          {t("highlights.title")}
        </h2>
        {main && <HighlightCard highlight={main} main />}
        {others.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not every browser lets players take the focus
          <section className="rail reels" aria-labelledby="highlights" tabIndex={0}>
            {others.map((highlight) => (
              <HighlightCard key={highlight.id} highlight={highlight} />
            ))}
          </section>
        )}
        {!main && others.length === 0 && (
          <EmptyState title={t("highlights.emptyTitle")} text={t("highlights.emptyText")} />
        )}
      </div>
    </section>
  );
}
