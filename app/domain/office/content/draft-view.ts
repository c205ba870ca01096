/** An item's draft, as its editors see it. */

export type DraftView = {
  author: string;
  at: string;
  /** The version shown on this page. "Discard" does nothing if the draft has changed since. */
  revision: string;
  /** Whether the form shows the draft instead of what fans see. */
  open: boolean;
  /** Problems that keep it from being published. */
  faults: string[];
  preview: { href: string; until: string } | undefined;
};

/** What happened to the draft, as the URL says after its form was sent. */
export const DRAFT_NOTES = ["kept", "same", "published", "nothing", "discarded", "changed"] as const;
export type DraftNote = (typeof DRAFT_NOTES)[number];
