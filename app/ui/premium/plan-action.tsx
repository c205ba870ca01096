/**
 * The action of a plan: a fan continues to payment; a guest signs in on top of the page and returns to the chosen plan.
 */
import { Link } from "@remix-run/react";
import type { PlanView } from "../../domain/billing/premium-offer";
import { useTexts } from "../../i18n/texts";
import { BuyButton } from "../billing/buy-button";

type PlanActionProps = {
  plan: Pick<PlanView, "id" | "interval">;
  signedIn: boolean;
  /** Whether it is the main action of the page. */
  main: boolean;
};

export function PlanAction({ plan: { id, interval }, signedIn, main }: PlanActionProps) {
  const { t } = useTexts("billing");
  const { t: watch } = useTexts("watch");
  const className = main ? "btn full" : "btn line full";
  const label = (
    <>
      {t("member.join")}
      <span className="hide">, {watch(interval === "year" ? "premium.year" : "premium.month")}</span>
    </>
  );
  if (signedIn) {
    return (
      <BuyButton intent="subscribe" plan={id} className={className}>
        {label}
      </BuyButton>
    );
  }
  return (
    <Link className={className} to={`/premium/auth/sign-in?plan=${encodeURIComponent(id)}`} preventScrollReset>
      {label}
    </Link>
  );
}
