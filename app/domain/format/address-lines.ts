/** A postal address as printed on a parcel. */

/** `country` is ISO 3166 alpha-2. */
export type AddressParts = {
  name?: string;
  line1?: string;
  line2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
};

/** Name, street, town and country, one line each. Missing parts are left out. */
export function addressLines(address: AddressParts, locale: string): string[] {
  const { name, line1, line2, city, state, postalCode, country } = address;
  const town = [[city, state].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  const countryName = country && new Intl.DisplayNames(locale, { type: "region" }).of(country);
  return [name, line1, line2, town, countryName].filter((line): line is string => Boolean(line));
}
