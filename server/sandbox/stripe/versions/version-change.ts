/** A breaking change of Stripe's API: how to upgrade an older request and downgrade a current object. */

import type { StripeAccount } from "../account-state";
import type { FormFields } from "../api/form-encoding";
import type { JsonNode } from "../api/json-types";

export type VersionChange = {
  /** The first version with the change. */
  since: string;
  /** Upgrades an older client's request. Throws if the request uses something that is no longer offered. */
  request?: (fields: FormFields, call: { method: string; path: string }) => FormFields;
  /** By object type: changes a copy of a current object into the older form. */
  objects?: Record<string, (object: JsonNode, account: StripeAccount) => void>;
};

/** The fields, with one of them renamed. */
export function withFieldRenamed(fields: FormFields, from: string, to: string): FormFields {
  const { [from]: value, ...rest } = fields;
  return value === undefined ? fields : { ...rest, [to]: value };
}
