/** A page of the office, as its table lists it. */
import type { Right } from "./rights";

export type OfficePageRow = {
  /** Below `/office`. */
  path: string;
  /** Below `app/routes/office`. */
  file: string;
  /** Demanded to open it. */
  right: Right;
  /** The values of its buttons, and what each demands. An action accepts nothing else. */
  deeds?: Record<string, Right>;
  /** Demands a sign-in of the last minutes: it shows or begins what can't be taken back. */
  fresh?: true;
};
