/**
 * Picks the best seats of a section by number, for fans who know where they want to sit, but not which seats. Seats in
 * other sections stay.
 */
import { Form } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { furtherField, HELD, PLACE } from "../../../domain/hall/seats-fields";
import { quantityField } from "../../../domain/tickets/quantities";
import { useTexts } from "../../../i18n/texts";

type BestSeatsProps = {
  action: string;
  clientKey: string;
  tiers: { id: string; name: string }[];
  /** The input before a refusal. */
  typed: Record<string, string> | undefined;
  /** Tickets that stay on hold: seats in other sections, those of them in further tiers, and tickets without a seat. */
  held: readonly string[];
  elsewhere: { place: string }[];
  further: { id: string; elsewhere: number }[];
  byNumber: { definitionId: string; quantity: number }[];
  busy: boolean;
};

const USUAL_SEATS = "2";

export function BestSeatsForm({ action, clientKey, tiers, typed, busy, ...kept }: BestSeatsProps) {
  const { t } = useTexts("hall");
  const { t: tt } = useTexts("tickets");
  if (tiers.length === 0) return null;
  return (
    <Form className="best-seats" method="post" action={action} aria-labelledby="best-seats">
      <h2 className="d5" id="best-seats">
        {t("section.best")}
      </h2>
      <input type="hidden" name="clientKey" value={clientKey} />
      <input type="hidden" name={HELD} value={kept.held.join()} />
      {kept.elsewhere.map(({ place }) => (
        <input type="hidden" name={PLACE} value={place} key={place} />
      ))}
      {kept.further.map(({ id, elsewhere }) => (
        <input type="hidden" name={furtherField(id)} value={elsewhere} key={id} />
      ))}
      {kept.byNumber.map(({ definitionId, quantity }) => (
        <input type="hidden" name={quantityField(definitionId)} value={quantity} key={definitionId} />
      ))}
      <div className="row">
        {tiers.map(({ id, name }, index) => (
          <label className="count" key={id}>
            <bdi lang={CONTENT_LANGUAGE}>{name}</bdi>
            <input
              type="number"
              inputMode="numeric"
              name={quantityField(id)}
              min={0}
              max={20}
              defaultValue={typed?.[id] ?? (index === 0 ? USUAL_SEATS : "0")}
              aria-label={tt("buy.number", { tier: name })}
            />
          </label>
        ))}
        <button className="btn line quiet" type="submit" name="intent" value="best" aria-busy={busy || undefined}>
          {busy ? tt("buy.holding") : t("section.bestHold")}
        </button>
      </div>
    </Form>
  );
}
