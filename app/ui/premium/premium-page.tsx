/** Premium: the offer or, for a member, what they have; the nights it includes, and common questions. */
import type { ReactNode } from "react";
import type { MembershipView } from "../../domain/billing/membership-view";
import type { PlanView, PremiumToday } from "../../domain/billing/premium-offer";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { EmptyState } from "../elements/empty-state";
import { BroadcastCard } from "../pay-per-view/broadcast-card";
import { MemberGets } from "./member-gets";
import { Plans } from "./plans";
import { PremiumQuestions } from "./premium-questions";
import { SignInInvitation } from "./sign-in-invitation";

type PremiumPageProps = {
  plans: PlanView[];
  nights: PayPerViewCard[];
  /** Whether broadcasts are also sold individually. */
  singly: boolean;
  signedIn: boolean;
  /** What the membership currently includes. */
  today?: PremiumToday | undefined;
  /** The fan's membership. Nothing is sold to a member. */
  member?: MembershipView | undefined;
  /** Plan and card can be changed here. False if another site does the billing. */
  managed: boolean;
  /** The fan was a member before, so `plans` come without the free trial that others get. */
  trialUsed?: boolean;
  /** The state of the fan's membership or payment. */
  standing?: ReactNode;
  /** Renders what a fan can do about a plan. */
  purchase?: (plan: PlanView) => ReactNode;
};

export function PremiumPage({ plans, nights, singly, signedIn, today, member, standing, ...props }: PremiumPageProps) {
  const { t } = useTexts("watch");
  const { managed, trialUsed, purchase } = props;
  return (
    <>
      <section className="arena">
        <div className="wrap split premium-top">
          <div className="stack">
            <h1 className="d1">{t("premium.heading")}</h1>
            <p className="lead-text soft">{t(member ? "premium.memberLead" : "premium.lead")}</p>
          </div>
          <img
            className="wide-only"
            src={artSrc("merch", "premium", { item: "belt", ink: "flare" })}
            alt=""
            width={400}
            height={400}
            loading="lazy"
          />
        </div>
      </section>
      {standing && (
        <section className="band">
          <div className="wrap stack">{standing}</div>
        </section>
      )}
      <section className="band">
        <div className="wrap stack">
          {member ? (
            <MemberGets today={today} />
          ) : (
            <Offer {...{ plans, singly, signedIn, today, trialUsed, purchase }} />
          )}
        </div>
      </section>
      {(member || plans.length > 0) && (
        <>
          <section className="band">
            <div className="wrap">
              <h2 className="part">{t("premium.nights")}</h2>
              {nights.length > 0 ? (
                <div className="rail">
                  {nights.map((night) => (
                    <BroadcastCard key={night.id} night={night} />
                  ))}
                </div>
              ) : (
                <p className="soft">{t("premium.nightsNone")}</p>
              )}
            </div>
          </section>
          <section className="band">
            <div className="wrap">
              <h2 className="part">{t("premium.questions")}</h2>
              <PremiumQuestions
                state={member?.state}
                trial={plans.some(({ trialDays }) => trialDays > 0)}
                managed={managed}
              />
            </div>
          </section>
        </>
      )}
    </>
  );
}

type OfferProps = Pick<PremiumPageProps, "plans" | "singly" | "signedIn" | "today" | "trialUsed" | "purchase">;

function Offer({ plans, singly, signedIn, today, trialUsed, purchase }: OfferProps) {
  const { t } = useTexts("watch");
  return (
    <>
      <h2 className="part">{t("premium.plans")}</h2>
      {plans.length > 0 ? (
        <>
          {trialUsed && <p>{t("premium.trialUsed")}</p>}
          <Plans plans={plans} today={today} purchase={purchase} />
          {!signedIn && <SignInInvitation />}
        </>
      ) : (
        <EmptyState
          title={t("premium.noneTitle")}
          text={t(singly ? "premium.noneText" : "premium.noneYet")}
          {...(singly && { action: { label: t("premium.noneAction"), to: "/pay-per-view" } })}
        />
      )}
    </>
  );
}
