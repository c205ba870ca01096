/** Price tiers as one visitor can buy them, in the phases that Premium or a code opens. */
import type { TicketDefinition, VisitorTerms } from "../../../server/product-api/contract";
import { moneyOf } from "../format/money-format";

/** Whether a visitor's prices may differ from everyone's. If so, the page asks for them. */
export const hasPhases = (definitions: readonly TicketDefinition[]): boolean =>
  definitions.some(({ phases }) => phases.length > 0);

export function visitorPrices(definitions: TicketDefinition[], terms: VisitorTerms | undefined): TicketDefinition[] {
  return definitions.map((definition) => {
    const own = terms?.tiers.find(({ ticketDefinitionId }) => ticketDefinitionId === definition.id);
    if (!own?.onSale) return definition;
    const { priceCents } = own;
    const list = definition.listPriceCents ?? definition.priceCents;
    return {
      ...definition,
      saleStatus: "SALE_STARTED",
      priceCents,
      price: moneyOf(priceCents, definition.price.currency),
      free: priceCents === 0,
      listPriceCents: list === priceCents ? null : list,
    };
  });
}
