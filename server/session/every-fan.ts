/**
 * The visitor for whom we render a page that all signed-in fans share. It has a name, which is later replaced by the
 * name of the fan who reads the page, and nothing else that belongs to a fan.
 */
import type { User, Visitor } from "../ports";

export type EveryFan = {
  /** Stands where the page shows the fan's name. */
  name: string;
  /** Called when the page reads anything else about its visitor. Such a page must not be shared. */
  readsMore(): void;
};

/** The fan in a request's context, if the request renders a shared page. */
export function everyFanIn(context: object): EveryFan | undefined {
  return "everyFan" in context ? (context.everyFan as EveryFan | undefined) : undefined;
}

export function everyFanVisitor({ name, readsMore }: EveryFan, locale: string): Visitor {
  /**
   * A field whose value identifies nobody. It doesn't throw: loaders run in parallel, so an error could end the
   * process.
   */
  const unknown = (value: unknown): PropertyDescriptor => ({
    enumerable: true,
    get() {
      readsMore();
      return value;
    },
  });
  const user = Object.defineProperties({ name } as User, {
    userId: unknown(""),
    username: unknown(""),
    email: unknown(""),
    emailVerified: unknown(false),
  });
  return Object.defineProperties({ signedIn: true, user, locale } as Visitor, {
    authenticatedAt: unknown(undefined),
    confirmed: unknown(false),
    visitorId: unknown(""),
    orderKeys: unknown({}),
    address: unknown(""),
  });
}
