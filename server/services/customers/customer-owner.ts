/** Whose billing a request is about. The token decides; a customer or email in the request must match it. */
import type { Visitor } from "../../ports";
import type { Customers } from "./stripe-customers";

export type CustomerOwner = ReturnType<typeof customerOwner>;

export function customerOwner({ customerOf, followEmail }: Customers) {
  return {
    /** The visitor's customer, null if there is none yet; undefined if the request names another customer. */
    async ownCustomer({ user }: Visitor, asked?: string): Promise<string | null | undefined> {
      const mine = user && (await customerOf(user.userId));
      return asked === undefined || asked === mine ? (mine ?? null) : undefined;
    },

    /** The same by email, which has to be the visitor's verified one. */
    async byEmail(visitor: Visitor, email: string): Promise<string | undefined> {
      const { user } = visitor;
      if (!user || !isVerifiedEmail(user, email)) return undefined;
      await followEmail(visitor);
      return customerOf(user.userId);
    },
  };
}

export const isVerifiedEmail = (user: NonNullable<Visitor["user"]>, email: string): boolean =>
  user.emailVerified && user.email === email.trim().toLowerCase();
