/** Whose billing is asked about. The token says it; a customer or an address in a request is compared with that. */
import type { Visitor } from "../../ports";
import type { Customers } from "./stripe-customers";

export type CustomerOwner = ReturnType<typeof customerOwner>;

export function customerOwner({ customerOf }: Customers) {
  return {
    /** Her customer, null when she has none yet; undefined when another one is asked about. */
    async hers({ user }: Visitor, asked?: string): Promise<string | null | undefined> {
      const mine = user && (await customerOf(user.userId));
      return asked === undefined || asked === mine ? (mine ?? null) : undefined;
    },

    /** The same by her address, which counts once it is proved. */
    async byEmail({ user }: Visitor, email: string): Promise<string | undefined> {
      return user && isVerifiedEmail(user, email) ? customerOf(user.userId) : undefined;
    },
  };
}

export const isVerifiedEmail = (user: NonNullable<Visitor["user"]>, email: string): boolean =>
  user.emailVerified && user.email === email.trim().toLowerCase();
