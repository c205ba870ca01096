/** The mails about goods: receipt, shipment, refund. */
import { type AddressParts, addressLines } from "../../../../app/domain/format/address-lines";
import { amount, price } from "../../../../app/domain/format/money-format";
import type { MailBlock, MailContent, MailLink, MailRow } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import { actions } from "./actions";
import { greeting, paragraph } from "./sentences";

export type GoodsFacts = {
  /** What the order is called. */
  article: string;
  /** "2 × Copper Tee, M", and what that costs. */
  lines: { name: string; cents: number }[];
  orderNumber: string;
  cents: number;
  currency: string;
  /** True if it is sent by post. */
  shipping: boolean;
  email: string;
  address: AddressParts | undefined;
  /** "USPS 9400 1112", once it is sent. */
  tracking: string | undefined;
  /** The link opens a guest's order without signing in. */
  privateLink: boolean;
};

export function goodsPaid(o: GoodsFacts, links: MailLink[], reader: MailReader): MailContent {
  const { t, language } = reader;
  const total = t.goods(o.shipping ? "mail.total" : "mail.totalMail", { price: amount(o.cents, o.currency, language) });
  const address = o.address && addressLines(o.address, language).join("\n");
  return {
    subject: t.goods("mail.paidSubject", { article: o.article }),
    preheader: t.mails(o.shipping ? "goods.paidPreheader" : "goods.paidMailPreheader"),
    ink: "peach",
    word: t.mails("transfer.word"),
    heading: t.goods("mail.paidText"),
    blocks: [
      hello(o, reader),
      {
        kind: "rows",
        rows: [
          ...orderRows(o, reader),
          { label: total, strong: true },
          ...(address ? [{ label: t.goods("order.address"), value: address }] : []),
        ],
      },
      paragraph(o.shipping ? t.goods("order.sendingText") : t.goods("order.sendingMailText", { email: o.email })),
      ...actions(links),
      ...privateNote(o, reader),
    ],
  };
}

export function goodsSent(o: GoodsFacts, links: MailLink[], reader: MailReader): MailContent {
  const { t, isolated } = reader;
  const tracking = o.tracking ? [{ label: t.goods("order.tracking"), value: isolated(o.tracking) }] : [];
  return {
    subject: t.goods(o.shipping ? "mail.sentSubject" : "mail.sentMailSubject", { article: o.article }),
    preheader: t.mails(o.shipping ? "goods.sentPreheader" : "goods.sentMailPreheader"),
    ink: "mint",
    word: t.mails(o.shipping ? "goods.sent" : "goods.sentMail"),
    heading: t.goods(o.shipping ? "mail.sentText" : "mail.sentMailText"),
    blocks: [
      hello(o, reader),
      { kind: "rows", rows: [...orderRows(o, reader), ...tracking] },
      ...actions(links),
      ...privateNote(o, reader),
    ],
  };
}

/** `late`: the payment came after the last piece was gone. */
export function goodsRefunded(
  o: GoodsFacts & { backCents: number; late: boolean },
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language } = reader;
  const money = { price: amount(o.backCents, o.currency, language) };
  return {
    subject: t.goods("mail.refundSubject", { article: o.article }),
    preheader: t.mails("goods.refundPreheader", money),
    ink: "steel",
    word: price(o.backCents, o.currency, language),
    heading: t.goods(o.late ? "mail.lateText" : "mail.refundText"),
    blocks: [
      hello(o, reader),
      { kind: "rows", rows: orderRows(o, reader) },
      paragraph(t.goods("mail.moneyText", money)),
      ...actions(links),
      ...privateNote(o, reader),
    ],
  };
}

/** Some pieces of an order were taken back; `back` is what, and its money. */
export function goodsPartRefunded(
  o: GoodsFacts & { back: GoodsFacts["lines"][number] },
  links: MailLink[],
  reader: MailReader,
): MailContent {
  const { t, language } = reader;
  const money = { price: amount(o.back.cents, o.currency, language) };
  return {
    subject: t.goods("mail.refundSubject", { article: o.back.name }),
    preheader: t.mails("goods.refundPreheader", money),
    ink: "steel",
    word: price(o.back.cents, o.currency, language),
    heading: t.goods("mail.partText"),
    blocks: [
      hello(o, reader),
      { kind: "rows", rows: orderRows({ ...o, lines: [o.back] }, reader) },
      paragraph(t.goods("mail.moneyText", money)),
      ...actions(links),
      ...privateNote(o, reader),
    ],
  };
}

const privateNote = ({ privateLink }: GoodsFacts, { t }: MailReader): MailBlock[] =>
  privateLink ? [{ kind: "note", text: t.goods("mail.guest") }] : [];

const hello = ({ address }: GoodsFacts, reader: MailReader) => greeting(reader, address?.name);

/** One article needs no price beside it: the total says it. */
const orderRows = ({ lines, orderNumber, currency }: GoodsFacts, { t, isolated, language }: MailReader): MailRow[] => [
  ...lines.map(({ name, cents }) => ({
    label: name,
    ...(lines.length > 1 && { value: amount(cents, currency, language) }),
  })),
  { label: t.goods("order.number", { number: isolated(orderNumber) }) },
];
