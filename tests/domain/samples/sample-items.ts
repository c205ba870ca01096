/** One sample of each catalogue item. Tests override what they need. */
import type { HighlightItem, MediaItem, Product, WrestlerItem } from "../../../server/product-api/contract";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const item = <T extends object>(dataCollectionId: string, fields: T) => ({
  id: ID,
  dataCollectionId,
  data: { _id: ID, ...fields },
});

export const sampleWrestler = (changes: Partial<WrestlerItem["data"]> = {}): WrestlerItem =>
  item("Wrestlers", {
    slug: "el-cobre",
    ringName: "El Cobre",
    nickname: "The Copper Mask",
    role: "wrestler" as const,
    hometown: "Durango, Mexico",
    heightCm: 178,
    weightKg: 88,
    alignment: "face" as const,
    division: "Heavyweight",
    finisher: "Fundición",
    signatureMoves: [],
    tagTeam: null,
    entranceTheme: null,
    titles: [
      { name: "World Championship", from: "2024-03-01", to: "2025-01-11" },
      { name: "Copper Cup", from: "2025-06-01" },
    ],
    debutYear: 2006,
    bio: "Has never lost in Norfolk.",
    portrait: { seed: "el-cobre" },
    status: "active" as const,
    sortIndex: 1,
    ...changes,
  });

export const sampleHighlight = (changes: Partial<HighlightItem["data"]> = {}): HighlightItem =>
  item("Highlights", {
    title: "The fuse box",
    description: "Somebody found it.",
    videoUrl: "/highlights/fuse-box.webm",
    captionsUrl: "/highlights/fuse-box.vtt",
    thumbnail: { seed: "fuse-box" },
    durationSec: 252,
    publishedAt: "2026-11-20T18:00:00.000Z",
    eventId: ID,
    wrestlerIds: [],
    isMain: true,
    ...changes,
  });

export const sampleNews = (changes: Partial<MediaItem["data"]> = {}): MediaItem =>
  item("Media", {
    type: "news" as const,
    title: "Vane signs",
    excerpt: "With a broken thumb.",
    body: "The table did not survive it.\n\nNobody was surprised.",
    image: null,
    imageAlt: "",
    link: null,
    author: "Nora Pell",
    tags: ["Iron Harvest"],
    publishedAt: "2026-11-20T18:00:00.000Z",
    ...changes,
  });

export const sampleProduct = (changes: Partial<Product> = {}): Product => ({
  id: ID,
  name: "Iron Harvest Tee",
  slug: "iron-harvest-tee",
  visible: true,
  productType: "physical",
  description: "Black cotton.",
  stock: { trackInventory: true, inStock: true, inventoryStatus: "PARTIALLY_OUT_OF_STOCK" },
  priceData: {
    currency: "USD",
    price: 32,
    discountedPrice: 24,
    formatted: { price: "$32", discountedPrice: "$24" },
  },
  productOptions: [],
  variants: [],
  ribbon: null,
  priceCents: 3200,
  discountedCents: 2400,
  category: "Clothing",
  art: { seed: "tee", item: "tee" },
  sortIndex: 1,
  ...changes,
});
