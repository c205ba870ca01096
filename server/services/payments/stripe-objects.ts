/** Small functions on Stripe's objects that all folders of the services need. */
import type Stripe from "stripe";
import { isGuid } from "../../../app/domain/urls/guid";
import { isInvalidRequest, isMissing } from "../../clients/stripe-client";
import type { Report } from "../../ports";

/** Stripe gives an id, or the object itself where it was expanded. */
export const idOf = (one: string | { id: string } | null | undefined) => (typeof one === "string" ? one : one?.id);

/** An id of ours in Stripe's metadata. Other programs on the same account name their things as they like. */
export function idIn(
  metadata: Stripe.Metadata | null | undefined,
  name: "reservationId" | "purchaseId" | "goodsId",
): string | undefined {
  const id = metadata?.[name];
  return isGuid(id) ? id : undefined;
}

/** A time in whole seconds since 1970, as Stripe expects it. */
export const stripeSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The object, or undefined if Stripe does not know it, which is reported. */
export async function retrieveOrReport<T>(
  report: Report,
  about: string,
  retrieve: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await retrieve();
  } catch (error) {
    if (!isMissing(error)) throw error;
    report(error, "critical", about);
    return undefined;
  }
}

/** For `catch`: undefined if Stripe does not know the object. Throws every other error. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** For `catch` after a call that ends something: what has ended already, or is unknown to Stripe, needs no end. */
export function ignoreIfOver(error: unknown): void {
  if (!isMissing(error) && !isInvalidRequest(error)) throw error;
}
