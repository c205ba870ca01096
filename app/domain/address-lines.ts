/** An address as it stands on a parcel. */

export type AddressParts = {
  name?: string;
  line1?: string;
  line2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
};

/** Name, street, town and country, a line each; what is not there has no line. */
export function addressLines({ name, line1, line2, city, state, postalCode, country }: AddressParts): string[] {
  const town = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return [name, line1, line2, town, country].filter((line): line is string => Boolean(line));
}
