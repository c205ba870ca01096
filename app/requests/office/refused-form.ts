/** Turns refusals by the office's services into a form's problem. */
import { Refused } from "../../backend.server";

/** The outcome of `work`, or the sentence with which it was refused. All other errors are rethrown. */
export async function refusedForm<T>(work: () => Promise<T>): Promise<{ done: T } | { problem: string }> {
  try {
    return { done: await work() };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}
