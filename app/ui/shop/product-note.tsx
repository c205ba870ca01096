/** Why a product could not be bought, or that a held piece was released. */
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

type ProductNoteProps = {
  note: "soldOut" | "gone" | "unreachable" | "released";
  /** The product has other variants. */
  choices: boolean;
};

export function ProductNote({ note, choices }: ProductNoteProps) {
  const { t } = useTexts("goods");
  return (
    <Alert tone={note === "released" ? "good" : "bad"} focused>
      {t(note === "soldOut" && !choices ? "buy.soldOutWhole" : `buy.${note}`)}
    </Alert>
  );
}
