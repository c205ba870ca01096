/** A sample event of the catalogue. Tests override what they need. */
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";

const fighter = (slug: string, ringName: string, look?: string) => ({
  id: "00000000-0000-4000-8000-000000000001".replace(/1$/, String(slug.length % 10)),
  slug,
  ringName,
  portrait: { seed: slug, build: "m" as const, ...(look && { look }) },
});

const ticketing = {
  currency: "USD",
  lowestCents: 2_000,
  highestCents: 14_900,
  limitPerOrder: 8,
  soldOut: false,
  fewLeft: null as number | null,
  salesStart: null as string | null,
};

type Config = CatalogueEvent["scheduling"]["config"];
type Changes = Partial<Omit<CatalogueEvent, "scheduling" | "location">> & {
  config?: Partial<Config>;
  location?: Partial<CatalogueEvent["location"]>;
  ticketing?: Partial<typeof ticketing>;
};

/** Iron Harvest, Saturday 28 November 2026, 7:30 PM in Norfolk, Virginia, on sale from $20. */
export function sampleEvent({ config, location, ticketing: sale, ...changes }: Changes = {}): CatalogueEvent {
  return {
    id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    title: "Iron Harvest",
    description: "The harvest comes in once a year.",
    about: "Eight matches.",
    slug: "iron-harvest",
    language: "en",
    created: "2026-10-01T00:00:00.000Z",
    modified: "2026-10-01T00:00:00.000Z",
    status: "SCHEDULED",
    location: {
      name: "Tidewater Hall",
      address: "1 Granby Pier, Norfolk, VA 23510",
      type: "VENUE",
      coordinates: { lat: 36.85, lng: -76.29 },
      streetAddress: "1 Granby Pier",
      city: "Norfolk",
      region: "VA",
      postalCode: "23510",
      country: "US",
      accessibilityNote: "Step-free from Pier Street.",
      parkingNote: "Pier garage.",
      ...location,
    },
    scheduling: {
      config: {
        scheduleTbd: false,
        startDate: "2026-11-29T00:30:00.000Z",
        endDate: "2026-11-29T03:30:00.000Z",
        doorsDate: "2026-11-28T23:30:00.000Z",
        timeZoneId: "America/New_York",
        endDateHidden: true,
        showTimeZone: true,
        ...config,
      },
      formatted: "",
      startDateFormatted: "",
      startTimeFormatted: "",
    },
    registration: { type: "TICKETS", status: "OPEN_TICKETS", ticketing: { ...ticketing, ...sale }, external: null },
    calendarLinks: { google: "https://calendar.example", ics: "https://ringside.example/x.ics" },
    eventPageUrl: { base: "https://ringside.example", path: "/events/7c9e6679-7425-40de-944b-e07fc1f90ae7" },
    shortCode: "HARVEST2",
    postponed: false,
    previousStartDate: null,
    revision: 1,
    categoryIds: [],
    card: [
      bout(1, "Opening match", [[fighter("desiree", "Désirée Stone")], [fighter("vesper-o", "Vesper Okonjo")]]),
      {
        ...bout(2, "World Championship", [[fighter("vane", "Calder Vane")], [fighter("cobre", "El Cobre", "flame")]]),
        championship: "World Championship",
        stipulation: "No time limit",
        winner: 1,
      },
    ],
    poster: { seed: "iron-harvest", layout: "faceoff", ink: "flare", kicker: "World Championship" },
    ...changes,
  };
}

const bout = (
  order: number,
  title: string,
  sides: CatalogueEvent["card"][number]["sides"],
): CatalogueEvent["card"][number] => ({
  order,
  title,
  stipulation: "15 minutes",
  championship: null,
  sides,
  winner: null,
});
