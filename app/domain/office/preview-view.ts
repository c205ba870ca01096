/** What a form of the office is answered with, unless its deed is done. */

/** What would follow from a deed. It is done when the form comes back with the same `seen`. */
export type PreviewView = {
  title: string;
  /** One sentence for each consequence. */
  says: string[];
  /** The button. */
  press: string;
  /** A digest of the above, and of what was typed. */
  seen: string;
  /** The form came back, but by then something else would have followed. */
  changed: boolean;
};

export type DeedAnswer = {
  deed: string;
  /** What the visitor typed, for the form. */
  typed: Record<string, string>;
  /** Why it wasn't done. */
  problem?: string;
  preview?: PreviewView;
};

/** What was typed into the form of `deed`, to fill it again. */
export const typedFor = (answered: DeedAnswer | undefined, deed: string): Record<string, string> =>
  answered?.deed === deed ? answered.typed : {};
