/** The response to a form of the office that hasn't done anything yet. */

/** What a form would do. It does it when it is sent again with the same `seen`. */
export type PreviewView = {
  title: string;
  /** One sentence per consequence. */
  says: string[];
  /** Label of the button. */
  press: string;
  /** A digest of the above and of the form's input. */
  seen: string;
  /** The form was sent again, but the consequences had changed. */
  changed: boolean;
};

export type DeedAnswer = {
  deed: string;
  /** The form's input. */
  typed: Record<string, string>;
  /** Why the form was refused. */
  problem?: string;
  preview?: PreviewView;
};

/** The input of the form for `deed`, to fill it again. */
export const typedFor = (answered: DeedAnswer | undefined, deed: string): Record<string, string> =>
  answered?.deed === deed ? answered.typed : {};
