/** Why a product could not be bought, or what happened to it: it is in the basket, or a held piece was released. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";

export type ProductNoteWord = "soldOut" | "gone" | "unreachable" | "released" | "added" | "full";

type ProductNoteProps = {
  note: ProductNoteWord;
  /** The product has other variants. */
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
