/** The response to an office form: why it was refused, a preview, or the redirect after its deed. */
import { createHash } from "node:crypto";
import { data } from "@remix-run/node";
import { Refused } from "../../backend.server";
import type { DeedAnswer, PreviewView } from "../../domain/office/preview-view";
import { PRIVATE } from "../../page-headers";

type Typed = Record<string, string>;
export type Answered = ReturnType<typeof data<DeedAnswer>>;
type Consequences = Pick<PreviewView, "title" | "says" | "press">;
/** Shows the consequences. Undefined if the visitor has seen the same ones before, so the deed may be done. */
export type Preview = (shown: Consequences) => Answered | undefined;

/** Fields that the preview adds to the form. */
const OWN = ["seen", "intent"];

/** `work` returns a redirect once it has done the deed. */
export async function deedAnswer(
  form: Typed,
  work: (preview: Preview) => Promise<Response | Answered>,
): Promise<Response | Answered> {
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => !OWN.includes(name)));
  const { intent = "", seen } = form;
  const preview: Preview = (shown) => {
    const digest = createHash("sha256")
      .update(JSON.stringify([intent, shown, Object.entries(typed).sort()]))
      .digest("base64url");
    if (seen === digest) return undefined;
    return answer({ deed: intent, typed, preview: { ...shown, seen: digest, changed: seen !== undefined } }, 200);
  };
  try {
    return await work(preview);
  } catch (error) {
    if (error instanceof Refused) return answer({ deed: intent, typed, problem: error.message }, 400);
    throw error;
  }
}

/** Unwraps the outcome of a service; throws its fault as `Refused`. */
export function faultless<T extends object>(outcome: T | { fault: string }): T {
  if ("fault" in outcome) throw new Refused(outcome.fault);
  return outcome;
}

const answer = (said: DeedAnswer, status: number): Answered => data(said, { status, headers: PRIVATE });
