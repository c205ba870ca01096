/** The fields of the section page's forms: names of seats, how many of them are of another tier, and numbers. */

export const PLACE = "place";
/** How many of the seats of a zone are of a further tier, such as Kids. */
export const furtherField = (definitionId: string) => `of.${definitionId}`;
/** How many of the seats that are picked by number are for wheelchairs. */
export const ACCESSIBLE = "accessible";
/** Whether to hold the other seats if one of them went. */
export const REST = "rest";

/** The seats on hold when the page was loaded, so that those that another tab has held since are kept. */
export const HELD = "held";

/** A place's name has at most 64 characters, an order at most 20 seats: more are read only to be refused. */
const LONGEST_PLACE = 64;
const MOST_PLACES = 100;

/** Each seat once, in the order of the form. */
export function placesOf(fields: readonly (readonly [name: string, value: string])[]): string[] {
  const named = fields.flatMap(([name, value]) =>
    name === PLACE && value !== "" && value.length <= LONGEST_PLACE ? [value] : [],
  );
  return [...new Set(named)].slice(0, MOST_PLACES);
}

/** The places in an address or a hidden field: `?lost=104-C-7,104-C-8`. */
export const placesInText = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(",")
    .slice(0, MOST_PLACES)
    .filter((place) => place !== "" && place.length <= LONGEST_PLACE);
