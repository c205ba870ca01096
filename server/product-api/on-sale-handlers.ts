/** The product API's endpoints of lines. */

import { retryAfterOf } from "../http/rate-limits";
import { drawRecord } from "../line/draw-record";
import { receiptFor } from "../line/place-receipt";
import { signPlace } from "../line/place-token";
import type { OnSales } from "../services/on-sale/on-sale";
import type { SaleLine } from "../services/on-sale/sale-line";
import type { TakenPlace } from "../services/on-sale/take-places";
import type { Handlers, ProductApiDeps } from "./handlers";
import { notFound, problem } from "./problems";

type Names = "getLine" | "getDraw" | "takePlace" | "getPlace" | "takeTurn";

const REFUSED = {
  closed: "The line does not take places now.",
  accountNeeded: "This sale needs an account with a confirmed email address.",
  notCalled: "It is not your turn yet.",
  crowded: "Many who missed their turn are coming in. Try again in a few seconds.",
  spent: "The turn is used up. A new place can be taken.",
};

const refused = (code: keyof typeof REFUSED) =>
  problem(409, { title: "Queue", detail: REFUSED[code], errors: [{ field: "event", message: REFUSED[code], code }] });

export function onSaleHandlers({ onSale, limits }: Pick<ProductApiDeps, "onSale" | "limits">): Pick<Handlers, Names> {
  const lineOf = async (event: string): Promise<{ sales: OnSales; line: SaleLine } | undefined> => {
    const line = await onSale?.lineOf(event);
    return onSale && line && { sales: onSale, line };
  };

  const placeAnswer = (sales: OnSales, line: SaleLine, { number, joinedAt }: TakenPlace) => ({
    number,
    rank: sales.rankOf(line, number) ?? null,
    token: signPlace(line, { kind: "place", number, at: joinedAt }),
    receipt: receiptFor(line.signKey, { sale: line.id, number, joinedAt: joinedAt.toISOString() }),
  });

  return {
    async getLine({ params }) {
      const found = await lineOf(params.event);
      if (!found) return notFound();
      const { line, sales } = found;
      const { eventId, access, serving, joined, pace, commitment } = line;
      const [joinsAt, opensAt] = [line.joinsAt.toISOString(), line.opensAt.toISOString()];
      return { eventId, phase: sales.phase(line), joinsAt, opensAt, access, serving, joined, pace, commitment };
    },

    async getDraw({ params }) {
      const found = await lineOf(params.event);
      return found ? drawRecord(found.line) : notFound();
    },

    async takePlace({ params, visitor }) {
      const found = await lineOf(params.event);
      if (!found) return notFound();
      if (!(await limits.allowVisitor("line", visitor))) {
        return problem(429, { detail: "Too many tries in a short time." }, retryAfterOf("line"));
      }
      const joined = await found.sales.join(found.line, visitor);
      return joined.outcome === "joined" ? placeAnswer(found.sales, found.line, joined.place) : refused(joined.outcome);
    },

    async getPlace({ params, visitor }) {
      const found = await lineOf(params.event);
      const place = found && (await found.sales.place(found.line, visitor));
      return found && place ? placeAnswer(found.sales, found.line, place) : notFound();
    },

    /** The place is found by the token's person, so a place that was passed on is worth nothing. */
    async takeTurn({ params, visitor }) {
      const found = await lineOf(params.event);
      const place = found && (await found.sales.place(found.line, visitor));
      if (!found || !place) return notFound();
      const entered = await found.sales.enter(found.line, place.number, visitor);
      if (entered.outcome === "notYours") return notFound();
      if (entered.outcome !== "entered") return refused(entered.outcome);
      const { until } = entered.turn;
      return {
        until: until.toISOString(),
        turn: signPlace(found.line, { kind: "turn", number: place.number, at: until }),
      };
    },
  };
}
