/** The tier of a ticket on the tier's color, and its seat, or that seats are unreserved. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";

/** "C" and "104" are large, the name of a gate is smaller. */
const SHORT = 4;

export function TierBand({ ticket: { tier, mark, seat } }: { ticket: Pick<TicketView, "tier" | "mark" | "seat"> }) {
  const { t } = useTexts("mine");
  return (
    <div className="tierband">
      <dl>
        <div>
          <dt>
            {t("tickets.tier")}
            {mark && ` ${mark.number}`}
          </dt>
          <dd lang={CONTENT_LANGUAGE}>{tier}</dd>
        </div>
        {seat?.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value.length > SHORT ? "word" : undefined} lang={CONTENT_LANGUAGE}>
              {value}
            </dd>
          </div>
        ))}
        {!seat && (
          <div>
            <dt>{t("pass.seat")}</dt>
            <dd className="word">{t("pass.unreserved")}</dd>
          </div>
        )}
      </dl>
      {mark?.description && !seat && (
        <p className="small" lang={CONTENT_LANGUAGE}>
          {mark.description}
        </p>
      )}
    </div>
  );
}
