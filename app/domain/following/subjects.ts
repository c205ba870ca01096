/** What fans follow. */

export const FOLLOW_KINDS = ["wrestler", "town", "show", "night"] as const;
/** `night`: a reminder of the opening of its sale. */
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** Mails sent without a follow, which can be turned off. */
export const STOPPABLE = ["doors", "live"] as const;
export type Stoppable = (typeof STOPPABLE)[number];

export const isFollowKind = (kind: string | null | undefined): kind is FollowKind =>
  FOLLOW_KINDS.some((one) => one === kind);
export const isStoppable = (kind: string | null | undefined): kind is Stoppable =>
  STOPPABLE.some((one) => one === kind);

/** The longest subject: a town. */
export const LONGEST_SUBJECT = 120;

/** How many things one address may follow. */
export const MOST_FOLLOWS = 200;

export const FOLLOW_PATH = "/follow";

/** The page that follows one subject. */
export const followPath = (kind: FollowKind, subject: string, done?: "following" | "asked") =>
  `${FOLLOW_PATH}?${new URLSearchParams({ kind, subject, ...(done && { done }) })}`;

const FOLLOWS_CHANGED = ["confirmed", "left", "resumed"] as const;
/** The result of a form that changes follows. */
export type FollowsChanged = (typeof FOLLOWS_CHANGED)[number];

/** The same, from a URL. */
export const followsChanged = (done: string | null) => FOLLOWS_CHANGED.find((one) => one === done);

/** Something followed, as pages and mails show it. */
export type FollowedView = {
  id: string;
  kind: FollowKind;
  subject: string;
  name: string;
  /** Path of its page; undefined once it has none. */
  path: string | undefined;
  confirmed: boolean;
};
