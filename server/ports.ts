/** Types that services share: who is asking, and what a fan is. */

/** A signed-in fan, from the verified ID token and the provider's user attributes. */
export type User = {
  /**
   * `wixUserId`: the ID token's claim, else `custom:wixUserId`, else `sub`. This is the id in store and product API.
   */
  userId: string;
  /** `cognito:username`, needed for SECRET_HASH and refresh. */
  username: string;
  /** Lowercase. Identifies the fan only if `emailVerified`. */
  email: string;
  emailVerified: boolean;
  name: string;
};

/** Who sent the request. A guest has a visitor id from us, and perhaps keys of earlier guest orders. */
export type Visitor = {
  signedIn: boolean;
  user: User | undefined;
  /** When we got `user` from the provider. A token or cookie may be older than the fan's latest change. */
  userAsOf?: Date | undefined;
  /** When the fan last proved their identity: the ID token's `auth_time`, which a refresh doesn't change. */
  authenticatedAt?: Date | undefined;
  /** The names of the pool's groups that the fan is in, from the verified ID token. */
  groups?: readonly string[];
  /** True if the provider confirmed the session during this request. */
  confirmed?: boolean;
  /** A random id from the guest cookie. Signed-in fans have one too. */
  visitorId: string;
  /** True if the browser sent no id and the one above is new: nothing can be held under it. */
  newBrowser?: boolean;
  /** Order number → key, from the guest cookie. */
  orderKeys: Record<string, string>;
  /** The client's address, after TRUST_PROXY. */
  address: string;
  locale: string;
  /**
   * The token for a remote product API: the ID token, or else a guest's, which is created at the guest's first write.
   */
  bearer?(): Promise<string | undefined>;
  /** During sign-in: the token of the guest that the fan was before. */
  guestBearer?(): Promise<string | undefined>;
};

/** Reports to the error-reporting service. Fans never see it. */
export type Report = (error: unknown, severity: "debug" | "critical", about: string) => void;
