/** Handles office forms whose deed is done only once, and shows a refusal beside the form. */
import { data } from "@remix-run/node";
import type { Pressed } from "../../../server/services/office/deeds-once";
import { leave, Refused } from "../../backend.server";

/**
 * Runs a deed and redirects to `path` with the result: `?done=<deed>`, or `already`. A refusal responds 400 with its
 * sentence, and the form keeps what was typed.
 */
export async function pressed(
  context: object,
  o: { path: string; deed: string; form: Record<string, string>; work: () => Promise<Pressed> },
) {
  try {
    const outcome = await o.work();
    return await leave(context, `${o.path}?done=${outcome === "already" ? "already" : o.deed}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data({ problem: error.message, deed: o.deed, typed: { ...o.form } }, 400);
  }
}
