/** Why a product couldn't be bought, or the result: it is in the basket, or a held piece was released. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

export type ProductNoteWord = "soldOut" | "gone" | "unreachable" | "released" | "added" | "full" | "tooMany";

type ProductNoteProps = {
  note: ProductNoteWord;
  /** Whether the product has other variants. */
  choices: boolean;
};

export function ProductNote({ note, choices }: ProductNoteProps) {
  const { t } = useTexts("goods");
  const { t: basket } = useTexts("basket");
  if (note === "added" || note === "full") {
    return (
      <Alert tone={note === "added" ? "good" : "bad"} focused>
        {basket(note)} <Link to="/shop/basket">{basket("see")}</Link>
      </Alert>
    );
  }
  return (
    <Alert tone={note === "released" ? "good" : "bad"} focused>
      {t(note === "soldOut" && !choices ? "buy.soldOutWhole" : `buy.${note}`)}
    </Alert>
  );
}
