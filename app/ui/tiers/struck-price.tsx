/** A price that no longer applies, struck through. Screen readers also hear what it is. */
import { useTexts } from "../../i18n/texts";

export function StruckPrice({ price }: { price: string }) {
  const { t } = useTexts("codes");
  return (
    <s className="soft">
      <span className="hide">{t("regular", { price })}</span>
      <span aria-hidden="true">{price}</span>
    </s>
  );
}
