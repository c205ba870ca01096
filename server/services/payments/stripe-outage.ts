/** What a fan sees while Stripe is out of reach: nothing was charged, and they can try the same click again. */
import { isStripeError } from "../../clients/stripe-client";
import { Unreachable } from "../../failures/unreachable";
import type { Report } from "../../ports";

type OutageDeps = { report: Report };

/** The same function, which reports Stripe's errors and throws `Unreachable` instead. */
export const throwingUnreachable =
  ({ report }: OutageDeps, about = "box office") =>
  <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    work(...args).catch((error: unknown) => {
      if (!isStripeError(error)) throw error;
      report(error, "critical", about);
      throw new Unreachable("Stripe could not be reached", { cause: error });
    });

/** The same function, which reports Stripe's errors and returns "unreachable", so that a page can say so. */
export const returningUnreachable =
  ({ report }: OutageDeps) =>
  <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T | "unreachable"> =>
    work(...args).catch((error: unknown) => {
      if (!isStripeError(error)) throw error;
      report(error, "critical", "billing");
      return "unreachable" as const;
    });
