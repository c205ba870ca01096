/** What is thrown when a product API elsewhere, Stripe or the user pool gives no answer that can be used. */

/** It cannot be reached, is broken, or refuses us: another try, later, may help. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export const isUnreachable = (error: unknown): boolean => error instanceof Unreachable;
