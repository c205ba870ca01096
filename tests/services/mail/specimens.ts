/** Every mail that the product sends, made from invented facts, for tests and for looking at them. */
import type { SeatWords } from "../../../app/domain/seating/seat-words";
import type { Mail } from "../../../server/clients/mailer";
import { codeContent } from "../../../server/code-messages/code-content";
import { helpLink, type MailContent, type MailStub, writtenMail } from "../../../server/mail/mail-content";
import { type MailReader, mailReader } from "../../../server/mail/mail-reader";
import { checkInUrl, ticketQrPng } from "../../../server/services/box-office/tickets/ticket-qr";
import { accountContent } from "../../../server/services/mails/content/account-content";
import {
  broadcastOff,
  broadcastPaid,
  paidBack,
  refundFailed,
} from "../../../server/services/mails/content/broadcast-content";
import { farewellContent } from "../../../server/services/mails/content/farewell-content";
import { givenAwayContent } from "../../../server/services/mails/content/given-away-content";
import {
  goodsPaid,
  goodsPartRefunded,
  goodsRefunded,
  goodsSent,
} from "../../../server/services/mails/content/goods-content";
import { newSeatsContent } from "../../../server/services/mails/content/new-seats-content";
import { canceledContent, movedContent } from "../../../server/services/mails/content/night-changed-content";
import {
  premiumCanceled,
  premiumFailed,
  premiumKept,
  premiumPaid,
  trialEnding,
  trialRefused,
} from "../../../server/services/mails/content/premium-content";
import { type RefundFacts, refundContent } from "../../../server/services/mails/content/refund-content";
import {
  announcedContent,
  confirmContent,
  doorsContent,
  liveContent,
  saleContent,
} from "../../../server/services/mails/content/reminder-content";
import type { MailedShow } from "../../../server/services/mails/content/show-facts";
import { ticketsContent } from "../../../server/services/mails/content/tickets-content";
import { transferContent } from "../../../server/services/mails/content/transfer-content";
import { sentenceOf } from "../../../server/services/mails/seats-of-tickets";
import { accountChange } from "../../../server/store/schema";

export const site = { siteName: "Ringside", siteUrl: "https://ringside.example" };
/** What comes from the content or from the fan, which no translation touches. */
export const CONTENT = {
  title: "Iron Harvest",
  venue: "Tidewater Hall, 41 Foundry Row, Norfolk",
  fan: "Maya Ortiz",
  giver: "Juno Rask",
  tiers: ["Ringside", "Upper"],
  seat: ["Section 104", "Gate 2"],
  article: "Bell Cap",
  variant: "Bell Cap, Black",
  code: "SPRING",
};
const [firstTier = "", secondTier = ""] = CONTENT.tiers;

/** What the user pool replaces with the code. */
const CODE = "{####}";

export const START = new Date("2026-11-29T00:30:00Z");
const NEW_START = new Date("2026-12-06T00:30:00Z");
const DAY_MS = 86_400_000;

function show(over: Partial<MailedShow["event"]> = {}, startAt = START): MailedShow {
  return {
    event: {
      id: "4f5a0b1e-2c3d-4e5f-8a9b-0c1d2e3f4a5b",
      shortCode: "IRNHRV",
      slug: "iron-harvest",
      title: CONTENT.title,
      description: "",
      about: "",
      status: "SCHEDULED",
      showId: null,
      venueId: null,
      seatingPlanId: null,
      categoryIds: [],
      startAt,
      endAt: new Date(startAt.getTime() + 3 * 60 * 60_000),
      doorsAt: new Date(startAt.getTime() - 60 * 60_000),
      scheduleTbd: false,
      timeZoneId: "America/New_York",
      card: [],
      poster: { seed: "iron" },
      registrationType: "TICKETS",
      externalUrl: null,
      ticketLimitPerOrder: 8,
      currency: "USD",
      previousStartAt: null,
      publishedAt: new Date("2026-09-01T00:00:00Z"),
      updatedAt: new Date("2026-11-20T00:00:00Z"),
      revision: 1,
      translations: null,
      ...over,
    },
    venue: {
      id: "7a6b5c4d-3e2f-4a1b-9c8d-7e6f5a4b3c2d",
      name: "Tidewater Hall",
      street: "41 Foundry Row",
      city: "Norfolk",
      region: "VA",
      postalCode: "23510",
      country: "US",
      lat: "36.85",
      lng: "-76.29",
      timeZoneId: "America/New_York",
      accessibilityNote: "",
      parkingNote: "",
    },
  };
}

async function stub(number: string, title: string, tint: string, { t, isolated }: MailReader): Promise<MailStub> {
  const url = checkInUrl(site.siteUrl, {
    ...{ ticketNumber: number, secret: "00112233445566778899aabbccddeeff", eventId: "", definitionId: "" },
    ...{ firstNumber: null, createdAt: new Date(0) },
  });
  return {
    title,
    lines: [t.mails("tickets.unreserved")],
    number,
    tint,
    picture: {
      alt: t.mails("tickets.qr", { number: isolated(number) }),
      file: { filename: `${number}.png`, contentType: "image/png", content: await ticketQrPng(url), cid: number },
    },
  };
}

const SEAT: SeatWords = {
  ...{ placeId: "104-C-7", section: "104", sectionLabel: CONTENT.seat[0] ?? "", row: "C", seat: "7" },
  ...{ entrance: CONTENT.seat[1] ?? "", level: "Lower", flags: [] },
};

export type Specimen = { name: string; content: MailContent; mail: Omit<Mail, "to"> };

/** `more`: how many tickets of the order are not shown, for the plural forms. */
export async function specimens(language: string, { count = 3, more = 0 } = {}): Promise<Specimen[]> {
  const reader = await mailReader(language);
  const all = Object.entries(await contents(reader, { count, more }));
  return all.map(([name, content]) => ({ name, content, mail: writtenMail(content, reader, site) }));
}

/** What the first of them says, unwritten. */
export async function firstContent(language: string, counts: { count: number; more: number }): Promise<MailContent> {
  return (await contents(await mailReader(language), counts)).tickets;
}

async function contents(reader: MailReader, { count, more }: { count: number; more: number }) {
  const moved = { previousStartAt: START, status: "POSTPONED" as const, revision: 2 };
  const money = { cents: 17_800, currency: "USD" };
  const link = `${site.siteUrl}/tickets/details/1?order=7KQ2-M4XP&key=k`;
  const seats = sentenceOf([SEAT, { ...SEAT, seat: "8" }], reader);
  const reserved = { number: "KXWT-PQRM-HD001", holder: CONTENT.fan, orderNumber: "7KQ2-M4XP", seat: SEAT };
  const stubs = [
    await stub("KXWT-PQRM-HD001", firstTier, "#ff7f38", reader),
    await stub("KXWT-PQRM-HD002", firstTier, "#ff7f38", reader),
    await stub("KXWT-PQRM-HD003", secondTier, "#ffe3c2", reader),
  ];
  const tickets = {
    show: show(),
    fullName: CONTENT.fan,
    orderNumber: "7KQ2-M4XP",
    count,
    stubs,
    more,
    lines: [
      { name: firstTier, quantity: count - 1, unitCents: 7_900, listCents: 7_900 },
      { name: secondTier, quantity: 1, unitCents: 2_000, listCents: 2_000 },
    ],
    discount: undefined,
    totalCents: 17_800,
    currency: "USD",
    seats,
    tickets: [reserved],
    link,
    wallets: { apple: true, google: true },
  };
  const reminder = { show: show(), link, leave: `${site.siteUrl}/following/k?stop=doors` };
  const announced = { ...reminder, name: CONTENT.venue };
  const free = [{ name: secondTier, quantity: count, unitCents: 0, listCents: 0 }];
  const refund = (why: RefundFacts["why"], kept?: RefundFacts["kept"]) =>
    refundContent(
      { show: show(), fullName: CONTENT.fan, ...money, link: `${site.siteUrl}/tickets/event/1`, seats, why, kept },
      reader,
    );
  const changed = (changedShow: MailedShow, back: typeof money | undefined) =>
    ({
      ...{ show: changedShow, fullName: CONTENT.fan, paid: true, mayRefund: true, refund: back },
      link: `${site.siteUrl}/events/1`,
    }) as const;
  const given = {
    show: show(),
    name: CONTENT.fan,
    stub: stubs[0],
    seats,
    tickets: [reserved],
    link,
    wallets: { apple: true, google: true },
  };
  const at = new Date("2026-11-20T20:02:00Z");
  const receipt = { cents: 999, currency: "usd", at, invoiceNumber: "RS-0001" };
  const { t } = reader;
  const yours = { label: t.payments("mail.yours"), url: `${site.siteUrl}/profile/billing` };
  const invoice = { label: t.payments("mail.receipt"), url: "https://pay.example/i/1" };
  const premium = [{ label: t.payments("mail.premiumPage"), url: `${site.siteUrl}/premium` }];
  const order = [{ label: t.goods("mail.order"), url: `${site.siteUrl}/shop/order/1` }];
  const goods = {
    article: CONTENT.article,
    lines: [{ name: CONTENT.variant, cents: 3_499 }],
    privateLink: false,
    orderNumber: "9XYZ-4ABC",
    cents: 3_499,
    currency: "USD",
    shipping: true,
    email: "maya@example.com",
    address: {
      name: CONTENT.fan,
      line1: "1 Ferry St",
      city: "Norfolk",
      state: "VA",
      postalCode: "23510",
      country: "US",
    },
    tracking: "USPS 9400 1118 9922 3344 5566 77",
  };
  return {
    tickets: ticketsContent({ ...tickets, privateLink: true }, reader, site),
    "tickets-of-fan-free": ticketsContent({ ...tickets, lines: free, totalCents: 0, privateLink: false }, reader, site),
    "tickets-with-code": ticketsContent(
      { ...tickets, discount: { code: CONTENT.code, cents: 1_780 }, totalCents: 16_020, privateLink: true },
      reader,
      site,
    ),
    transfer: transferContent({ ...given, from: CONTENT.giver, privateLink: true }, reader, site),
    "transfer-from-nobody": transferContent({ ...given, name: "", from: "", privateLink: false }, reader, site),
    "given-away": givenAwayContent(
      { show: show(), fullName: CONTENT.fan, ticketNumber: "7KQ2-M4XP-9A021", siteUrl: site.siteUrl },
      reader,
    ),
    "new-seats": newSeatsContent({ show: show(), fullName: CONTENT.fan, seats, link, privateLink: true }, reader),
    "refund-late": refund("late"),
    "refund-twice": refund("twice"),
    "refund-requested": refund("requested"),
    "refund-of-part-with-code": refund("requested", { code: CONTENT.code, cents: 4_900 }),
    "refund-canceled": refund("canceled"),
    moved: movedContent(changed(show(moved, NEW_START), undefined), reader, site),
    postponed: movedContent(changed(show({ ...moved, scheduleTbd: true }), undefined), reader, site),
    canceled: canceledContent(changed(show({ status: "CANCELED", revision: 2 }), money), reader, site),
    "canceled-after-refund": canceledContent(changed(show({ status: "CANCELED" }), undefined), reader, site),
    "canceled-transferred": canceledContent(
      { ...changed(show({ status: "CANCELED" }), undefined), paid: false },
      reader,
      site,
    ),
    "premium-paid": premiumPaid(receipt, [invoice, yours], reader),
    "premium-failed": premiumFailed({ ...receipt, next: new Date(at.getTime() + 3 * DAY_MS) }, [yours], reader),
    "premium-failed-last": premiumFailed({ ...receipt, next: undefined }, [yours], reader),
    "trial-ending": trialEnding({ ...receipt, end: at }, premium, reader),
    "trial-refused": trialRefused(premium, reader),
    "premium-canceled": premiumCanceled({ until: at, mayBeCharged: false }, premium, reader),
    "premium-canceled-later": premiumCanceled({ until: at, mayBeCharged: true }, premium, reader),
    "premium-kept": premiumKept({ ...receipt, date: at, interval: "year", inTrial: false }, premium, reader),
    "premium-kept-in-trial": premiumKept({ ...receipt, date: at, interval: "month", inTrial: true }, premium, reader),
    "premium-ended": premiumCanceled(undefined, premium, reader),
    broadcast: broadcastPaid(
      { title: CONTENT.title, start: START, timeZoneId: "America/New_York", paid: receipt },
      [{ label: t.payments("mail.nightPaidWatch"), url: `${site.siteUrl}/pay-per-view/event/1` }, invoice, yours],
      reader,
    ),
    "broadcast-refund": paidBack({ cents: 999, currency: "usd", title: CONTENT.title }, [yours], reader),
    "broadcast-canceled": paidBack(
      { cents: 999, currency: "usd", title: CONTENT.title, why: "canceled" },
      [yours],
      reader,
    ),
    "broadcast-off": broadcastOff({ title: CONTENT.title, link }, reader),
    "refund-failed": refundFailed({ ...money, title: CONTENT.title }, [helpLink(reader, site)], reader),
    goods: goodsPaid(goods, order, reader),
    "goods-several": goodsPaid(
      { ...goods, lines: [...goods.lines, { name: `2 × ${CONTENT.article}`, cents: 5_200 }], privateLink: true },
      order,
      reader,
    ),
    "goods-part-refund": goodsPartRefunded({ ...goods, back: { name: CONTENT.variant, cents: 3_499 } }, order, reader),
    "goods-by-mail": goodsPaid({ ...goods, shipping: false, address: undefined }, order, reader),
    "goods-sent": goodsSent(goods, order, reader),
    "goods-sent-by-mail": goodsSent({ ...goods, shipping: false }, order, reader),
    "goods-refund": goodsRefunded({ ...goods, backCents: 3_499, late: false }, order, reader),
    "goods-late": goodsRefunded({ ...goods, backCents: 3_499, late: true }, order, reader),
    "follow-confirm": confirmContent({ names: [CONTENT.title, CONTENT.venue], link }, reader, site),
    "follow-already": confirmContent({ names: [], link }, reader, site),
    "night-announced": announcedContent({ ...announced, onSale: false, opens: at }, reader),
    "night-announced-on-sale": announcedContent({ ...announced, onSale: true, opens: undefined }, reader),
    "night-announced-without-sale": announcedContent({ ...announced, onSale: false, opens: undefined }, reader),
    "night-announced-without-venue": announcedContent(
      { ...announced, show: { ...show(), venue: null }, onSale: true, opens: undefined },
      reader,
    ),
    "night-announced-without-facts": announcedContent(
      { ...announced, show: { ...show({ scheduleTbd: true }), venue: null }, onSale: false, opens: undefined },
      reader,
    ),
    "sale-tomorrow": saleContent({ ...reminder, opens: at, hour: false, name: CONTENT.venue }, reader),
    "sale-in-an-hour": saleContent({ ...reminder, opens: at, hour: true, name: undefined }, reader),
    "doors-tomorrow": doorsContent({ ...reminder, seats }, reader),
    "live-now": liveContent({ leave: reminder.leave, title: CONTENT.title, link }, reader),
    ...Object.fromEntries(
      accountChange.kind.enumValues.map((kind) => [`account-${kind}`, accountContent({ kind, at }, reader, site)]),
    ),
    "code-sign-up": codeContent({ purpose: "signUp", code: CODE }, reader, site),
    "code-reset": codeContent({ purpose: "reset", code: CODE }, reader, site),
    "code-contact": codeContent({ purpose: "contact", code: CODE }, reader, site),
    "code-sign-in": codeContent({ purpose: "signIn", code: CODE }, reader, site),
    deleted: farewellContent([{ label: CONTENT.title, url: link }], reader, site),
    "deleted-without-tickets": farewellContent([], reader, site),
  } satisfies Record<string, MailContent>;
}
