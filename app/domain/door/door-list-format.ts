/** The list of a night as door phones keep it. Server and phone read it alike. */

/** Valid, used, canceled, transferred. */
export type ListedState = "v" | "u" | "c" | "t";

/** A tuple, because a list has thousands. */
export type DoorListEntry = [
  ticketNumber: string,
  digest: string,
  tier: number,
  state: ListedState,
  /** Entrance, section, row and seat; empty without a numbered seat. */
  seat: string[],
  /** When (epoch seconds) and at which gate it was let in. */
  used: [] | [at: number, gate: string],
  name: string,
  /** The number that this admission had first, if it was transferred or returned since. */
  firstNumber?: string,
];

export type DoorListPayload = {
  night: string;
  /** What the entries come on top of; 0: nothing, the list is whole. */
  after: number;
  version: number;
  /** Epoch milliseconds of the server. */
  at: number;
  /** How many tickets the list has with these entries in it. A phone that counts another number asks for all. */
  count: number;
  /** Names of tiers, for the entries of this answer. */
  tiers: string[];
  /** All tiers of the night as codes name them, for tickets that were sold after the list. */
  codedTiers: [code: number, name: string][];
  /** Tickets that admit nobody for the moment: disputed, or offered to another fan. */
  held: string[];
  entries: DoorListEntry[];
};

/** `signature`: Ed25519 over the text of `list`, in base64url. */
export type SignedDoorList = { list: string; signature: string };
