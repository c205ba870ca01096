/** The invented halls, each with the sections that its price tiers belong to. */
import type { venue, venueSection } from "../schema";
import { seedId } from "./ids";

type Venue = typeof venue.$inferInsert;
type Section = typeof venueSection.$inferInsert;

const hall = (slug: string, row: Omit<Venue, "id">): Venue => ({ id: seedId("venue", slug), ...row });

export const venues: Venue[] = [
  hall("tidewater-hall", {
    name: "Tidewater Hall",
    street: "1 Granby Pier",
    city: "Norfolk",
    region: "VA",
    postalCode: "23510",
    country: "US",
    lat: "36.8468",
    lng: "-76.2931",
    timeZoneId: "America/New_York",
    accessibilityNote: "Step-free from Pier Street, lift to Upper.",
    parkingNote: "Pier garage, two minutes on foot. Bags smaller than A4. No re-entry after the bell.",
  }),
  hall("smoky-ridge-theatre", {
    name: "Smoky Ridge Theatre",
    street: "2212 Lantern Mill Road",
    city: "Pigeon Forge",
    region: "TN",
    postalCode: "37863",
    country: "US",
    lat: "35.7884",
    lng: "-83.5543",
    timeZoneId: "America/New_York",
    accessibilityNote: "Step-free throughout; table places for wheelchairs in every price.",
    parkingNote: "Free parking at the mill. Supper is served from doors until ten minutes before the bell.",
  }),
  hall("the-cooperage", {
    name: "The Cooperage",
    street: "48 Stave Street",
    city: "Nashville",
    region: "TN",
    postalCode: "37206",
    country: "US",
    lat: "36.1745",
    lng: "-86.7450",
    timeZoneId: "America/Chicago",
    accessibilityNote: "Ramp on the yard side, ring the bell by the barrel.",
    parkingNote: "No parking of its own; the yard fills early.",
  }),
  hall("saguaro-fieldhouse", {
    name: "Saguaro Fieldhouse",
    street: "900 East Ocotillo Way",
    city: "Tucson",
    region: "AZ",
    postalCode: "85719",
    country: "US",
    lat: "32.2226",
    lng: "-110.9747",
    timeZoneId: "America/Phoenix",
    accessibilityNote: "Step-free from the east doors. Shade and water in the line.",
    parkingNote: "Lot C, free after 5 PM.",
  }),
  hall("foundry-arena", {
    name: "Foundry Arena",
    street: "77 Crucible Avenue",
    city: "Columbus",
    region: "OH",
    postalCode: "43215",
    country: "US",
    lat: "39.9690",
    lng: "-83.0060",
    timeZoneId: "America/New_York",
    accessibilityNote: "Lift at gate 2, companion seats beside every wheelchair place.",
    parkingNote: "Crucible garage, $8 after 4 PM.",
  }),
  hall("alder-creek-high", {
    name: "Alder Creek High",
    street: "3 Alder Creek Road",
    city: "Boise",
    region: "ID",
    postalCode: "83702",
    country: "US",
    lat: "43.6150",
    lng: "-116.2023",
    timeZoneId: "America/Boise",
    accessibilityNote: "Step-free by the gym doors.",
    parkingNote: "School lot, free.",
  }),
  hall("cannery-exchange", {
    name: "Cannery Exchange",
    street: "14 Brine Wharf",
    city: "London",
    region: "London",
    postalCode: "SE8 4XN",
    country: "GB",
    lat: "51.4826",
    lng: "-0.0270",
    timeZoneId: "Europe/London",
    accessibilityNote: "Step-free from Brine Wharf, lift to both tiers.",
    parkingNote: "None; the river bus stops at the door.",
  }),
  hall("harbor-shed-9", {
    name: "Harbor Shed 9",
    street: "9 North Slip",
    city: "Portland",
    region: "OR",
    postalCode: "97209",
    country: "US",
    lat: "45.5345",
    lng: "-122.6870",
    timeZoneId: "America/Los_Angeles",
    accessibilityNote: "Level floor; the ramp seats are by the slip door.",
    parkingNote: "Bicycles inside, cars at slip 4.",
  }),
  hall("millrace-armory", {
    name: "Millrace Armory",
    street: "210 Millrace Street",
    city: "Denver",
    region: "CO",
    postalCode: "80205",
    country: "US",
    lat: "39.7590",
    lng: "-104.9790",
    timeZoneId: "America/Denver",
    accessibilityNote: "Step-free from Millrace Street.",
    parkingNote: "Street parking.",
  }),
  hall("pinewood-fairground", {
    name: "Pinewood Fairground",
    street: "600 Pinewood Fair Road",
    city: "Macon",
    region: "GA",
    postalCode: "31201",
    country: "US",
    lat: "32.8407",
    lng: "-83.6324",
    timeZoneId: "America/New_York",
    accessibilityNote: "Boards over the grass to the grandstand.",
    parkingNote: "Fair parking, $5.",
  }),
  hall("taconite-hall", {
    name: "Taconite Hall",
    street: "1200 Ore Street",
    city: "Duluth",
    region: "MN",
    postalCode: "55802",
    country: "US",
    lat: "46.7810",
    lng: "-92.0950",
    timeZoneId: "America/Chicago",
    accessibilityNote: "Step-free from Ore Street. The lift is the old ore lift, and fast.",
    parkingNote: "Free on the slag lot. Bring an ice scraper from October to May.",
  }),
  hall("breakwater-pavilion", {
    name: "Breakwater Pavilion",
    street: "3300 Gulf Walk",
    city: "Galveston",
    region: "TX",
    postalCode: "77550",
    country: "US",
    lat: "29.2860",
    lng: "-94.7890",
    timeZoneId: "America/Chicago",
    accessibilityNote: "Ramps at both ends; the boards are level since the last storm.",
    parkingNote: "Gulf Walk garage. Sand is not a parking space, whatever the cars beside you say.",
  }),
  hall("casa-flamboyan", {
    name: "Casa Flamboyán",
    street: "27 Calle del Mercado Viejo",
    city: "Ponce",
    region: "PR",
    postalCode: "00730",
    country: "US",
    lat: "18.0111",
    lng: "-66.6141",
    timeZoneId: "America/Puerto_Rico",
    accessibilityNote: "Step-free through the courtyard.",
    parkingNote: "Behind the market, free after six.",
  }),
];

type VenuePlan = { code: string; label: string; viewNote: string; accessible?: boolean };

const arenaPlan: VenuePlan[] = [
  { code: "front", label: "Front Row VIP", viewNote: "The apron is at arm’s length." },
  { code: "ringside", label: "Ringside", viewNote: "Rows 2 to 5 around the ring." },
  { code: "floor", label: "Floor", viewNote: "Rows 6 to 14 on the flat." },
  { code: "lower", label: "Lower", viewNote: "First tier, raised." },
  { code: "upper", label: "Upper", viewNote: "Second tier, the whole ring and both screens." },
  { code: "access", label: "Accessible and companion", viewNote: "Step-free, beside Floor.", accessible: true },
];

const theatrePlan: VenuePlan[] = [
  { code: "table", label: "Ringside Table", viewNote: "Tables of four at the ropes." },
  { code: "premier", label: "Premier", viewNote: "The first six rows." },
  { code: "standard", label: "Standard", viewNote: "The raked house." },
  { code: "balcony", label: "Balcony", viewNote: "The rail of the balcony, over the ring." },
];

/** In the round there is room to stand in a corner of the floor. */
const cooperagePlan: VenuePlan[] = [
  ...arenaPlan,
  { code: "pit", label: "Standing pit", viewNote: "On your feet by the ramp." },
];

const PLANS: Record<string, VenuePlan[]> = { "smoky-ridge-theatre": theatrePlan, "the-cooperage": cooperagePlan };
const planOf = (slug: string) => PLANS[slug] ?? arenaPlan;

/** The halls with a plan, that is, all for which tickets are sold here. */
export const venueSections: Section[] = [
  "tidewater-hall",
  "smoky-ridge-theatre",
  "the-cooperage",
  "saguaro-fieldhouse",
  "foundry-arena",
  "alder-creek-high",
  "cannery-exchange",
  "harbor-shed-9",
  "taconite-hall",
  "breakwater-pavilion",
  "casa-flamboyan",
].flatMap((slug) =>
  planOf(slug).map((section, index) => ({
    id: seedId("section", `${slug}/${section.code}`),
    venueId: seedId("venue", slug),
    rank: index + 1,
    ...section,
  })),
);

function venueOf(slug: string): Venue {
  const found = venues.find((one) => one.id === seedId("venue", slug));
  if (!found) throw new Error(`The seed has no venue ${slug}`);
  return found;
}

export const zoneOf = (venue: string) => venueOf(venue).timeZoneId;

/** "Norfolk, VA"; abroad the city alone. */
export function townOf(venue: string): string {
  const { city, region, country } = venueOf(venue);
  return country === "US" ? `${city}, ${region}` : city;
}
