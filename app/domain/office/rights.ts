/** Who works in the office, and who may do what. `/office/people/rights` prints this table. */

export const ROLES = ["owner", "editor", "box-office", "door", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** Each right, and the roles that have it. Several roles of one person add up. */
export const RIGHTS = {
  /** The office itself: who has only the door is led there. */
  enter: ["owner", "editor", "box-office", "viewer"],
  /** Nights with their sold counts. */
  nights: ["owner", "editor", "box-office", "viewer"],
  /** Nights, roster, news, pictures, shop articles, redirects. */
  content: ["owner", "editor"],
  /** Calling off, and postponing what has sold. */
  callOff: ["owner"],
  /** Orders, fans, letters, parcels, complimentary tickets, seats, codes and waiting lists. */
  orders: ["owner", "box-office"],
  /** Refunds up to OFFICE_REFUND_CENTS an order. */
  refund: ["owner", "box-office"],
  refundAnyAmount: ["owner"],
  /** Sums of money. */
  money: ["owner", "viewer"],
  /** Payouts, and exports of money with names. */
  payouts: ["owner"],
  /** Door passes and the door list. */
  passes: ["owner", "box-office"],
  /** Scanning, and the counts at the door. */
  scan: ["owner", "box-office", "door"],
  /** The history of the office. Roles other than the owner see their own part. */
  history: ["owner", "editor", "box-office"],
  /** People, tokens, webhooks, and what repairs the site. */
  people: ["owner"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export const hasRight = (roles: readonly Role[], right: Right): boolean =>
  RIGHTS[right].some((role) => roles.includes(role));

/** The roles among the names of a user's groups. Only exact names count: a provider's group never is one. */
export const rolesIn = (groups: readonly string[], prefix: string): Role[] =>
  ROLES.filter((role) => groups.includes(prefix + role));
