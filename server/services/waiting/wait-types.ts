/** What the waiting list needs and returns. Types only. */
import type { SeatedOfficeDeps } from "../box-office/box-office-types";
import type { ReleaseHold } from "../box-office/holds/release-hold";

export type WaitingDeps = Pick<SeatedOfficeDeps, "store" | "clock" | "report" | "outbox" | "metrics" | "plans"> & {
  release: ReleaseHold;
};

/** Who asks about an entry: its fan, or a visitor with a key from its mails. */
export type EntryAccess = { entryId: string; key?: string | undefined };

export type JoinRequest = {
  eventId: string;
  /** For guests. A fan's own verified address is used instead. */
  email?: string | undefined;
  quantity: number;
  /** The preferred tier first. */
  tiers: string[];
  fewer: boolean;
};

/**
 * `n` goes with `limit`. `definitionId` is a tier that has seats for them now, or whose own limit is `n`. `tooMany`
 * comes from a remote site.
 */
export type JoinProblem = {
  code: "unknown" | "closed" | "onSale" | "limit" | "noTier" | "badEmail" | "tooMany";
  definitionId?: string;
  n?: number;
};

/** `confirm`: we have sent a mail to the address, and say no more, so that nobody can probe addresses. */
export type JoinOutcome =
  | { outcome: "joined"; entryId: string }
  | { outcome: "confirm" }
  | { outcome: "refused"; problems: JoinProblem[] };
