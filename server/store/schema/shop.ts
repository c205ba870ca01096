/** The store's table of goods that were bought: what of them, where they go, and how far they have come. */
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AddressParts } from "../../../app/domain/address-lines";
import { instant } from "../instant";
import { purchase } from "./billing";

/** One article with its options, bought or about to be. Its money is the purchase's. */
export const goodsOrder = pgTable(
  "goods_order",
  {
    purchaseId: uuid("purchase_id")
      .primaryKey()
      .references(() => purchase.id),
    orderNumber: text("order_number").notNull().unique(),
    /** What was chosen, as it was then: the catalogue may change or drop it. */
    variantId: uuid("variant_id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    choices: jsonb("choices").$type<Record<string, string>>().notNull(),
    /** Whether it goes by post. */
    shipping: boolean("shipping").notNull(),
    /** The language of its mails. */
    locale: text("locale").notNull(),
    /** True while a piece is out of stock for it: from the begin of the checkout until it comes to nothing. */
    pieceTaken: boolean("piece_taken").notNull(),
    /** As she gave them when she paid. */
    email: text("email"),
    address: jsonb("address").$type<AddressParts>(),
    sentAt: instant("sent_at"),
  },
  (t) => [index("goods_order_taken").on(t.variantId).where(sql`${t.pieceTaken}`)],
);
