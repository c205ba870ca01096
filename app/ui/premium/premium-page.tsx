/** The Premium offer: what it is, what it costs, which nights it includes, and common questions. */
import type { ReactNode } from "react";
import type { PlanView, PremiumToday } from "../../domain/billing/premium-offer";
import type { PayPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { EmptyState } from "../elements/empty-state";
import { BroadcastCard } from "../pay-per-view/broadcast-card";
import { Plans } from "./plans";
import { SignInInvitation } from "./sign-in-invitation";

type PremiumPageProps = {
  plans: PlanView[];
  nights: PayPerViewCard[];
  /** Whether broadcasts are also sold individually. */
  singly: boolean;
  signedIn: boolean;
  /** What the membership includes at this moment. */
  today?: PremiumToday | undefined;
  /** The state of the fan's membership or payment. */
  standing?: ReactNode;
  /** Renders what a fan can do about a plan. */
  purchase?: (plan: PlanView) => ReactNode;
};

export function PremiumPage({ plans, nights, singly, signedIn, today, standing, purchase }: PremiumPageProps) {
  const { t } = useTexts("watch");
  return (
    <>
      <section className="arena">
        <div className="wrap split premium-top">
          <div className="stack">
            <h1 className="d1">{t("premium.heading")}</h1>
            <p className="lead-text soft">{t("premium.lead")}</p>
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
      <section className="band">
        <div className="wrap stack">
          {standing}
          <h2 className="part">{t("premium.plans")}</h2>
          {plans.length > 0 ? (
            <>
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
        </div>
      </section>
      {plans.length > 0 && (
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
              <Questions />
            </div>
          </section>
        </>
      )}
    </>
  );
}

function Questions() {
  const { t } = useTexts("watch");
  const asked = [
    [t("premium.faq.nights"), t("premium.faq.nightsAnswer")],
    [t("premium.faq.charge"), t("premium.faq.chargeAnswer")],
    [t("premium.faq.cancel"), t("premium.faq.cancelAnswer")],
    [t("premium.faq.change"), t("premium.faq.changeAnswer")],
    [t("premium.faq.hall"), t("premium.faq.hallAnswer")],
  ];
  return (
    <div className="faq">
      {asked.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
