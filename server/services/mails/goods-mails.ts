/** Mails about goods in the buyer's language: receipt, shipment, refund. */
import { eq, sql } from "drizzle-orm";
import { quantityText } from "../../../app/domain/format/quantity-text";
import { parcelWords } from "../../../app/domain/shop/goods-order-view";
import type { Mail } from "../../clients/mailer";
import { type MailContent, type MailLink, writtenMail } from "../../mail/mail-content";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { MailWriters, WriteMail } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import { goodsLine, goodsOrder, outbox, payment, purchase, refund } from "../../store/schema";
import { mintGoodsKey } from "../goods/goods-keys";
import { articleOf } from "../goods/goods-lines";
import { GOODS_REFUND_MAIL } from "../goods/refunded-goods";
import { BY_BANK } from "../refunds/disputed-payments";
import { type GoodsFacts, goodsPaid, goodsPartRefunded, goodsRefunded, goodsSent } from "./content/goods-content";
import type { MailDeps } from "./mail-recipient";

type GoodsMailDeps = Pick<MailDeps, "store" | "siteUrl" | "siteName"> & { clock: Clock };
type GoodsLineRow = typeof goodsLine.$inferSelect;
type PaidGoods = {
  order: typeof goodsOrder.$inferSelect;
  bought: typeof purchase.$inferSelect;
  lines: GoodsLineRow[];
  /** What went back without a mail about just that part. */
  backCents: number;
  late: boolean;
  /** The buyer's own bank took the money back, so they know. */
  byBank: boolean;
};
/** `about` is what else the mail's `ref` names. */
type WriteContent = (
  sold: PaidGoods,
  links: MailLink[],
  reader: MailReader,
  about: string[],
) => MailContent | undefined;

export function goodsMails({ store: { db }, clock, siteUrl, siteName }: GoodsMailDeps) {
  const write =
    (contentOf: WriteContent, purchaseOf = async (id: string): Promise<string | undefined> => id): WriteMail =>
    async (ref): Promise<Mail | undefined> => {
      const [id = "", ...about] = ref.split("/");
      const purchaseId = await purchaseOf(id);
      const sold = purchaseId ? await soldBy(purchaseId) : undefined;
      if (!sold?.order.email) return undefined;
      const reader = await mailReader(sold.order.locale);
      const links = [{ label: reader.t.goods("mail.order"), url: await linkTo(sold.bought) }];
      const content = contentOf(sold, links, reader, about);
      return content && { to: sold.order.email, ...writtenMail(content, reader, { siteUrl, siteName }) };
    };

  /** A guest's link has a key that exists only in the mail. */
  async function linkTo({ id, userId }: PaidGoods["bought"]): Promise<string> {
    const page = `${siteUrl}/shop/order/${id}`;
    return userId === null ? `${page}?key=${await mintGoodsKey(db, id, clock.now())}` : page;
  }

  async function soldBy(purchaseId: string): Promise<PaidGoods | undefined> {
    const [row] = await db
      .select({
        order: goodsOrder,
        bought: purchase,
        backCents: sql<number>`coalesce(sum(${refund.cents}) filter (where not ${hadOwnMail}), 0)::int`,
        late: sql<boolean>`coalesce(bool_or(${refund.reason} = 'expired'), false)`,
        byBank: sql<boolean>`coalesce(bool_or(starts_with(${refund.providerRefundId}, ${BY_BANK})), false)`,
      })
      .from(goodsOrder)
      .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId))
      .leftJoin(payment, eq(payment.ref, sql`${purchase.id}::text`))
      .leftJoin(refund, eq(refund.paymentId, payment.id))
      .where(eq(goodsOrder.purchaseId, purchaseId))
      .groupBy(goodsOrder.purchaseId, purchase.id);
    if (!row) return undefined;
    const of = eq(goodsLine.purchaseId, purchaseId);
    return { ...row, lines: await db.select().from(goodsLine).where(of).orderBy(goodsLine.position) };
  }

  async function purchaseOfRefund(refundId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ ref: payment.ref })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(eq(refund.id, refundId));
    return row?.ref;
  }

  /** Each `ref` is a purchase's id; for a part of an order, the refund's id with the variant and how many pieces. */
  return {
    goods: write(paid),
    goods_sent: write(sent),
    goods_refund: write(refunded),
    goods_part_refund: write(partRefunded, purchaseOfRefund),
  } satisfies MailWriters;
}

const hadOwnMail = sql`exists (
  select 1 from ${outbox} where ${outbox.cause} = ${GOODS_REFUND_MAIL}::text || ${refund.id})`;

const paid: WriteContent = (sold, links, reader) => goodsPaid(factsOf(sold, reader), links, reader);

/** No mail if the order was refunded in the meantime. What was taken back is not sent. */
const sent: WriteContent = (sold, links, reader) => {
  if (sold.bought.status !== "PAID") return undefined;
  const lines = sold.lines.map((line) => ({ ...line, quantity: line.quantity - line.refunded }));
  return goodsSent(factsOf({ ...sold, lines: lines.filter(({ quantity }) => quantity > 0) }, reader), links, reader);
};

const refunded: WriteContent = (sold, links, reader) => {
  const { byBank, backCents, late } = sold;
  return byBank ? undefined : goodsRefunded({ ...factsOf(sold, reader), backCents, late }, links, reader);
};

const partRefunded: WriteContent = (sold, links, reader, [variantId, pieces]) => {
  const line = sold.lines.find((one) => one.variantId === variantId);
  if (!line) return undefined;
  return goodsPartRefunded(
    { ...factsOf(sold, reader), back: rowOf({ ...line, quantity: Number(pieces) }, reader) },
    links,
    reader,
  );
};

const rowOf = (line: GoodsLineRow, { language, isolated }: MailReader) => {
  const article = isolated(articleOf(line));
  return {
    name: line.quantity > 1 ? quantityText(line.quantity, article, language) : article,
    cents: line.quantity * line.unitCents,
  };
};

const factsOf = ({ order, bought, lines }: PaidGoods, reader: MailReader): GoodsFacts => ({
  article: order.name,
  lines: lines.map((line) => rowOf(line, reader)),
  orderNumber: order.orderNumber,
  cents: bought.cents,
  currency: bought.currency,
  shipping: order.shipping,
  email: order.email ?? "",
  address: order.address ?? undefined,
  tracking: parcelWords(order),
  privateLink: bought.userId === null,
});
