/** The next step towards a night: a guest signs in on top of its page, a fan buys it, and whoever has it watches. */
import { Link } from "@remix-run/react";
import type { PayPerViewPage } from "../../domain/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { BuyButton } from "../billing/buy-button";

export type BroadcastActionProps = {
  night: Pick<PayPerViewPage, "id" | "href" | "price" | "state">;
  signedIn: boolean;
  /** Why she may watch; absent while she may not. */
  admission: "purchase" | "premium" | undefined;
  /** False where another site keeps the books. */
  sells: boolean;
};

export function BroadcastAction({ night, signedIn, admission, sells }: BroadcastActionProps) {
  const { t } = useTexts("watch");
  const { t: bill } = useTexts("billing");
  if (!signedIn) {
    return (
      <>
        <p>{t("offer.signInText")}</p>
        <Link className="btn full" to={`${night.href}/auth/sign-in`} preventScrollReset>
          {t("offer.signIn")}
        </Link>
        <Link className="btn line full" to={`${night.href}/auth/sign-up`} preventScrollReset>
          {t("offer.signUp")}
        </Link>
      </>
    );
  }
  if (admission) {
    const included = admission === "premium";
    return (
      <>
        <h2 className="d4">{bill(included ? "buy.included" : "buy.owned")}</h2>
        <p>{bill(included ? "buy.includedText" : "buy.ownedText")}</p>
        <Link className="btn full" to={`/watch/${night.id}`}>
          {bill("buy.watch")}
        </Link>
      </>
    );
  }
  if (!sells) return <p>{bill("buy.gone")}</p>;
  return (
    <>
      <BuyButton intent="buy">{bill("buy.button", { price: night.price })}</BuyButton>
      <p className="help">{bill("buy.stripe")}</p>
    </>
  );
}
