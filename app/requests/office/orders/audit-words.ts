/** What the audit trail notes about orders, their tickets and disputes, in words. */
import { orders } from "../../../i18n/office/english/orders";
import { officeTexts } from "../../../i18n/office/office-texts";

const isKnown = (action: string): action is keyof typeof orders.happened => Object.hasOwn(orders.happened, action);

/** An action without words stays as it is. */
export const auditWords = (action: string): string =>
  isKnown(action) ? officeTexts("orders")(`happened.${action}`) : action;
