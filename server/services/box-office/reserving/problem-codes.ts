/** Why a code doesn't count. */
const CODE_PROBLEMS = [
  "codeUnknown",
  "codeEarly",
  "codeOver",
  "codeUsed",
  "codeSeats",
  "codeMinimum",
  "codeNotHere",
  "codeSecond",
] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

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
  "priceChanged",
  "offerOpen",
  ...CODE_PROBLEMS,
  "queue",
] as const;

const CODES: ReadonlySet<string> = new Set(RESERVE_PROBLEMS);

export const isReserveProblem = (code: string | undefined): code is (typeof RESERVE_PROBLEMS)[number] =>
  code !== undefined && CODES.has(code);
