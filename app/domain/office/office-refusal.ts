/** Why a member of staff may not open a page of the office. */
export type OfficeRefusal =
  | { kind: "right"; roles: string; others: string }
  /** A second factor is missing. `elsewhere`: the sign-in came through another provider. */
  | { kind: "factor"; elsewhere: boolean };
