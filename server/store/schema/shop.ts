/** The tables of what the shop sells: baskets, goods orders with their lines, and keys to guests' orders. */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AddressParts } from "../../../app/domain/format/address-lines";
import { purchase } from "./billing";
import { instant } from "./instant-column";

/** What a visitor wants to buy. It holds no piece and promises no price: both are decided when the checkout opens. */
export const basketLine = pgTable(
  "basket_line",
  {
    /** The fan's `wixUserId`, or a guest's id from the guest cookie. */
    owner: text("owner").notNull(),
    variantId: uuid("variant_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** The price that the visitor saw when they last changed the line. The page says if it is another one now. */
    seenCents: integer("seen_cents").notNull(),
    addedAt: instant("added_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.variantId] }),
    index("basket_line_added").on(t.addedAt),
    check("basket_quantity_positive", sql`${t.quantity} > 0`),
  ],
);

/** Goods that were bought together, or are being bought: where they go, and how far they have come. */
export const goodsOrder = pgTable(
  "goods_order",
  {
    purchaseId: uuid("purchase_id")
      .primaryKey()
      .references(() => purchase.id),
    orderNumber: text("order_number").notNull().unique(),
    /** Null since orders have lines. The migration's triggers read it, as long as the release before lines may run. */
    variantId: uuid("variant_id"),
    /** The first line's. */
    slug: text("slug").notNull(),
    /** What the order is called in lists and mails, such as "Copper Tee, Bell Cap + 2". */
    name: text("name").notNull(),
    /** The first line's. */
    choices: jsonb("choices").$type<Record<string, string>>().notNull(),
    /** True if any of it is sent by post. */
    shipping: boolean("shipping").notNull(),
    /** The language of its mails. */
    locale: text("locale").notNull(),
    /** True while a line has pieces out of stock. Only the release before lines reads it. */
    pieceTaken: boolean("piece_taken").notNull(),
    /** As entered at the checkout. */
    email: text("email"),
    address: jsonb("address").$type<AddressParts>(),
    sentAt: instant("sent_at"),
    /** Who carries the parcel, and its number there, as the office entered them. */
    carrier: text("carrier"),
    tracking: text("tracking"),
  },
  (t) => [
    index("goods_order_unsent").on(t.purchaseId).where(sql`${t.sentAt} is null`),
    index("goods_order_email").on(sql`lower(${t.email})`),
    index("goods_order_email_begins").on(sql`lower(${t.email}) text_pattern_ops`),
    index("goods_order_number_begins").on(t.orderNumber.op("text_pattern_ops")),
    index("goods_order_name_words").using("gin", sql`to_tsvector('simple', coalesce(${t.address} ->> 'name', ''))`),
  ],
);

/** Pieces of one variant in an order. */
export const goodsLine = pgTable(
  "goods_line",
  {
    purchaseId: uuid("purchase_id")
      .notNull()
      .references(() => goodsOrder.purchaseId, { onDelete: "cascade" }),
    variantId: uuid("variant_id").notNull(),
    position: integer("position").notNull(),
    /** What was chosen, as it was then. The catalogue may change or drop it. */
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    choices: jsonb("choices").$type<Record<string, string>>().notNull(),
    shipping: boolean("shipping").notNull(),
    quantity: integer("quantity").notNull(),
    unitCents: integer("unit_cents").notNull(),
    /** Pieces that are out of stock for it: all from the start of the checkout, none once the checkout has failed. */
    taken: integer("taken").notNull(),
    /** Pieces that the office took back one by one, with their money. */
    refunded: integer("refunded").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.purchaseId, t.variantId] }),
    index("goods_line_taken").on(t.variantId).where(sql`${t.taken} > 0`),
    check("goods_line_pieces", sql`${t.quantity} > 0 and ${t.taken} between 0 and ${t.quantity}`),
    check("goods_line_refunded", sql`${t.refunded} between 0 and ${t.quantity}`),
  ],
);

/** Hashes of the 128-bit keys that open a guest's goods order. */
export const goodsKey = pgTable(
  "goods_key",
  {
    hash: text("hash").primaryKey(),
    purchaseId: uuid("purchase_id")
      .notNull()
      .references(() => goodsOrder.purchaseId, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("goods_key_purchase").on(t.purchaseId)],
);
