/** Kinds of night and the shows that they belong to. */
import type { eventCategory, show } from "../schema";
import { seedId } from "./ids";

type Category = typeof eventCategory.$inferInsert;
type Show = typeof show.$inferInsert;

const category = (slug: string, row: Omit<Category, "id" | "slug">): Category => ({
  id: seedId("category", slug),
  slug,
  ...row,
});

export const categories: Category[] = [
  category("road-tour", {
    name: "Road Tour",
    kind: "tour",
    description: "One truck, one ring, a different town every Saturday.",
    sortIndex: 0,
  }),
  category("pigeon-forge", {
    name: "Pigeon Forge Residency",
    kind: "residency",
    description: "Supper and six matches at the Smoky Ridge Theatre, most nights of the week.",
    sortIndex: 1,
  }),
  category("pay-per-view-nights", {
    name: "Pay-Per-View Nights",
    kind: "ppv",
    description: "The twelve big ones of the year, in the hall and at home.",
    sortIndex: 2,
  }),
  category("youth-and-school", {
    name: "Youth & School Shows",
    kind: "special",
    description: "Gyms and fairs, short cards, early bells.",
    sortIndex: 3,
  }),
  category("archive", {
    name: "Archive",
    kind: "special",
    description: "Nights that are kept for the record.",
    sortIndex: 4,
    hidden: true,
  }),
];

export const shows: Show[] = [
  {
    id: seedId("show", "road-tour"),
    slug: "road-tour",
    title: "The Road Tour",
    tagline: "One truck, one ring",
    description: "The whole roster on the road, from Duluth to the pier in Norfolk.",
    categoryId: seedId("category", "road-tour"),
  },
  {
    id: seedId("show", "pigeon-forge"),
    slug: "pigeon-forge",
    title: "Residency Nights",
    tagline: "Supper at six, bell at seven",
    description: "Six matches, four courses and one ring at the Smoky Ridge Theatre in Pigeon Forge.",
    categoryId: seedId("category", "pigeon-forge"),
    isResidency: true,
  },
];
