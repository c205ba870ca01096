/** What a fan waits for while Stripe is out of reach: she is told so, nothing was charged, and the same click may come again. */
import { isStripeError } from "../../clients/stripe-client";
import { Unreachable } from "../../unreachable";
import type { Office } from "./types";

/** The same work, which throws `Unreachable` in place of Stripe's errors and reports them. */
export const reaching =
  ({ report }: Office) =>
  <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
  (...given: Given): Promise<T> =>
    work(...given).catch((error: unknown) => {
      if (!isStripeError(error)) throw error;
      report(error, "critical", "box office");
      throw new Unreachable("Stripe has not done what it was asked", { cause: error });
    });
