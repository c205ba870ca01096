/** What a call of a product API elsewhere throws when there is no answer that can be used. */

/** It cannot be reached, is broken, or refuses us: another try, later, may help. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export const isUnreachable = (error: unknown): boolean => error instanceof Unreachable;
