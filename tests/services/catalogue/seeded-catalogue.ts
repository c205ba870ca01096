/** The catalogue of the seeded nights, with a clock that stands still. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { contract } from "../../../server/product-api/contract";
import { type Catalogue, catalogue } from "../../../server/services/catalogue";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { Store } from "../../../server/store/db";
import { seedId } from "../../../server/store/seed/ids";
import { movableClock, testStore } from "../../store";

export const siteUrl = "https://ringside.example";
export let store: Store;
export let clock: ReturnType<typeof movableClock>;
export let shown: Catalogue;

/** Opens the store before a file's tests, and sets the clock back before each. */
export function seededCatalogue() {
  beforeAll(async () => {
    store = await testStore();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    clock = movableClock();
    shown = catalogue({ store, clock, siteUrl });
  });
}

export const query = (over: Partial<Parameters<Catalogue["events"]>[0]> = {}) => ({
  ...contract.listEvents.query.parse({}),
  ...over,
});
export const slugs = async (over: Parameters<typeof query>[0] = {}) =>
  (await shown.events(query(over))).events.map((one) => one.slug);
export const night = async (slug: string): Promise<CatalogueEvent> => {
  const found = await shown.event(seedId("event", slug));
  if (!found) throw new Error(`no night ${slug}`);
  return found;
};
