/** The panel that shows the broadcast's offer: opens later, on sale, on sale as a replay, owned, or over. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PayPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { replayText } from "../../domain/pay-per-view/replay-text";
import { useTexts } from "../../i18n/texts";
import { DisputedPremium } from "../billing/disputed-premium";
import { PlainList } from "../elements/plain-list";
import type { BroadcastActionProps } from "./broadcast-action";

type BroadcastOfferProps = {
  night: PayPerViewPage;
  /** Why the visitor may watch. If they may, nothing more is sold to them. */
  admission: BroadcastActionProps["admission"];
  /** The fan is a Premium member whose payment is disputed. */
  premiumPaused: boolean;
  purchase: ReactNode;
};

export function BroadcastOffer({ night, admission, premiumPaused, purchase }: BroadcastOfferProps) {
  const { t } = useTexts("watch");
  return (
    <aside className="side sumup stack" aria-label={t("offer.label")}>
      {night.state === "closed" ? (
        <Closed cancelled={night.cancelled} />
      ) : admission ? (
        <>
          {purchase}
          <p>
            <b>{timeLine(night, t)}</b>
          </p>
          <Conditions night={night} admission={admission} />
        </>
      ) : (
        <>
          <p className="display d2">{night.price}</p>
          <p>
            <b>{stateLine(night, t)}</b>
          </p>
          {night.state !== "announced" && purchase}
          {night.state === "announced" && !night.undated && <p className="soft">{t("offer.announcedText")}</p>}
          {night.premium && <WithPremium paused={premiumPaused} />}
          <Conditions night={night} admission={undefined} />
        </>
      )}
    </aside>
  );
}

function WithPremium({ paused }: { paused: boolean }) {
  const { t } = useTexts("watch");
  const { t: bill } = useTexts("billing");
  if (!paused) {
    return (
      <Link className="btn line full" to="/premium">
        {t("offer.orPremium")}
      </Link>
    );
  }
  return (
    <>
      <h2 className="d4">{bill("member.disputedTitle")}</h2>
      <DisputedPremium />
    </>
  );
}

type T = ReturnType<typeof useTexts<"watch">>["t"];

/** Before the stream, whether it is on sale. */
function stateLine(night: PayPerViewPage, t: T): string {
  const { state, undated, opens } = night;
  if (undated || state === "live" || state === "replay") return timeLine(night, t);
  return state === "announced" ? t("offer.announced", { when: opens }) : t("offer.onSale");
}

/** When it can be watched. */
function timeLine({ state, undated, live, replayUntil }: PayPerViewPage, t: T): string {
  if (undated) return t("badge.undated");
  if (state === "live") return t("offer.live");
  if (state === "replay") return replayUntil ? t("offer.replayUntil", { when: replayUntil }) : t("offer.replay");
  return t("event.when", live);
}

function Closed({ cancelled }: { cancelled: boolean }) {
  const { t } = useTexts("watch");
  return (
    <>
      <h2 className="d4">{t(cancelled ? "offer.cancelledTitle" : "offer.closed")}</h2>
      <p>{t(cancelled ? "event.cancelled" : "offer.closedText")}</p>
      <Link className="btn line full" to="/pay-per-view">
        {t("offer.otherNights")}
      </Link>
    </>
  );
}

/** How long, on how many devices and where it can be watched and, if bought singly, when it can be refunded. */
function Conditions({ night, admission }: Pick<BroadcastOfferProps, "night" | "admission">) {
  const { t } = useTexts("watch");
  const { onlyIn, notIn } = night;
  const lines = [
    // The replay ends some days after the night, whose date isn't known.
    ...(night.undated ? [] : [replayText(night, t)]),
    t("offer.devices", { count: night.devices }),
    t("offer.captions"),
    ...(onlyIn ? [t("offer.onlyIn", { countries: onlyIn })] : []),
    ...(notIn ? [t("offer.notIn", { countries: notIn })] : []),
    ...(onlyIn || notIn ? [] : [t("offer.everywhere")]),
    ...(night.premium && !admission ? [t("offer.premium")] : []),
  ];
  return (
    <>
      <h2 className="hide">{t("offer.includes")}</h2>
      <PlainList className="ticks small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </PlainList>
      {admission !== "premium" && <p className="help">{t("offer.refund")}</p>}
    </>
  );
}
