/**
 * Our own retry in place of the SDK's. The SDK retries LimitExceededException, which would turn one refused code
 * request into three.
 */
import { retried } from "../../failures/retry";
import { isTransient, toProviderError } from "./provider-error";

/** One attempt, for calls with an effect. Throws ProviderError. */
export async function sendOnce<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toProviderError(error);
  }
}

/** Up to three attempts, for calls that are safe to repeat. Throws the last attempt's ProviderError. */
export const sendWithRetry = <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  retried(() => sendOnce(call), isTransient, signal);
