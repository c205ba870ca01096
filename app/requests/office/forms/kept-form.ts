/** What is kept of a form that arrived after its sign-in had become too old, so that it can be sent again. */
import type { KeptForm } from "../../../domain/office/office-refusal";

/** Never written into a page, not even for the person who typed it. */
const SECRET = /password|secret|confirmation_code/i;
/** The pressed button, and the id that prevents a second press. Nobody types them. */
const OF_THE_BUTTON = ["intent", "deed", "deedId"];
/** In characters. The front refuses larger forms, except for those that upload a picture. */
const MOST_KEPT = 256 * 1024;

/** Undefined if there is nothing to keep, as in a form that is just a button, or too much. */
export function keptForm({ fields, files }: { fields: KeptForm["fields"]; files: unknown[] }): KeptForm | undefined {
  const kept = fields.filter(([name]) => !SECRET.test(name));
  const hadFile = files.length > 0;
  if (!hadFile && kept.every(([name]) => OF_THE_BUTTON.includes(name))) return undefined;
  const length = kept.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return length > MOST_KEPT ? undefined : { fields: kept, hadFile };
}
