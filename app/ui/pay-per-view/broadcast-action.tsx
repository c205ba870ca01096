/**
 * The next step towards a broadcast: a guest signs in on top of the page, a fan buys it, and a fan with access watches.
 */
import { Link } from "@remix-run/react";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { useTexts } from "../../i18n/texts";
import { SignUpLink } from "../authenticator/sign-up-link";
import { BuyButton } from "../billing/buy-button";

export type BroadcastActionProps = {
  night: Pick<PayPerViewPage, "id" | "href" | "price" | "state">;
  signedIn: boolean;
  /** Why the fan may watch; undefined if they may not. */
  admission: "purchase" | "premium" | undefined;
  /** False if another site does the billing. */
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
        <SignUpLink className="btn line full" page={night.href}>
          {t("offer.signUp")}
        </SignUpLink>
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
