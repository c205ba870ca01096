/** Handles the buttons of a waiting list entry: confirm, pay for the offer, leave. */
import { data } from "@remix-run/node";
import type { Backend } from "../../../server/backend/backend";
import { leave } from "../../backend.server";
import { entryHeading } from "../../domain/waiting/entry-card";
import { unknownIntent } from "../unknown-intent";

export type EntryRefusal = "gone" | "paid" | "checkoutOpen" | "backOnSale" | "closed";

/**
 * `back` is the page with the entry. A visitor who may not act for the entry gets the same response as for an ended
 * one.
 */
export async function answerEntry(
  { boxOffice, visitor, keepVisitor }: Pick<Backend, "boxOffice" | "visitor" | "keepVisitor">,
  context: object,
  { intent, entryId, back }: { intent: string | undefined; entryId: string; back: string },
) {
  const access = { entryId, key: visitor.orderKeys[entryId] };
  if (intent === "leave") {
    const left = await boxOffice.leaveList(visitor, access);
    return left === "left"
      ? leave(context, `${back}?left#${entryHeading(entryId)}`)
      : refuse(left === "paid" ? "paid" : "gone");
  }
  if (intent === "confirm") {
    const confirmed = await boxOffice.confirmEntry(visitor, access);
    if (confirmed === "joined") return leave(context, `${back}#${entryHeading(entryId)}`);
    return refuse(confirmed === "onSale" ? "backOnSale" : confirmed === "closed" ? "closed" : "gone");
  }
  if (intent !== "accept") throw unknownIntent();

  keepVisitor();
  const accepted = await boxOffice.acceptOffer(visitor, access);
  if (accepted.outcome !== "held") return refuse(accepted.outcome);
  const paying = await boxOffice.pay(visitor, accepted.reservationId);
  if (paying.outcome === "checkout") return leave(context, paying.url);
  if (paying.outcome === "done") return leave(context, `/tickets/details/${accepted.eventId}`);
  return leave(context, `/tickets/event/${accepted.eventId}`);
}

const refuse = (refused: EntryRefusal) => data({ refused }, 409);
