/** Makes the order of a purchase that begins, with its lines, and takes their pieces out of stock. */
import type { Db } from "../../store/connection/open-store";
import { goodsLine, goodsOrder } from "../../store/schema";
import { newOrderNumber } from "../box-office/tickets/ticket-numbers";
import { type NewGoodsLine, titleOf } from "./goods-lines";
import { takePieces } from "./piece-stock";

/** Rolls back the transaction that begins the purchase. */
export class SoldOut extends Error {
  constructor(readonly variants: string[]) {
    super("Too few pieces are left");
  }
}

/** Call it in the transaction that inserts the purchase. Throws `SoldOut` if there are too few pieces of any line. */
export async function takeGoods(tx: Db, purchaseId: string, lines: NewGoodsLine[], locale: string): Promise<void> {
  const [first] = lines;
  if (!first) throw new Error("An order of goods needs a line");
  const short = await takePieces(tx, lines);
  if (short.length > 0) throw new SoldOut(short);
  const { slug, choices } = first;
  const shipping = lines.some((line) => line.shipping);
  const order = { orderNumber: newOrderNumber(), slug, name: titleOf(lines), choices, shipping, locale };
  await tx.insert(goodsOrder).values({ ...order, purchaseId, pieceTaken: true });
  await tx.insert(goodsLine).values(
    lines.map(({ currency: _, ...line }, index) => ({
      ...{ ...line, purchaseId, position: index + 1, taken: line.quantity },
    })),
  );
}
