/** Who works in the office, and who may do what. `/office/people/rights` prints this table. */

export const ROLES = ["owner", "editor", "box-office", "door", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** Each right and the roles that have it. A person's roles add up. */
export const RIGHTS = {
  /** Opens the office. People with only the `door` role are sent to the door. */
  enter: ["owner", "editor", "box-office", "viewer"],
  /** Nights, with the number of sold tickets. */
  nights: ["owner", "editor", "box-office", "viewer"],
  /** Nights, roster, news, pictures, shop articles, redirects. */
  content: ["owner", "editor"],
  /** Calling off nights, and postponing ones that have sold tickets. */
  callOff: ["owner"],
  /** Orders, fans, letters, parcels, complimentary tickets, seats, codes and waiting lists. */
  orders: ["owner", "box-office"],
  /** Refunds up to OFFICE_REFUND_CENTS per order. */
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
  /** The office's history. All roles except owner see only their own part. */
  history: ["owner", "editor", "box-office"],
  /** People, tokens, webhooks and repairs of the site. */
  people: ["owner"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export const hasRight = (roles: readonly Role[], right: Right): boolean =>
  RIGHTS[right].some((role) => roles.includes(role));

/** The roles among a user's groups. Names must match exactly, so that a provider's group is never a role. */
export const rolesIn = (groups: readonly string[], prefix: string): Role[] =>
  ROLES.filter((role) => groups.includes(prefix + role));
