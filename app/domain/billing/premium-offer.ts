/** The Premium plans on offer, and how much the yearly plan saves. */
import type { PayPerView, PremiumPlan } from "../../../server/services/catalogue/pay-per-view";
import { price } from "../format/money-format";

export type PlanView = {
  id: string;
  interval: PremiumPlan["interval"];
  price: string;
  trialDays: number;
  /** "$19.98" saved compared to twelve monthly payments; undefined if nothing is saved. */
  saves: string | undefined;
};

const MONTHS_A_YEAR = 12;

export function planViews(plans: readonly PremiumPlan[], locale: string): PlanView[] {
  return plans.map((plan) => {
    const saved = savedCents(plan, plans);
    return {
      id: plan.id,
      interval: plan.interval,
      price: price(plan.priceCents, plan.currency, locale),
      trialDays: plan.trialDays,
      saves: saved > 0 ? price(saved, plan.currency, locale) : undefined,
    };
  });
}

/** The plans for a fan who has been a member before: the free trial is only for the first membership. */
export const withoutTrial = (plans: readonly PlanView[]): PlanView[] =>
  plans.map((plan) => ({ ...plan, trialDays: 0 }));

/** Cents that yearly `plan` saves over twelve payments of the monthly plan in the same currency; never negative. */
export function savedCents(plan: PremiumPlan, plans: readonly PremiumPlan[]): number {
  const monthly = plans.find(({ interval, currency }) => interval === "month" && currency === plan.currency);
  if (plan.interval !== "year" || !monthly) return 0;
  return Math.max(0, monthly.priceCents * MONTHS_A_YEAR - plan.priceCents);
}

/** The broadcasts included now: their titles, their total price if bought singly, and on how many screens they play. */
export type PremiumToday = { titles: string; amount: string; devices: number };

/** Undefined if nothing is included, or if the prices have no common currency. */
export function premiumToday(included: readonly PayPerView[], locale: string): PremiumToday | undefined {
  const [first] = included;
  if (!first || included.some(({ currency }) => currency !== first.currency)) return undefined;
  const cents = included.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return {
    titles: new Intl.ListFormat(locale).format(included.map(({ title }) => title)),
    amount: price(cents, first.currency, locale),
    devices: Math.min(...included.map(({ maxConcurrent }) => maxConcurrent)),
  };
}
