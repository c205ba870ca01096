/** The fields of the section page's forms: seat names, how many seats are of another tier, and quantities. */

export const PLACE = "place";
/** How many of a zone's seats are of a further tier, such as Kids. */
export const furtherField = (definitionId: string) => `of.${definitionId}`;
/** How many of the seats picked by number are wheelchair places. */
export const ACCESSIBLE = "accessible";
/** Whether to hold the other seats if some are taken. */
export const REST = "rest";

/** The seats on hold when the page was loaded, so that seats held since in another tab are kept. */
export const HELD = "held";

/**
 * Seat names have at most 64 characters and orders at most 20 seats. More are read only so that they can be refused.
 */
const LONGEST_PLACE = 64;
const MOST_PLACES = 100;

/** Each seat once, in the form's order. */
export function placesOf(fields: readonly (readonly [name: string, value: string])[]): string[] {
  const named = fields.flatMap(([name, value]) =>
    name === PLACE && value !== "" && value.length <= LONGEST_PLACE ? [value] : [],
  );
  return [...new Set(named)].slice(0, MOST_PLACES);
}

/** The seats in a URL or hidden field: `?lost=104-C-7,104-C-8`. */
export const placesInText = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(",")
    .slice(0, MOST_PLACES)
    .filter((place) => place !== "" && place.length <= LONGEST_PLACE);
