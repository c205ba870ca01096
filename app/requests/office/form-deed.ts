/** A deed of the office's forms: done once, and a refusal is shown beside the form. */
import { data } from "@remix-run/node";
import type { Pressed } from "../../../server/services/office/deeds-once";
import { leave, Refused } from "../../backend.server";

/**
 * Runs a deed and leads to `path`, which says what was done: `?done=<deed>`, or `already`. A refusal answers 400 with its
 * sentence; the form keeps what was typed.
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
