/** The table of goods orders: what was bought, where it goes, and how far it has come. */
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AddressParts } from "../../../app/domain/format/address-lines";
import { purchase } from "./billing";
import { instant } from "./instant-column";

/** One variant that was bought, or is being bought. Its money is in the purchase. */
export const goodsOrder = pgTable(
  "goods_order",
  {
    purchaseId: uuid("purchase_id")
      .primaryKey()
      .references(() => purchase.id),
    orderNumber: text("order_number").notNull().unique(),
    /** What was chosen, as it was then. The catalogue may change or drop it. */
    variantId: uuid("variant_id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    choices: jsonb("choices").$type<Record<string, string>>().notNull(),
    /** True if it is sent by post. */
    shipping: boolean("shipping").notNull(),
    /** The language of its mails. */
    locale: text("locale").notNull(),
    /** True while a piece is out of stock for it: from the start of the checkout until the checkout fails. */
    pieceTaken: boolean("piece_taken").notNull(),
    /** As entered at the checkout. */
    email: text("email"),
    address: jsonb("address").$type<AddressParts>(),
    sentAt: instant("sent_at"),
  },
  (t) => [index("goods_order_taken").on(t.variantId).where(sql`${t.pieceTaken}`)],
);
