/** A sample broadcast. Tests override what they need. */
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import { sampleEvent } from "./sample-event";

/** The broadcast of Iron Harvest: live on November 29, 2026 at 00:30 UTC, replay until December 29. */
export function samplePayPerView(changes: Partial<PayPerView> = {}): PayPerView {
  return {
    id: "0f8fad5b-d9cb-469f-a165-70867728950e",
    event: sampleEvent(),
    title: "Iron Harvest",
    description: "Seen from the sofa.",
    poster: { seed: "iron-harvest", layout: "faceoff", ink: "flare" },
    priceCents: 999,
    currency: "USD",
    state: "onSale",
    saleStart: "2026-11-01T15:00:00.000Z",
    liveStart: "2026-11-29T00:30:00.000Z",
    liveEnd: "2026-11-29T03:30:00.000Z",
    replayUntil: "2026-12-29T04:59:00.000Z",
    premiumIncluded: true,
    allowedCountries: null,
    blockedCountries: null,
    maxConcurrent: 2,
    ...changes,
  };
}

export const view = { locale: "en", now: new Date("2026-11-26T00:30:00Z") };
