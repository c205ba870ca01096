/** What a fan has typed and what follows from it: lines, total, and the next step. Without scripts it stays as the server made it. */
import { useEffect, useState } from "react";
import { amount, price } from "../../domain/money";
import type { HeldOrder, OrderLine } from "../../domain/order-view";
import {
  type Quantities,
  quantityField,
  readQuantities,
  sameQuantities,
  seatsIn,
  totalCents,
} from "../../domain/quantities";
import type { TierView } from "../../domain/tier-view";
import { useHydrated } from "../document/use-hydrated";
import type { SeatsStep } from "./seats-submit-button";

export type SeatSelection = {
  typed: Record<string, string>;
  type(definitionId: string, typed: string): void;
  /** Whether a tier's number is another than the server was sent or gave. */
  changed(definitionId: string): boolean;
  lines: OrderLine[];
  step: SeatsStep;
};

/**
 * `typed` are the numbers to begin with. A held order's lines and total are the server's; only numbers that are not
 * held are added up here, and only where a script can keep the sum true.
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

  // A new hold (or another size of it) sets the numbers; a hold that ended leaves them as they are.
  const heldNow = o.held && JSON.stringify([o.held.reservationId, o.held.quantities]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed numbers come with the hold, and must not undo later typing
  useEffect(() => {
    if (heldNow) setTyped(o.typed);
  }, [heldNow]);

  // What was typed before the scripts came stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const inPage = o.tiers.flatMap(({ id }) => {
      const field = document.getElementById(quantityField(id));
      return field instanceof HTMLInputElement ? [[id, field.value]] : [];
    });
    setTyped((last) => ({ ...last, ...Object.fromEntries(inPage) }));
  }, []);

  const ids = o.tiers.map((tier) => tier.id);
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
  const cents = totalCents(quantities, o.tiers);
  return {
    ...state,
    lines: known ? linesOf(o.tiers, quantities, (of) => amount(of, o.currency, o.locale)) : [],
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
