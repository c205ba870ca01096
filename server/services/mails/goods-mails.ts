/** Mails about goods in the buyer's language: receipt, shipment, refund. */
import { eq, sql } from "drizzle-orm";
import { addressLines } from "../../../app/domain/format/address-lines";
import { amount } from "../../../app/domain/format/money-format";
import type { Mail } from "../../clients/mailer";
import { type MailTexts, mailTexts } from "../../mail/mail-texts";
import type { MailWriters, WriteMail } from "../../mail/outbox";
import { paragraphMail } from "../../mail/paragraph-mail";
import { goodsOrder, payment, purchase, refund } from "../../store/schema";
import { BY_BANK } from "../refunds/disputed-payments";
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
type GoodsMailTexts = { subject: string; paragraphs: string[] };
type WriteTexts = (sold: PaidGoods, reader: MailTexts<"goods">) => GoodsMailTexts | undefined;

/** Each `ref` is a purchase's id. */
export function goodsMails({ store: { db }, siteUrl, siteName }: GoodsMailDeps) {
  const write =
    (say: WriteTexts): WriteMail =>
    async (purchaseId): Promise<Mail | undefined> => {
      const sold = await soldBy(purchaseId);
      if (!sold?.order.email) return undefined;
      const { locale, email, address } = sold.order;
      const reader = await mailTexts(locale, "goods");
      const content = say(sold, reader);
      if (!content) return undefined;
      const { t, language, direction } = reader;
      const hello = address?.name ? t("mail.hello", { name: address.name }) : t("mail.helloNobody");
      const links = [
        { label: t("mail.order"), url: `${siteUrl}/shop/order/${purchaseId}` },
        { label: t("mail.help"), url: `${siteUrl}/billing-assistance` },
      ];
      const paragraphs = [hello, ...content.paragraphs];
      return {
        to: email,
        ...paragraphMail({ language, direction, siteName, subject: content.subject, paragraphs, links }),
      };
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

const paid: WriteTexts = ({ order, bought }, { t, language }) => {
  const { orderNumber, shipping, address } = order;
  const price = amount(bought.cents, bought.currency, language);
  const what = [bought.name, t(shipping ? "mail.total" : "mail.totalMail", { price })];
  return {
    subject: t("mail.paidSubject", { article: order.name }),
    paragraphs: [
      t("mail.paidText"),
      [...what, t("order.number", { number: orderNumber })].join("\n"),
      ...(address ? [[t("order.address"), ...addressLines(address, language)].join("\n")] : []),
      shipping ? t("order.sendingText") : t("order.sendingMailText", { email: order.email ?? "" }),
    ],
  };
};

/** No mail if the order was refunded in the meantime. */
const sent: WriteTexts = ({ order, bought }, { t }) =>
  bought.status === "PAID"
    ? {
        subject: t(order.shipping ? "mail.sentSubject" : "mail.sentMailSubject", { article: order.name }),
        paragraphs: [
          t(order.shipping ? "mail.sentText" : "mail.sentMailText"),
          [bought.name, t("order.number", { number: order.orderNumber })].join("\n"),
        ],
      }
    : undefined;

const refunded: WriteTexts = ({ order, bought, backCents, late, byBank }, { t, language }) =>
  byBank
    ? undefined
    : {
        subject: t("mail.refundSubject", { article: order.name }),
        paragraphs: [
          t(late ? "mail.lateText" : "mail.refundText"),
          [bought.name, t("order.number", { number: order.orderNumber })].join("\n"),
          t("mail.moneyText", { price: amount(backCents, bought.currency, language) }),
        ],
      };
