/** The SDK's types of Stripe's objects, reduced to what JSON can carry. */
import type { Stripe } from "stripe";

/**
 * Drops functions and turns `Decimal` into a string. Objects are declared with `satisfies AsJson<Stripe.X>`, so that
 * the type checker finds every field that a newer API version adds or renames.
 */
export type AsJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? AsJson<Item>[]
      : { [K in keyof T as T[K] extends (...args: never[]) => unknown ? never : K]: AsJson<T[K]> };

/** The API version of our objects. Its type comes from the SDK, so that an SDK upgrade fails to compile here. */
export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";

/** Any object of a response. */
export type JsonNode = { [key: string]: unknown };
