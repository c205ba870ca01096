/** Ids of form fields: 12 characters (section 9), made of a random prefix per document and a number per field. */
import { FIELD_ID_LENGTH } from "../../limits";

const NUMBER_LENGTH = 2;
/** Length of the random prefix. The server makes it and passes it on, so that hydration matches. */
export const ID_PREFIX_LENGTH = FIELD_ID_LENGTH - NUMBER_LENGTH;

/** `prefix` starts with a letter, so that the id is also a valid CSS selector. `index` counts the document's fields. */
export function fieldId(prefix: string, index: number): string {
  return prefix + String(index).padStart(NUMBER_LENGTH, "0");
}
