/** Carries a sentence for the office: why a command wasn't carried out. */
export class Refused extends Error {}
