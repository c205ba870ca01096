/** A fan's tickets besides the seats in the table: seats in other sections, tickets by number, and further tiers. */
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { quantityText } from "../../../domain/format/quantity-text";
import { furtherField, PLACE } from "../../../domain/hall/seats-fields";
import { quantityField } from "../../../domain/tickets/quantities";
import { useTexts } from "../../../i18n/texts";
import { useSeatsInWords } from "./seats-in-words";
import type { SectionView } from "./section-view";

type OtherTicketsProps = Pick<SectionView, "elsewhere" | "byNumber" | "further" | "limitPerOrder"> & {
  ticked: readonly string[];
  /** The input before a refusal, by tier. */
  typed: Record<string, string> | undefined;
};

export function OtherTickets({ elsewhere, byNumber, further, limitPerOrder, ticked, typed }: OtherTicketsProps) {
  const { t, language } = useTexts("hall");
  const inWords = useSeatsInWords();
  return (
    <>
      {elsewhere.length > 0 && (
        <fieldset className="stack">
          <legend className="d5 display">{t("section.elsewhere")}</legend>
          {elsewhere.map((seat) => (
            <label className="check" key={seat.place}>
              <input type="checkbox" name={PLACE} value={seat.place} defaultChecked={ticked.includes(seat.place)} />
              <bdi>{inWords([seat])}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      {byNumber.map(({ definitionId, name, quantity }) => (
        <p key={definitionId} lang={CONTENT_LANGUAGE}>
          {quantityText(quantity, name, language)}
          <input type="hidden" name={quantityField(definitionId)} value={quantity} />
        </p>
      ))}
      {further.map(({ id, name, held }) => (
        <label className="count" key={id}>
          {t("section.ofThese", { tier: name })}
          <input
            type="number"
            inputMode="numeric"
            name={furtherField(id)}
            min={0}
            max={limitPerOrder}
            defaultValue={typed?.[id] ?? held}
          />
        </label>
      ))}
    </>
  );
}
