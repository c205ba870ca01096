/** A page of the office, as its table lists it. */
import type { Right } from "./rights";

export type OfficePageRow = {
  /** Relative to `/office`. */
  path: string;
  /** Relative to `app/routes/office`. */
  file: string;
  /** Required to open the page. */
  right: Right;
  /** The values of its buttons, and the right that each requires. The action accepts nothing else. */
  deeds?: Record<string, Right>;
  /** Requires a recent sign-in, because the page shows or starts something that can't be undone. */
  fresh?: true;
};
