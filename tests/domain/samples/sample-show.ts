/** A sample show, section and price tier of the product API. Tests override what they need. */
import type { Category, TicketDefinition } from "../../../server/product-api/contract";
import type { Show } from "../../../server/services/catalogue/catalogue-shows";
import { sampleEvent } from "./sample-event";

export const SECTION_ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** The residency at the Smoky Ridge Theatre. */
export const sampleShow = (changes: Partial<Show> = {}): Show => ({
  id: "16fd2706-8baf-433b-82eb-8c7fada847da",
  slug: "pigeon-forge",
  title: "Residency Nights",
  tagline: "Supper at six, bell at seven",
  description: "Six matches and one ring.",
  categoryId: SECTION_ID,
  isResidency: true,
  runtimeMinutes: 150,
  ageNote: "All ages.",
  faq: [{ question: "Is supper in the price?", answer: "At a table it is." }],
  art: { seed: "smoky ridge", ink: "bone", scene: "theatre" },
  venue: { ...sampleEvent().location, name: "Smoky Ridge Theatre", timeZoneId: "America/New_York" },
  upcoming: 2,
  nextDate: "2026-12-05T19:00:00.000Z",
  ...changes,
});

export const sampleSection = (changes: Partial<Category["data"]> = {}): Category => ({
  id: SECTION_ID,
  dataCollectionId: "Categories",
  data: {
    _id: SECTION_ID,
    name: "Pigeon Forge Residency",
    slug: "pigeon-forge",
    kind: "residency",
    description: "Supper and six matches.",
    sortIndex: 1,
    upcoming: 2,
    ...changes,
  },
});

/** A tier for $20, on sale until the start of the sample event. */
export const sampleTier = (changes: Partial<TicketDefinition> = {}): TicketDefinition => ({
  id: "6fa459ea-ee8a-3ca4-894e-db77e160355e",
  eventId: sampleEvent().id,
  name: "Upper",
  description: "The whole ring and both screens.",
  price: { amount: "20.00", currency: "USD" },
  free: false,
  limitPerCheckout: 8,
  orderIndex: 1,
  policy: "",
  salePeriod: { startDate: "2026-10-01T14:00:00.000Z", endDate: "2026-11-29T00:30:00.000Z", hideNotOnSale: false },
  saleStatus: "SALE_STARTED",
  priceCents: 2000,
  soldOut: false,
  fewLeft: null,
  rank: 5,
  accessible: false,
  seated: false,
  longestTogether: null,
  listPriceCents: null,
  phases: [],
  ...changes,
});
