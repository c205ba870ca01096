/** A breaking change of Stripe's API: how a request in the form before it reads now, and how an object of now read then. */
import type { Fields } from "../api/form-encoding";
import type { Ledger } from "../stripe-account";

export type Node = { [key: string]: unknown };

export type VersionChange = {
  /** The first version that has it. */
  since: string;
  /** The request of an older client as it is written today. Throws the refusal of what is not offered any more. */
  request?: (fields: Fields, call: { method: string; path: string }) => Fields;
  /** By `object`: puts a copy of today's object into the older form. */
  objects?: Record<string, (object: Node, ledger: Ledger) => void>;
};

/** The fields with one of them under another name. */
export function renamed(fields: Fields, from: string, to: string): Fields {
  const { [from]: value, ...rest } = fields;
  return value === undefined ? fields : { ...rest, [to]: value };
}
