/** The id that a form of the office carries in `deed`: pressed twice, it is one deed. */
import { isGuid } from "../../../domain/urls/guid";

/** Throws a 400, before anything has been changed, if the form has none: no page of ours sends such a form. */
export function deedIdOf({ deed }: Record<string, string>): string {
  if (isGuid(deed)) return deed;
  throw new Response("The form has no deed", { status: 400, statusText: "Bad Request" });
}
