/** Why seats are not held. */
export const RESERVE_PROBLEMS = [
  "soldOut",
  "notEnough",
  "limitPerCheckout",
  "limitPerOrder",
  "notOnSale",
  "unknown",
  "empty",
  "checkoutOpen",
  "placeTaken",
  "placeUnknown",
  "companionAlone",
  "notTogether",
  "noAccessible",
] as const;

const CODES: ReadonlySet<string> = new Set(RESERVE_PROBLEMS);

export const isReserveProblem = (code: string | undefined): code is (typeof RESERVE_PROBLEMS)[number] =>
  code !== undefined && CODES.has(code);
