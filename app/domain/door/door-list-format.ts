/** A night's door list as phones keep it. Server and phones share this format. */

/** Valid, used, canceled, transferred. */
export type ListedState = "v" | "u" | "c" | "t";

/** A tuple keeps the download small: a list has thousands of entries. */
export type DoorListEntry = [
  ticketNumber: string,
  digest: string,
  tier: number,
  state: ListedState,
  /** Entrance, section, row and seat; empty without a numbered seat. */
  seat: string[],
  /** When (epoch seconds) and at which gate the ticket was checked in. */
  used: [] | [at: number, gate: string],
  name: string,
  /** The admission's first ticket number, if it was transferred or returned since. */
  firstNumber?: string,
];

export type DoorListPayload = {
  night: string;
  /** The version that the entries update; 0 if the list is complete. */
  after: number;
  version: number;
  /** The server's time in epoch milliseconds. */
  at: number;
  /** How many tickets the list has once these entries are added. A phone with another count requests the whole list. */
  count: number;
  /** Names of the tiers in `entries`. */
  tiers: string[];
  /** All tiers of the night by their number in signed codes, for tickets sold after the list was made. */
  codedTiers: [code: number, name: string][];
  /** Tickets that currently admit nobody: disputed, or offered to another fan. */
  held: string[];
  entries: DoorListEntry[];
};

/** `signature`: Ed25519 over the text of `list`, in base64url. */
export type SignedDoorList = { list: string; signature: string };
