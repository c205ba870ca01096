/** The id that an office form sends in `deed`. Pressing the button twice does the deed only once. */
import { isGuid } from "../../../domain/urls/guid";

/** Throws a 400, before anything has been changed, if the form has no id. None of our pages sends such a form. */
export function deedIdOf({ deed }: Record<string, string>): string {
  if (isGuid(deed)) return deed;
  throw new Response("The form has no deed", { status: 400, statusText: "Bad Request" });
}
