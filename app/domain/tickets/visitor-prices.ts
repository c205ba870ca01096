/** Price tiers as they are on sale for one visitor: in the phases that Premium or a code opens to them. */
import type { TicketDefinition, VisitorTerms } from "../../../server/product-api/contract";
import { moneyOf } from "../format/money-format";

/** Whether a visitor may see other prices than everyone: then they are asked for. */
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
