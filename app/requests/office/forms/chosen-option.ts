/** Reads the choice from a form's list or buttons. */
import { Refused } from "../../../backend.server";
import { officeTexts } from "../../../i18n/office/office-texts";

/** `usual` if the form has no such field. Throws `Refused` for an unknown option. */
export function chosenOption<T extends string>(options: readonly T[], chosen: string | undefined, usual: T): T {
  if (chosen === undefined) return usual;
  const found = options.find((one) => one === chosen);
  if (!found) throw new Refused(officeTexts("frame")("unknownOption", { option: chosen }));
  return found;
}
