/**
 * The typed quantities, and the resulting lines, total and next step. Without scripts it stays as the server rendered
 * it.
 */
import { useEffect, useState } from "react";
import { amount, price } from "../../domain/format/money-format";
import type { HeldOrder, OrderLine } from "../../domain/tickets/held-order";
import {
  type Quantities,
  quantityField,
  readQuantities,
  sameQuantities,
  seatsIn,
  totalCents,
} from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";
import { useHydrated } from "../document/use-hydrated";
import type { SeatsStep } from "./seats-submit-button";

export type SeatSelection = {
  typed: Record<string, string>;
  type(definitionId: string, typed: string): void;
  /** Whether a tier's quantity differs from the server's. */
  changed(definitionId: string): boolean;
  lines: OrderLine[];
  step: SeatsStep;
};

/**
 * `typed` are the initial quantities. Lines and total of a hold come from the server. Quantities that aren't on hold
 * are only added up here, and only if scripts can keep the total correct.
 */
export function useSeatSelection(o: {
  tiers: TierView[];
  held: HeldOrder | undefined;
  typed: Record<string, string>;
  currency: string;
  locale: string;
}): SeatSelection {
  const [typed, setTyped] = useState(o.typed);
  const hydrated = useHydrated();

  // A new or changed hold sets the quantities; an expired hold leaves them.
  const heldNow = o.held && JSON.stringify([o.held.reservationId, o.held.quantities]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: quantities arrive with the hold, and must not undo later typing
  useEffect(() => {
    if (heldNow) setTyped(o.typed);
  }, [heldNow]);

  // Keeps what was typed before scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const inPage = o.tiers.flatMap(({ id }) => {
      const field = document.getElementById(quantityField(id));
      return field instanceof HTMLInputElement ? [[id, field.value]] : [];
    });
    setTyped((last) => ({ ...last, ...Object.fromEntries(inPage) }));
  }, []);

  // A tier that has sold out in the meantime has no field anymore.
  const ids = o.tiers.flatMap(({ id, sale }) => (sale === "open" ? [id] : []));
  const form = Object.fromEntries(ids.map((id) => [quantityField(id), typed[id] ?? ""]));
  const { quantities } = readQuantities(form, ids);
  const state = {
    typed,
    type: (id: string, text: string) => setTyped((last) => ({ ...last, [id]: text })),
    changed: (id: string) => (typed[id] ?? "0") !== (o.typed[id] ?? "0"),
  };

  if (o.held && sameQuantities(quantities, o.held.quantities)) {
    const { seats, total, free, lines } = o.held;
    return { ...state, lines, step: { kind: "pay", seats, amount: total, free } };
  }
  const known = hydrated && seatsIn(quantities) > 0;
  const goods = o.held?.goods;
  const cents = totalCents(quantities, o.tiers) + (goods?.cents ?? 0);
  return {
    ...state,
    lines: known
      ? [...linesOf(o.tiers, quantities, (of) => amount(of, o.currency, o.locale)), ...(goods?.lines ?? [])]
      : [],
    step: {
      kind: o.held ? "change" : "hold",
      seats: known ? seatsIn(quantities) : 0,
      amount: known ? price(cents, o.currency, o.locale) : undefined,
      free: known && cents === 0,
    },
  };
}

const linesOf = (tiers: TierView[], quantities: Quantities, write: (cents: number) => string): OrderLine[] =>
  tiers.flatMap(({ id, name, priceCents }) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ definitionId: id, name, quantity, total: write(priceCents * quantity) }] : [];
  });
