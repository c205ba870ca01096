/** Stripe's API versions that the stand-in supports, oldest first. https://docs.stripe.com/changelog */
import { invalidRequest } from "../api/api-error";
import { API_VERSION } from "../api/json-types";

const NAMES = [
  ...["2022-11-15", "2023-08-16", "2023-10-16", "2024-04-10", "2024-06-20"],
  ...["2024-09-30.acacia", "2024-10-28.acacia", "2024-11-20.acacia", "2024-12-18.acacia", "2025-01-27.acacia"],
  ...["2025-02-24.acacia", "2025-03-31.basil", "2025-04-30.basil", "2025-05-28.basil", "2025-06-30.basil"],
  ...["2025-07-30.basil", "2025-08-27.basil", "2025-09-30.clover", "2025-10-29.clover", "2025-11-17.clover"],
  ...["2025-12-15.clover", "2026-01-28.clover", "2026-02-25.clover", "2026-03-25.dahlia", "2026-04-22.dahlia"],
  ...["2026-05-27.dahlia", "2026-06-24.dahlia", "2026-07-29.dahlia", "2026-08-26.dahlia", "2026-09-30.endive"],
  API_VERSION,
];
const [OLDEST = ""] = NAMES;

/**
 * The request's API version, or the current one without a header. Throws if the version doesn't exist or is too old
 * for us.
 */
export function requestedVersion(header: string | undefined): string {
  if (header === undefined) return API_VERSION;
  if (NAMES.includes(header)) return header;
  const tooOld = /^\d{4}-\d{2}-\d{2}$/.test(header) && header < OLDEST;
  const reason = tooOld ? `. The sandbox speaks the versions from ${OLDEST} to ${API_VERSION}.` : "";
  throw invalidRequest(`Invalid Stripe API version: ${header}${reason}`);
}

/** Names start with their date, so they sort as text. */
export const isBefore = (version: string, other: string): boolean => version < other;
