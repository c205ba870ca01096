/** The page after paying for a broadcast. */
import type { Backend } from "../../../server/backend/backend";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import type { OwnPurchase } from "../../../server/services/payments/fan-purchases";
import { billDate } from "../../domain/billing/bill-date";
import { titleLanguage } from "../../domain/format/content-language";
import { amount } from "../../domain/format/money-format";
import { zonedDates } from "../../domain/format/zoned-dates";
import { broadcastBought } from "../../domain/measured/measured-event";
import { type ArrivalView, isNews, type NextStep, type PaidPage } from "../../domain/paid/arrival-view";
import { broadcastZone } from "../../domain/pay-per-view/pay-per-view-card";
import { type PayPerViewPage, payPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { replayText } from "../../domain/pay-per-view/replay-text";
import { textsOf } from "../../i18n/texts";
import { inkFor } from "../../ui/art/inks";
import {
  arrivalWord,
  chargedTexts,
  type PaidTexts,
  paidFor,
  receiptActs,
  stripSrc,
  unpaidPage,
  waitingPage,
} from "./paid-parts";

/** `id` is the purchase's. Undefined if it isn't the visitor's, or something else was bought. */
export async function paidBroadcast(server: Backend, id: string, looks: number): Promise<PaidPage | undefined> {
  const { billing, catalogue, visitor, locale, clock } = server;
  const bought = await billing.ownPurchase?.(visitor, id);
  if (bought?.kind !== "ppv") return undefined;
  const { t } = await textsOf(locale);
  const page = `/pay-per-view/event/${bought.ref}`;
  const back = { label: t.watch("player.toNight"), to: page };
  const found = await catalogue.payPerView(bought.ref);
  const night = found && payPerViewPage(found, { locale, now: clock.now() });
  const about = night && paidFor(night, night.undated ? [] : [night.live.date, night.live.time]);
  switch (bought.status) {
    case "open":
      return waitingPage(t, { path: `/paid/pay-per-view/${id}`, looks, about });
    case "ended":
    case "trialUsed":
      return unpaidPage(t, back, { about });
    case "refunded":
      return { page: "unpaid", title: t.paid("refunded"), about, text: refundText(bought, t, locale), action: back };
    case "paid": {
      const standing = found && night && !night.cancelled && night.state !== "closed";
      const watchable = standing && isNews(bought.paidAt, clock.now()) && (await billing.admission?.(visitor, found));
      if (!watchable) return { page: "elsewhere", to: page };
      return {
        page: "arrival",
        measured: server.tracking.tagManager ? broadcastBought(bought, found) : undefined,
        arrival: arrivalOf(server, t, { bought, found, night }),
      };
    }
  }
}

function refundText({ refunded, cents, currency }: OwnPurchase, t: PaidTexts, locale: string): string {
  if (refunded?.double) return t.billing("buy.refunded");
  return t.goods("order.refundedText", { price: amount(refunded?.cents ?? cents, currency, locale) });
}

type BoughtBroadcast = { bought: OwnPurchase; found: PayPerView; night: PayPerViewPage };

function arrivalOf(server: Backend, t: PaidTexts, { bought, found, night }: BoughtBroadcast): ArrivalView {
  const { locale, visitor, site } = server;
  const { title, lang, state } = night;
  const { stamp, charged, total } = chargedTexts(t, bought, locale);
  const ahead = state === "onSale" || state === "announced";
  return {
    stamp,
    word: arrivalWord(t.paid("word.broadcast"), locale),
    heading: `${charged} ${t.paid("heading.broadcast", { title })}`,
    inks: inkFor(night.poster.seed, night.poster.ink),
    picture: stripSrc(night),
    when: night.undated ? undefined : { date: night.date, dateTime: night.dateTime },
    what: { text: title, lang: titleLanguage(title, lang) },
    where: { text: stateText(night, t) },
    countdown: ahead ? night.bell : undefined,
    action: { label: t.billing("buy.watch"), to: `/watch/${night.id}` },
    owned: {
      title: t.paid("broadcast.yours"),
      stubs: [],
      ticks: [
        ...(night.undated ? [] : [replayText(night, t.watch)]),
        t.watch("offer.devices", { count: night.devices }),
        t.watch("offer.captions"),
      ],
    },
    acts: [
      { label: t.watch("player.toNight"), to: night.href },
      { label: t.watch("event.back"), to: "/pay-per-view" },
    ],
    share: { url: site.url + night.href, title },
    mailed: visitor.user && t.paid("mailed", { email: visitor.user.email }),
    next: { title: t.paid("next"), steps: steps(found, night, t, locale) },
    receipt: {
      title: t.mine("tickets.receipt"),
      lines: [{ label: { text: `${t.payments("list.night")}: ${bought.name}` }, amount: total.amount }],
      total,
      notes: [t.goods("order.bought", { date: billDate(bought.paidAt, locale) }), t.watch("offer.refund")],
      acts: receiptActs(t, visitor.signedIn),
    },
  };
}

function stateText({ state, live, undated }: PayPerViewPage, t: PaidTexts): string {
  if (undated) return t.mails("postponed.text");
  if (state === "live") return t.watch("event.live", { time: live.time });
  return state === "replay" ? t.watch("event.replay") : t.watch("event.when", live);
}

function steps(found: PayPerView, night: PayPerViewPage, t: PaidTexts, locale: string): NextStep[] {
  const dayOf = (iso: string) => zonedDates(new Date(iso), broadcastZone(found), locale).dayMonth;
  const { replayUntil: when, live, bell, devices } = night;
  const now = { at: t.paid("now"), title: t.paid("broadcast.profile"), text: t.paid("broadcast.profileText") };
  if (night.undated) {
    return [now, { at: t.paid("later"), title: t.watch("badge.undated"), text: t.mails("postponed.text") }];
  }
  return [
    now,
    ...(bell
      ? [
          {
            at: dayOf(found.liveStart),
            title: t.paid("broadcast.starts", { time: live.time }),
            text: t.watch("offer.devices", { count: devices }),
          },
        ]
      : []),
    when && found.replayUntil
      ? { at: dayOf(found.replayUntil), title: t.watch("offer.replayUntil", { when }), text: t.watch("event.hidden") }
      : { at: t.paid("anyDay"), title: replayText(night, t.watch), text: t.watch("event.hidden") },
  ];
}
