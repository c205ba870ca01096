/** Ids of form fields: 12 characters (section 9), one random part per document and a number per field. */
import { FIELD_ID_LENGTH } from "../../limits";

const NUMBER_LENGTH = 2;
/** Characters of the random part. The server makes it and hands it over, so that the browser's first render agrees. */
export const ID_PREFIX_LENGTH = FIELD_ID_LENGTH - NUMBER_LENGTH;

/** `prefix` begins with a letter, so that the id is a name in style sheets too; `index` counts the document's fields. */
export function fieldId(prefix: string, index: number): string {
  return prefix + String(index).padStart(NUMBER_LENGTH, "0");
}
