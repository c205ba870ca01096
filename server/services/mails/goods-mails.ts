/** Mails about goods in the buyer's language: receipt, shipment, refund. */
import { eq, sql } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { type MailContent, type MailLink, writtenMail } from "../../mail/mail-content";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { MailWriters, WriteMail } from "../../mail/outbox";
import { goodsOrder, payment, purchase, refund } from "../../store/schema";
import { BY_BANK } from "../refunds/disputed-payments";
import { type GoodsFacts, goodsPaid, goodsRefunded, goodsSent } from "./content/goods-content";
import type { MailDeps } from "./mail-recipient";

type GoodsMailDeps = Pick<MailDeps, "store" | "siteUrl" | "siteName">;
type PaidGoods = {
  order: typeof goodsOrder.$inferSelect;
  bought: typeof purchase.$inferSelect;
  backCents: number;
  late: boolean;
  /** The buyer's own bank took the money back, so they know. */
  byBank: boolean;
};
type WriteContent = (sold: PaidGoods, links: MailLink[], reader: MailReader) => MailContent | undefined;

/** Each `ref` is a purchase's id. */
export function goodsMails({ store: { db }, siteUrl, siteName }: GoodsMailDeps) {
  const write =
    (contentOf: WriteContent): WriteMail =>
    async (purchaseId): Promise<Mail | undefined> => {
      const sold = await soldBy(purchaseId);
      if (!sold?.order.email) return undefined;
      const reader = await mailReader(sold.order.locale);
      const links = [{ label: reader.t.goods("mail.order"), url: `${siteUrl}/shop/order/${purchaseId}` }];
      const content = contentOf(sold, links, reader);
      return content && { to: sold.order.email, ...writtenMail(content, reader, { siteUrl, siteName }) };
    };

  async function soldBy(purchaseId: string): Promise<PaidGoods | undefined> {
    const [row] = await db
      .select({
        order: goodsOrder,
        bought: purchase,
        backCents: sql<number>`coalesce(sum(${refund.cents}), 0)::int`,
        late: sql<boolean>`coalesce(bool_or(${refund.reason} = 'expired'), false)`,
        byBank: sql<boolean>`coalesce(bool_or(starts_with(${refund.providerRefundId}, ${BY_BANK})), false)`,
      })
      .from(goodsOrder)
      .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId))
      .leftJoin(payment, eq(payment.ref, sql`${purchase.id}::text`))
      .leftJoin(refund, eq(refund.paymentId, payment.id))
      .where(eq(goodsOrder.purchaseId, purchaseId))
      .groupBy(goodsOrder.purchaseId, purchase.id);
    return row;
  }

  return { goods: write(paid), goods_sent: write(sent), goods_refund: write(refunded) } satisfies MailWriters;
}

const paid: WriteContent = (sold, ...rest) => goodsPaid(factsOf(sold), ...rest);

/** No mail if the order was refunded in the meantime. */
const sent: WriteContent = (sold, ...rest) =>
  sold.bought.status === "PAID" ? goodsSent(factsOf(sold), ...rest) : undefined;

const refunded: WriteContent = (sold, ...rest) => {
  const { byBank, backCents, late } = sold;
  return byBank ? undefined : goodsRefunded({ ...factsOf(sold), backCents, late }, ...rest);
};

const factsOf = ({ order, bought }: PaidGoods): GoodsFacts => ({
  article: order.name,
  name: bought.name,
  orderNumber: order.orderNumber,
  cents: bought.cents,
  currency: bought.currency,
  shipping: order.shipping,
  email: order.email ?? "",
  address: order.address ?? undefined,
});
