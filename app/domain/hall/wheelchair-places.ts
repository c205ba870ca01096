/** How many of the seats picked by number are wheelchair places. */
import type { TicketDefinition } from "../../../server/product-api/contract";
import type { Quantities } from "../tickets/quantities";

const MOST = 20;

/** The number typed. Without one, picking a tier that has only such places implies one, with companions around it. */
export function wheelchairPlaces(
  typed: string | undefined,
  quantities: Quantities,
  definitions: readonly Pick<TicketDefinition, "id" | "seated" | "accessible">[],
): number | undefined {
  const text = (typed ?? "").trim();
  if (/^\d{1,2}$/.test(text) && Number(text) > 0) return Math.min(MOST, Number(text));
  const implied = definitions.some((one) => one.seated && one.accessible && (quantities[one.id] ?? 0) > 0);
  return implied ? 1 : undefined;
}
