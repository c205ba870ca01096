/** What the list of a content section shows of each item besides its name. */
import { price } from "../../../domain/format/money-format";
import type { ContentSection } from "../../../domain/office/content/content-sections";

type Row = Record<string, unknown>;

/** Values of the item itself; empty ones are left out. */
export function factsOf(section: ContentSection, row: Row, parts: Row[]): string[] {
  const facts: Record<ContentSection, () => unknown[]> = {
    roster: () => [row.role, row.status, row.hometown],
    categories: () => [row.kind, row.hidden ? "hidden" : ""],
    shows: () => [row.tagline],
    venues: () => [row.city, row.timeZoneId],
    broadcasts: () => [utc(row.liveStart), price(Number(row.priceCents), "USD", "en")],
    news: () => [row.type, utc(row.publishedAt), row.author],
    shop: () => [
      price(Number(row.discountedCents ?? row.priceCents), "USD", "en"),
      row.visible ? "" : "hidden",
      stockOf(parts),
    ],
  };
  return facts[section]().map(String).filter(Boolean);
}

const utc = (at: unknown) => (at instanceof Date ? `${at.toISOString().slice(0, 16).replace("T", " ")} UTC` : "");

/** Pieces in stock of all variants that are counted. */
function stockOf(variants: Row[]): string {
  const counted = variants.filter(({ remaining }) => typeof remaining === "number");
  return counted.length === 0 ? "" : `${counted.reduce((sum, { remaining }) => sum + Number(remaining), 0)} in stock`;
}
