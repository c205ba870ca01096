/** What `public/office.js` reads of a form that can be saved. */
import { officeTexts } from "../../../i18n/office/office-texts";

/** `intent`: what Ctrl+S does. `refused`: the form came back with what was typed, and none of it is saved. */
type SaveAttributes = { intent: "save" | "draft"; refused: boolean };

export const saveAttributes = ({ intent, refused }: SaveAttributes) => ({
  "data-save": intent,
  "data-says": officeTexts("frame")("form.unsaved"),
  ...(refused && { "data-unsaved": "" }),
});

/** The same of a list's deeds: `name` is that of its rows' checkboxes. */
export const chooseAllAttributes = (name: string) => ({
  "data-all": name,
  "data-says": officeTexts("frame")("form.chooseAll"),
});
