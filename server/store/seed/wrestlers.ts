/** The invented roster, in the order of the page: those on the posters, those below them, the office, the retired. */
import { contenders } from "./roster/contenders";
import { house } from "./roster/house";
import { leading } from "./roster/leading";
import type { PersonRow } from "./roster/person-sketch";

/** Everybody, with the dates of their titles counted back from `now`. */
export const wrestlers = (now: Date): PersonRow[] =>
  [...leading, ...contenders, ...house].map((person, index) => person(now, index));
