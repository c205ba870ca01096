/** The product's clock. Everything that expires uses it, so that an operator can move time in a test. */
export type Clock = { now(): Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
