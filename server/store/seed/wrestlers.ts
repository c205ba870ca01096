/** The invented roster, in the order of the page: those on the posters, those below them, the office, the retired. */
import { contenders } from "./roster/contenders";
import { house } from "./roster/house";
import { leading } from "./roster/leading";
import type { PersonRow } from "./roster/person-sketch";

/** Everybody, with the dates of their titles counted back from `now`. */
export const wrestlers = (now: Date): PersonRow[] =>
  [...leading, ...contenders, ...house].map((person, index) => person(now, index));

/** The faces of these people as pictures name them (schema/picture.ts). */
export const castOf = (...slugs: string[]): string =>
  slugs
    .map((slug) => {
      const { seed, build, look } = personOf(slug).portrait;
      return [seed, build, look].join("~");
    })
    .join("|");

export const ringNameOf = (slug: string): string => personOf(slug).ringName;

function personOf(slug: string): PersonRow {
  const found = wrestlers(new Date(0)).find((person) => person.slug === slug);
  if (!found) throw new Error(`No wrestler called ${slug}`);
  return found;
}
