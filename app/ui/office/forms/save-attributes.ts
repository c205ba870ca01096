/** Attributes of a form to save, which `public/office.js` reads. */
import { officeTexts } from "../../../i18n/office/office-texts";

/** `intent`: what Ctrl+S does. `refused`: the form was refused, so its input isn't saved. */
type SaveAttributes = { intent: "save" | "draft"; refused: boolean };

export const saveAttributes = ({ intent, refused }: SaveAttributes) => ({
  "data-save": intent,
  "data-says": officeTexts("frame")("form.unsaved"),
  ...(refused && { "data-unsaved": "" }),
});

/** The same for a list of checkboxes. `name` is the checkboxes' name. */
export const chooseAllAttributes = (name: string) => ({
  "data-all": name,
  "data-says": officeTexts("frame")("form.chooseAll"),
});
