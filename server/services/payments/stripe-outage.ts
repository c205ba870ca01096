/** What a fan waits for while Stripe is out of reach: she is told so, nothing was charged, and the same click may come again. */
import { isStripes } from "../../clients/stripe";
import { Unreachable } from "../../unreachable";
import type { BoxOfficeParts } from "../box-office/box-office-types";

/** The same work, which throws `Unreachable` in place of Stripe's errors and reports them. */
export const throwingUnreachable =
  ({ report }: BoxOfficeParts) =>
  <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
  (...given: Given): Promise<T> =>
    work(...given).catch((error: unknown) => {
      if (!isStripes(error)) throw error;
      report(error, "critical", "box office");
      throw new Unreachable("Stripe has not done what it was asked", { cause: error });
    });
