/** Thrown if a remote product API, Stripe or the user pool gives no usable answer. */

/** It can't be reached, is broken, or refuses us. Trying again later may help. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export const isUnreachable = (error: unknown): boolean => error instanceof Unreachable;
