/** The forms of a night: fields by name with their texts, what is wrong with them, and what others wrote meanwhile. */

/** Texts by the name of their field. */
export type FieldTexts = Record<string, string>;

/**
 * What is wrong with a field. `says` follows the field's label, unless it is a `whole` sentence. `ways`: the two instants
 * that a doubled hour could mean, as texts with their offset.
 */
export type FieldProblem = { says: string; whole?: true; ways?: string[] };

/** A field that another editor has also changed in the meantime. */
export type FieldClash = { theirs: string };

export type NightFormView = {
  /** The texts in the fields. */
  values: Record<string, string>;
  /** The texts that the night had when the form was opened; they travel in hidden fields. */
  was: Record<string, string>;
  problems: Record<string, FieldProblem>;
  clashes: Record<string, FieldClash>;
  /** Whose changes clash. */
  by: { name: string; at: string } | undefined;
};

/** Fields of tiers, in the order of their columns. */
export const TIER_FIELDS = [
  "name",
  "sectionId",
  "price",
  "capacity",
  "allotted",
  "limitPerCheckout",
  "saleStart",
  "saleEnd",
  "hidden",
  "description",
  "policy",
] as const;
export type TierField = (typeof TIER_FIELDS)[number];

/** The row for a tier that doesn't exist yet. */
export const NEW_TIER = "new";

export const tierField = (id: string, field: TierField | "order" | "remove"): string => `tier.${id}.${field}`;

/** The ids of the tiers that a form has fields of, in the form's order. */
export const tiersIn = (values: Record<string, string>): string[] => [
  ...new Set(Object.keys(values).flatMap((name) => /^tier\.([\w-]+)\.name$/.exec(name)?.[1] ?? [])),
];
