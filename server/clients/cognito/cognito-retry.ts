/**
 * Our own retry, in place of the SDK's: that one repeats LimitExceededException, so that a refused code request would
 * make three.
 */
import { retried } from "../../retry";
import { isTransient, toProviderError } from "./provider-error";

/** One attempt, for calls that act. Throws named errors. */
export async function sendOnce<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toProviderError(error);
  }
}

/** Up to three attempts, for calls that may be repeated. Throws the last attempt's named error. */
export const sendWithRetry = <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  retried(() => sendOnce(call), isTransient, signal);
