/** The page that sells a night's seats: heading, form, and on phones the bar with the button. */
import { useState } from "react";
import type { AddOnsView } from "../../domain/shop/add-ons";
import type { NightHeadingView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { useAnnounced } from "../announcements/announce";
import { NightHeading } from "../night/night-heading";
import { Page } from "../shell/page";
import { addOnsPart } from "../shop/add-ons-part";
import { BuyBar } from "./buy-bar";
import { SEATS_FORM, SeatsForm, type SeatsFormProps } from "./seats-form";
import { useSeatSelection } from "./use-seat-selection";

export type SeatsPageProps = Omit<SeatsFormProps, "order" | "path"> & {
  event: NightHeadingView;
  /** Initial quantities: as typed before a refusal, otherwise as on hold. */
  typed: Record<string, string>;
  currency: string;
  /** Goods that are offered beside held seats. */
  addOns?: AddOnsView | undefined;
  /** Why the last form for goods changed nothing. */
  addOnsNote?: string | undefined;
};

const NONE: SeatsPageProps["problems"] = [];

/** `onHoldEnd` is called when the hold expires in the browser, to reload the page. */
export function SeatsPage({ event, typed, currency, addOns, addOnsNote, ...form }: SeatsPageProps) {
  const [ranOut, setRanOut] = useState<string>();
  const refused = form.problems.some((problem) => problem.code === "holdEnded");
  const over = form.held !== undefined && (refused || form.held.reservationId === ranOut);
  const held = over ? undefined : form.held;
  const ended = over && form.held ? { at: form.held.until, still: [], gone: [] } : form.ended;
  const { t } = useTexts("tickets");
  useAnnounced(form.pending === "pay" ? t("buy.paying") : undefined);
  const order = useSeatSelection({ tiers: form.tiers, held, typed, currency, locale: form.locale });

  return (
    <Page bar={<BuyBar step={order.step} pending={form.pending} form={SEATS_FORM} />}>
      <NightHeading event={event} />
      <SeatsForm
        {...form}
        path={`/tickets/event/${event.id}`}
        order={order}
        held={held}
        ended={ended}
        endedAtPress={refused}
        problems={refused && ended ? NONE : form.problems}
        onHoldEnd={() => {
          setRanOut(held?.reservationId);
          form.onHoldEnd();
        }}
      />
      {held && addOns && (
        <div className="wrap page-end">
          <addOnsPart.Static addOns={addOns} note={addOnsNote} />
        </div>
      )}
    </Page>
  );
}
