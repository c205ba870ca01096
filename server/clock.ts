/** The product's time. Everything that expires asks this clock, so that an operator's test can move it. */
export type Clock = { now(): Date };

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
