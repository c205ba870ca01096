/** Raised with a sentence for the operator: what she asked for is not done, and why. */
export class Refused extends Error {}
