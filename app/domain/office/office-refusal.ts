/** Why a staff member may not open a page of the office. */
export type OfficeRefusal =
  | { kind: "right"; roles: string; others: string }
  /** A second factor is missing. `elsewhere`: the user signed in through another provider. */
  | { kind: "factor"; elsewhere: boolean };
