/** The premium offer: one membership at two intervals, both beginning with a week to try. */
import { PAYMENT_INTENT_CENTS } from "../../../app/domain/limits";
import type { premiumPlan } from "../schema";

const TRIAL_DAYS = 7;

export const premiumPlans: (typeof premiumPlan.$inferInsert)[] = [
  {
    id: "monthly",
    interval: "month",
    priceCents: PAYMENT_INTENT_CENTS,
    currency: "USD",
    trialDays: TRIAL_DAYS,
    sortIndex: 0,
  },
  { id: "yearly", interval: "year", priceCents: 9990, currency: "USD", trialDays: TRIAL_DAYS, sortIndex: 1 },
];
