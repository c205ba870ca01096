/** Why a staff member may not open a page of the office, or may not send its form yet. */
export type OfficeRefusal =
  | { kind: "right"; roles: string; others: string }
  /** A second factor is missing. `elsewhere`: the user signed in through another provider. */
  | { kind: "factor"; elsewhere: boolean }
  | ({ kind: "stale" } & KeptForm);

/** A form that arrived after its sign-in had become too old. */
export type KeptForm = {
  /** In the form's order, repeated names included. */
  fields: [name: string, value: string][];
  /** Whether it also had a file, which a page can't put back into a form. */
  hadFile: boolean;
};
