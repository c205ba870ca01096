/** The labels of a pass in one language. */

export type WalletLabels = {
  description: string;
  date: string;
  doors: string;
  bell: string;
  venue: string;
  tier: string;
  gate: string;
  section: string;
  row: string;
  seat: string;
  unreserved: string;
  name: string;
  order: string;
  number: string;
  rules: string;
  yours: string;
};
