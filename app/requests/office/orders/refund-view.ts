/** A refund's page: the choices, and the consequences of the one made. */
import type { OrderDesk } from "../../../../server/services/office/orders/order-desk";
import type { RefundPreview } from "../../../../server/services/office/orders/refund-preview";
import { amount } from "../../../domain/format/money-format";
import { FALLBACK_LANGUAGE, LANGUAGE_NAMES, languageFor } from "../../../domain/languages";
import { moneyIn } from "../../../domain/office/orders/order-money";
import type { RefundOptions, RefundShown } from "../../../domain/office/orders/refund-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { textsOf } from "../../../i18n/texts";

type OrderFile = NonNullable<Awaited<ReturnType<OrderDesk["file"]>>>;

export const currencyOf = (file: OrderFile): string =>
  file.kind === "tickets" ? file.order.currency : file.sold.bought.currency;

export function refundOptions(file: OrderFile): RefundOptions {
  const money = (cents: number) => amount(cents, currencyOf(file), "en");
  const { leftCents } = moneyIn(file.kind === "tickets" ? file.order : file.sold);
  const left = leftCents > 0 ? money(leftCents) : undefined;
  const { orderNumber: number } = file;
  if (file.kind === "goods") {
    const { lines, order, bought } = file.sold;
    const articles = lines.flatMap(({ position, name, choices, quantity, refunded, unitCents }) => ({
      ...{ position, left: bought.status === "PAID" ? quantity - refunded : 0, price: money(unitCents) },
      name: [name, ...Object.values(choices)].join(", "),
    }));
    return { number, what: order.name, tickets: [], articles: articles.filter((one) => one.left > 0), left };
  }
  const tickets = file.order.tickets
    .filter(({ status }) => status === "VALID")
    .map(({ ticketNumber, seatWords, name, priceCents }) => ({
      ...{ number: ticketNumber, price: money(priceCents) },
      seat: seatWords ? `${seatWords.placeId}, ${name}` : name,
    }));
  return { number, what: file.order.eventTitle, tickets, articles: [], left };
}

/** `limitCents`: the maximum that this staff member may refund per order; undefined without a limit. */
export async function refundShown(preview: RefundPreview, limitCents: number | undefined): Promise<RefundShown> {
  const money = (cents: number) => amount(cents, preview.currency, "en");
  const { cents, backCents, digest } = preview;
  return {
    amount: money(cents),
    free: cents === 0,
    follows: [...moneyFollows(preview, money), ...seatsFollow(preview), await mailFollows(preview)].filter(Boolean),
    digest,
    refused: refusalOf(preview),
    limit: limitCents !== undefined && cents > 0 && backCents + cents > limitCents ? money(limitCents) : undefined,
  };
}

function refusalOf({ blockedBy }: RefundPreview): string | undefined {
  const tickets = new Intl.ListFormat("en").format(blockedBy);
  return blockedBy.length > 0
    ? officeTexts("orders")("refund.refused", { count: blockedBy.length, tickets })
    : undefined;
}

function moneyFollows(o: RefundPreview, money: (cents: number) => string): string[] {
  const t = officeTexts("orders");
  if (o.cents === 0) return [t("refund.noMoney")];
  const fee = o.fee ? t("refund.fee", { amount: amount(o.fee.cents, o.fee.currency, "en") }) : t("refund.feeUnknown");
  return [
    ...(o.disputed ? [t("refund.bank")] : []),
    o.card ? t("refund.toCard", { ...o.card, brand: titled(o.card.brand) }) : t("refund.toCardUnknown"),
    `${t("refund.keep", { amount: money(o.keptCents) })} ${fee}`,
  ];
}

const titled = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

function seatsFollow(preview: RefundPreview): string[] {
  const { choice, tickets, ticketsLeft, waiting, beingBought, articles, restocked } = preview;
  const t = officeTexts("orders");
  switch (choice.kind) {
    case "goodwill":
      return [t("refund.valid", { count: ticketsLeft })];
    case "tickets": {
      const list = new Intl.ListFormat("en");
      const places = tickets.flatMap(({ placeId }) => placeId ?? []);
      const count = tickets.length;
      const free =
        places.length > 0 ? t("refund.seats", { seats: list.format(places) }) : t("refund.seatsUnnamed", { count });
      const next = waiting > 0 ? t("refund.waiting", { count: waiting }) : t("refund.onSale");
      return [
        t("refund.stops", { count, tickets: list.format(tickets.map(({ number }) => number)) }),
        ...(ticketsLeft > 0 ? [t("refund.left", { count: ticketsLeft })] : []),
        ...(beingBought.length > 0
          ? [t("refund.beingBought", { count: beingBought.length, tickets: list.format(beingBought) })]
          : []),
        `${free} ${next}`,
      ];
    }
    case "pieces":
    case "goods":
      return [
        t("refund.articles", { articles: articles.join(", ") }),
        t(restocked ? "refund.restocked" : "refund.notRestocked"),
      ];
  }
}

/** The mail's subject, in the language of the mail. */
async function mailFollows({ mail, cents, currency, choice }: RefundPreview): Promise<string> {
  const t = officeTexts("orders");
  if (cents === 0) return "";
  if (!mail) return t("refund.noMail");
  const { t: theirs, language } = await textsOf(languageFor(mail.locale) ?? FALLBACK_LANGUAGE, ["mails", "goods"]);
  const subject =
    choice.kind === "pieces" || choice.kind === "goods"
      ? theirs.goods("mail.refundSubject", { article: mail.title })
      : theirs.mails("refund.subject", { amount: amount(cents, currency, language), title: mail.title });
  return t("refund.mail", { email: mail.to, language: LANGUAGE_NAMES[language] ?? language, subject });
}
