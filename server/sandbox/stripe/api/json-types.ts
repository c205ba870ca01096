/** Stripe's objects as they travel: the SDK's types with only what JSON can carry. */
import type { Stripe } from "stripe";

/**
 * Functions are dropped and `Decimal` is a string. Objects are written `satisfies Wire<Stripe.X>`, so that the type
 * checker finds every field that a newer API version adds or renames.
 */
export type AsJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? AsJson<Item>[]
      : { [K in keyof T as T[K] extends (...args: never[]) => unknown ? never : K]: AsJson<T[K]> };

/** The API version whose shapes we speak; the type is the SDK's, so an upgrade of it does not pass unnoticed. */
export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";
