/** Common questions about Premium, depending on the visitor's membership. */
import type { MembershipView } from "../../domain/billing/membership-view";
import { useTexts } from "../../i18n/texts";

type PremiumQuestionsProps = {
  /** The state of the fan's membership; undefined if they have none. */
  state: MembershipView["state"] | undefined;
  /** Joining starts with a free trial. */
  trial: boolean;
  /** Plan and card can be changed here. False if another site does the billing. */
  managed: boolean;
};

export function PremiumQuestions({ state, trial, managed }: PremiumQuestionsProps) {
  const { t } = useTexts("watch");
  const charged = t(trial || state === "trial" ? "premium.faq.chargeAnswer" : "premium.faq.chargeNow");
  const asked: [string, string][] = [[t("premium.faq.nights"), t("premium.faq.nightsAnswer")]];
  // Later, the membership itself shows the date.
  if (!state || state === "trial") asked.push([t("premium.faq.charge"), charged]);
  if (state !== "ending") asked.push([t("premium.faq.cancel"), t("premium.faq.cancelAnswer")]);
  if (managed) asked.push([t("premium.faq.change"), t("premium.faq.changeAnswer")]);
  asked.push([t("premium.faq.hall"), t("premium.faq.hallAnswer")]);
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
