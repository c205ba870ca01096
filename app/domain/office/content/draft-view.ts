/** The draft of an item, as its editors show it. */

export type DraftView = {
  author: string;
  at: string;
  /** The version that this page shows. "Discard" does nothing if the draft has changed since. */
  revision: string;
  /** Whether the form shows the draft, and not what fans see. */
  open: boolean;
  /** What keeps it from being published. */
  faults: string[];
  preview: { href: string; until: string } | undefined;
};

/** What became of the draft, as the address says after its deed. */
export const DRAFT_NOTES = ["kept", "same", "published", "discarded", "changed"] as const;
export type DraftNote = (typeof DRAFT_NOTES)[number];
