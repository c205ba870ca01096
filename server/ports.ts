/** Shapes that services share: who is asking, and what a fan is. Types only. */

/** A signed-in fan, from the verified ID token and the provider's user attributes. */
export type User = {
  /** `wixUserId`: the ID token's claim, else `custom:wixUserId`, else `sub`. The id in store and product API. */
  userId: string;
  /** `cognito:username`, which SECRET_HASH and refresh need. */
  username: string;
  /** Lower-cased. Used as an identity only when `emailVerified`. */
  email: string;
  emailVerified: boolean;
  name: string;
};

/** Whoever sent the request. A guest has a visitor id of ours and perhaps keys of orders that she made as a guest. */
export type Visitor = {
  signedIn: boolean;
  user: User | undefined;
  /** When she last proved who she is: the ID token's `auth_time`, which a refresh leaves as it is. */
  authenticatedAt?: Date | undefined;
  /** The provider has said during this very request that her session is good. */
  confirmed?: boolean;
  /** Random, ours, from the guest cookie; it exists for signed-in fans too. */
  visitorId: string;
  /** Order number → key, from the guest cookie. */
  orderKeys: Record<string, string>;
  /** The client's address, after TRUST_PROXY. */
  address: string;
  locale: string;
  /** Her token for a product API elsewhere: the ID token, else the guest's, which is made at her first write. */
  bearer?(): Promise<string | undefined>;
  /** While she signs in: the token of the guest that she was. */
  guestBearer?(): Promise<string | undefined>;
};

/** One of ours that tells the error-reporting service; never shown to the fan. */
export type Report = (error: unknown, severity: "debug" | "critical", about: string) => void;
