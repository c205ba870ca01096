/** A breaking change of Stripe's API: how a request in the form before it reads now, and how an object of now read then. */
import type { FormFields } from "../api/form-encoding";
import type { StripeAccount } from "../stripe-account";

export type JsonNode = { [key: string]: unknown };

export type VersionChange = {
  /** The first version that has it. */
  since: string;
  /** The request of an older client as it is written today. Throws the refusal of what is not offered any more. */
  request?: (fields: FormFields, call: { method: string; path: string }) => FormFields;
  /** By `object`: puts a copy of today's object into the older form. */
  objects?: Record<string, (object: JsonNode, account: StripeAccount) => void>;
};

/** The fields with one of them under another name. */
export function withFieldRenamed(fields: FormFields, from: string, to: string): FormFields {
  const { [from]: value, ...rest } = fields;
  return value === undefined ? fields : { ...rest, [to]: value };
}
