/** The purchase of one night's seats: head, form, and on phones the bar with the one button. */
import { useState } from "react";
import type { NightHeading } from "../../domain/tickets/ticket-view";
import { Page } from "../shell/page";
import { BuyBar } from "./buy-bar";
import { EventHead } from "./event-head";
import { ORDER_FORM, OrderForm, type OrderFormProps } from "./order-form";
import { useOrder } from "./use-order";

export type PurchaseProps = Omit<OrderFormProps, "order" | "path"> & {
  event: NightHeading;
  /** Numbers to begin with: typed before a refusal, else held. */
  typed: Record<string, string>;
  currency: string;
};

const NONE: PurchaseProps["problems"] = [];

/** `onHoldEnd` is called when the time is over in the browser, so that the page can be loaded anew. */
export function Purchase({ event, typed, currency, ...form }: PurchaseProps) {
  const [ranOut, setRanOut] = useState<string>();
  const refused = form.problems.some((problem) => problem.code === "holdEnded");
  const over = form.held !== undefined && (refused || form.held.reservationId === ranOut);
  const held = over ? undefined : form.held;
  const ended = over && form.held ? { at: form.held.until, still: [], gone: [] } : form.ended;
  const order = useOrder({ tiers: form.tiers, held, typed, currency, locale: form.locale });

  return (
    <Page bar={<BuyBar step={order.step} pending={form.pending} form={ORDER_FORM} />}>
      <EventHead event={event} />
      <OrderForm
        {...form}
        path={`/tickets/event/${event.id}`}
        order={order}
        held={held}
        ended={ended}
        problems={refused && ended ? NONE : form.problems}
        onHoldEnd={() => {
          setRanOut(held?.reservationId);
          form.onHoldEnd();
        }}
      />
    </Page>
  );
}
