/** Why an article was not bought, or that it was put back. */
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

export type BuyNoteProps = {
  note: "soldOut" | "gone" | "unreachable" | "released";
  /** There are other variants. */
  choices: boolean;
};

export function BuyNote({ note, choices }: BuyNoteProps) {
  const { t } = useTexts("goods");
  return (
    <Alert tone={note === "released" ? "good" : "bad"} focused>
      {t(note === "soldOut" && !choices ? "buy.soldOutWhole" : `buy.${note}`)}
    </Alert>
  );
}
