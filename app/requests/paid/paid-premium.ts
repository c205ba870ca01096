/** The page after joining Premium. */
import type { Backend } from "../../../server/backend/backend";
import type { OwnPurchase } from "../../../server/services/payments/fan-purchases";
import { BILL_ZONE, billDate } from "../../domain/billing/bill-date";
import { type MembershipView, membershipView } from "../../domain/billing/membership-view";
import { amount } from "../../domain/format/money-format";
import { zonedDates } from "../../domain/format/zoned-dates";
import { premiumBought } from "../../domain/measured/measured-event";
import { type ArrivalView, isNews, type NextStep, type PaidPage } from "../../domain/paid/arrival-view";
import { byState, isUndated } from "../../domain/pay-per-view/pay-per-view-card";
import { type PayPerViewPage, payPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { textsOf } from "../../i18n/texts";
import { artSrc } from "../../ui/art/art-src";
import { inkFor } from "../../ui/art/inks";
import {
  arrivalWord,
  chargedTexts,
  type PaidTexts,
  receiptActs,
  stripSrc,
  unpaidPage,
  waitingPage,
} from "./paid-parts";

const PAGE = "/premium";
const INK = "mint";

/** `id` is the purchase's. Undefined if it isn't the visitor's, or something else was bought. */
export async function paidPremium(server: Backend, id: string, looks: number): Promise<PaidPage | undefined> {
  const { billing, catalogue, visitor, locale, clock } = server;
  const bought = await billing.ownPurchase?.(visitor, id);
  if (bought?.kind !== "premium") return undefined;
  const { t } = await textsOf(locale);
  const plans = { label: t.paid("premium.plans"), to: PAGE };
  switch (bought.status) {
    case "open":
      return waitingPage(t, { path: `/paid/premium/${id}`, looks });
    case "trialUsed":
      return { page: "unpaid", title: t.paid("heading.nothing"), text: t.billing("buy.trialUsed"), action: plans };
    case "ended":
      return unpaidPage(t, plans);
    case "refunded":
      return { page: "elsewhere", to: PAGE };
    case "paid": {
      const read = await billing.membershipOf(visitor);
      const membership = membershipView(read, locale);
      const standing = membership?.state === "trial" || membership?.state === "active";
      if (read.state === "none" || !standing || !isNews(bought.paidAt, clock.now())) {
        return { page: "elsewhere", to: PAGE };
      }
      const all = await catalogue.payPerViews();
      const included = all.filter((one) => one.premiumIncluded && one.state !== "closed" && !isUndated(one));
      const [first] = byState(included);
      const night = first && payPerViewPage(first, { locale, now: clock.now() });
      const cents = membership.state === "trial" ? 0 : bought.cents;
      return {
        page: "arrival",
        measured: server.tracking.tagManager ? premiumBought({ ...bought, cents }, bought.ref) : undefined,
        arrival: arrivalOf(server, t, { bought, membership, renewal: read.until, night }),
      };
    }
  }
}

type BoughtPremium = {
  bought: OwnPurchase;
  membership: MembershipView;
  /** ISO instant. */
  renewal: string;
  /** The first included broadcast: live, else upcoming, else a replay. */
  night: PayPerViewPage | undefined;
};

function arrivalOf({ locale, visitor }: Backend, t: PaidTexts, joined: BoughtPremium): ArrivalView {
  const { bought, membership, night } = joined;
  const trial = membership.state === "trial";
  const { currency } = bought;
  const cents = trial ? 0 : bought.cents;
  const { stamp, charged, total } = chargedTexts(t, { cents, currency }, locale);
  const yearly = membership.interval === "year";
  const playable = night && (night.state === "live" || night.state === "replay");
  const { devices } = night ?? {};
  return {
    stamp,
    word: arrivalWord(t.paid("word.premium"), locale),
    heading: `${charged} ${t.paid(trial ? "heading.trial" : "heading.premium")}`,
    inks: night ? inkFor(night.poster.seed, night.poster.ink) : inkFor("premium", INK),
    picture: night ? stripSrc(night) : artSrc("merch", "premium", { item: "belt", ink: INK }),
    when: night && night.state !== "replay" ? { date: night.date, dateTime: night.dateTime } : undefined,
    what: { text: night ? t.paid("premium.first", { title: night.title }) : t.watch("premium.heading") },
    where: { text: night ? whenText(night, t) : t.watch("premium.nightsNone") },
    countdown: undefined,
    action: playable
      ? { label: t.billing("buy.watch"), to: `/watch/${night.id}` }
      : { label: t.watch("premium.noneAction"), to: "/pay-per-view" },
    owned: {
      title: t.paid("have"),
      stubs: [],
      ticks: [
        t.watch("premium.gets.nights"),
        ...(devices ? [t.watch("offer.devices", { count: devices })] : []),
        t.watch("offer.captions"),
        t.watch("premium.gets.badge"),
      ],
    },
    acts: [
      ...(playable ? [{ label: t.watch("event.back"), to: "/pay-per-view" }] : []),
      { label: t.billing("member.change"), to: "/profile/billing" },
    ],
    share: undefined,
    // The start of a trial isn't mailed, because there is no invoice to send.
    mailed: trial ? undefined : visitor.user && t.paid("mailed", { email: visitor.user.email }),
    next: { title: t.paid("next"), steps: steps(joined, t, locale) },
    receipt: {
      title: t.mine("tickets.receipt"),
      lines: [
        {
          label: { text: `${t.watch("premium.title")}, ${t.watch(yearly ? "premium.year" : "premium.month")}` },
          amount: amount(cents, currency, locale),
        },
      ],
      total,
      notes: [
        t.goods("order.bought", { date: billDate(bought.paidAt, locale) }),
        t.billing(trial ? "member.trial" : "member.active", { date: membership.until }),
      ],
      acts: receiptActs(t, visitor.signedIn),
    },
  };
}

function whenText({ state, live, replayUntil: when }: PayPerViewPage, t: PaidTexts): string {
  if (state === "live") return t.watch("event.live", { time: live.time });
  if (state === "replay") return when ? t.watch("offer.replayUntil", { when }) : t.watch("event.replay");
  return t.watch("event.when", live);
}

function steps({ membership, renewal }: BoughtPremium, t: PaidTexts, locale: string): NextStep[] {
  const { state, price, until: date } = membership;
  return [
    { at: t.paid("now"), title: t.paid("premium.watch"), text: t.paid("broadcast.profileText") },
    {
      at: zonedDates(new Date(renewal), BILL_ZONE, locale).dayMonth,
      ...(state === "trial"
        ? { title: t.paid("premium.trialEnds"), text: t.paid("premium.trialEndsText", { price }) }
        : { title: t.paid("premium.renews", { price }), text: t.paid("premium.renewsText") }),
    },
    { at: t.paid("anyDay"), title: t.watch("premium.gets.cancel"), text: t.billing("member.cancelText", { date }) },
  ];
}
