/** S27: the total shown is exactly the amount charged through Stripe, in every language. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { minorOf, moneyOf, price } from "../../../app/domain/format/money-format";
import { LANGUAGES } from "../../../app/domain/languages";
import { heldOrder } from "../../../app/domain/tickets/held-order";
import { quantityField, readQuantities, totalCents } from "../../../app/domain/tickets/quantities";

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const PURCHASES = process.env.SOAK === "on" ? 100_000 : 10_000;
const NOW = new Date("2026-03-14T12:00:00Z");

const tier = fc.record({
  id: fc.uuid(),
  priceCents: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500_000 })),
  quantity: fc.integer({ min: 0, max: 20 }),
});
const purchase = fc.record({
  tiers: fc.uniqueArray(tier, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
  currency: fc.constantFrom("USD", "EUR", "GBP", "JPY", "KWD"),
  locale: fc.constantFrom(...LANGUAGES),
});

const points = new Map<string, string>();

/** Parses a formatted amount into minor units, with the decimal separator of the language. */
function readOf(text: string, currency: string, locale: string): number {
  const parts = () => new Intl.NumberFormat(locale).formatToParts(1.5);
  const point = points.get(locale) ?? parts().find(({ type }) => type === "decimal")?.value ?? ".";
  points.set(locale, point);
  const [whole = "", fraction = ""] = text.split(point);
  const digits = (part: string) => part.replace(/\D/g, "");
  return minorOf(`${digits(whole)}.${digits(fraction)}`, currency);
}

it(`S27: is right for ${PURCHASES} random purchases (seed ${SEED})`, () => {
  const rightly = fc.property(purchase, ({ tiers, currency, locale }) => {
    const form = Object.fromEntries(tiers.map(({ id, quantity }) => [quantityField(id), String(quantity)]));
    const { quantities } = readQuantities(
      form,
      tiers.map(({ id }) => id),
    );
    // As on the page: from the product API's decimal strings.
    const listed = tiers.map(({ id, priceCents }) => ({
      id,
      priceCents: minorOf(moneyOf(priceCents, currency).amount, currency),
    }));
    const picked = price(totalCents(quantities, listed), currency, locale);

    // As in the hold and in the request to Stripe (services/box-office/checkout/hold-checkout.ts).
    const lines = tiers
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, priceCents, quantity }) => ({
        ...{ definitionId: id, name: id, quantity, unitCents: priceCents, totalCents: quantity * priceCents },
      }));
    const charged = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const times = { expires: NOW.toISOString(), heldFrom: NOW.toISOString(), checkoutOpen: false, together: true };
    const hold = { reservationId: "", eventId: "", ...times, lines, totalCents: charged, currency };
    const shown = heldOrder(hold, NOW, "America/New_York", locale);

    expect(readOf(shown.total, currency, locale), shown.total).toBe(charged);
    expect(picked).toBe(shown.total);
    const added = shown.lines.reduce((sum, { total }) => sum + readOf(total, currency, locale), 0);
    expect(added).toBe(charged);
    expect(shown.free).toBe(charged === 0);
  });
  fc.assert(rightly, { seed: SEED, numRuns: PURCHASES });
}, 120_000);
