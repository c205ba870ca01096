/** The shop's goods, and how many of them are left. */
import type { product, productVariant } from "../schema";
import { seedId } from "./ids";
import { castOf } from "./wrestlers";

type ProductRow = typeof product.$inferInsert;
type VariantRow = typeof productVariant.$inferInsert;

type Good = Pick<ProductRow, "name" | "description" | "category" | "priceCents"> & {
  slug: string;
  /** A kind of app/ui/art/merch and its ink. */
  item: string;
  ink: string;
  /** Slugs of the wrestlers it shows. */
  cast?: string[];
  ribbon?: string;
  discountedCents?: number;
  options?: { name: string; choices: string[] }[];
  /** Of each variant. Unlimited if absent. */
  stock?: number;
  /** Variants, such as `M/Black`, of which a different number is left. */
  left?: Record<string, number>;
  shipping?: false;
};

const SIZES = { name: "Size", choices: ["XS", "S", "M", "L", "XL", "XXL"] };

const goods: Good[] = [
  {
    slug: "iron-harvest-tee",
    name: "Iron Harvest Tee",
    item: "tee",
    ink: "flare",
    cast: ["calder-vane", "el-cobre"],
    category: "Clothing",
    ribbon: "New",
    priceCents: 3200,
    description:
      "The poster on heavy cotton, printed in two inks that roll into each other, so that no two shirts are the same. The back is blank: you will have your own opinion of the result.",
    options: [SIZES, { name: "Color", choices: ["Black", "Bone"] }],
    stock: 40,
    left: { "M/Black": 0, "M/Bone": 0, "XXL/Bone": 3 },
  },
  {
    slug: "ninth-wave-tee",
    name: "La Marejada “Ninth Wave” Tee",
    item: "tee",
    ink: "ice",
    cast: ["la-marejada"],
    category: "Clothing",
    priceCents: 3000,
    description:
      "A mask in the two blues of the wave, on black. It fades with the washing, lower edge first, as a tide line does.",
    options: [SIZES],
    stock: 30,
    left: { XS: 2 },
  },
  {
    slug: "third-shift-towel",
    name: "Third Shift Tea Towel",
    item: "towel",
    ink: "bone",
    category: "For the hall",
    priceCents: 1200,
    description:
      "Linen and cotton, with Mercer Dole’s rye bread printed on it to the gram. Thrown in at the end of a match it means what it always means.",
    stock: 25,
  },
  {
    slug: "truck-hoodie",
    name: "One Truck Hoodie",
    item: "hoodie",
    ink: "mint",
    category: "Clothing",
    ribbon: "Sale",
    priceCents: 6400,
    discountedCents: 4800,
    description:
      "The crew’s own, with every town of last year’s tour down the back in the order in which the truck broke down. Brushed inside, heavy enough for load-out.",
    options: [SIZES],
    stock: 18,
    left: { S: 0, XS: 1, XL: 4 },
  },
  {
    slug: "bell-cap",
    name: "Bell Cap",
    item: "cap",
    ink: "riot",
    category: "Clothing",
    priceCents: 2600,
    description: "Six panels, one star, adjustable. The timekeeper has worn hers for nine years.",
    stock: 60,
  },
  {
    slug: "el-cobre-mask",
    name: "El Cobre Mask",
    item: "mask",
    ink: "volt",
    cast: ["el-cobre"],
    category: "Masks and belts",
    priceCents: 4500,
    description:
      "The copper flame, lined, with laces down the back. Sewn in Zacatecas by the woman who sews his. For wearing, not for wrestling.",
    options: [{ name: "Size", choices: ["Child", "Adult"] }],
    stock: 22,
    left: { Child: 1 },
  },
  {
    slug: "nightjar-mask",
    name: "Nightjar Mask",
    item: "mask",
    ink: "neon",
    cast: ["nightjar"],
    category: "Masks and belts",
    priceCents: 3800,
    description: "Violet on black felt, tied behind. Comes without instructions; she did not want to say anything.",
    stock: 4,
  },
  {
    slug: "world-championship-replica",
    name: "World Championship Replica",
    item: "belt",
    ink: "volt",
    category: "Masks and belts",
    ribbon: "Numbered",
    priceCents: 34900,
    description:
      "Four pounds of plated zinc on real leather, cast from the belt that Calder Vane carries, dent and all. Five hundred were made and each has its number on the back plate.",
    stock: 12,
  },
  {
    slug: "signed-odessa-brandt",
    name: "Signed Photo: Odessa Brandt",
    item: "print",
    ink: "ice",
    cast: ["odessa-brandt"],
    category: "Paper",
    priceCents: 2500,
    description:
      "Ten by eight inches on card, signed in the truck between Mobile and Galveston. Some are a little wavy.",
    stock: 3,
  },
  {
    slug: "signed-the-roost",
    name: "Signed Photo: The Roost",
    item: "print",
    ink: "mint",
    cast: ["nightjar", "hattie-magpie"],
    category: "Paper",
    priceCents: 3500,
    description: "Both names on one picture. Nightjar’s is a dot. It is her real signature; we have compared it.",
    stock: 0,
  },
  {
    slug: "wood-type-poster",
    name: "Wood Type Poster, Broken Bell",
    item: "poster",
    ink: "riot",
    cast: ["bram-ketteridge", "toru-hagane"],
    category: "Paper",
    priceCents: 2200,
    description: "Pulled by hand in Nashville, 18 by 24 inches, two inks and one black. Rolled, not folded.",
    stock: 75,
  },
  {
    slug: "digital-programme",
    name: "Season Programme, Digital",
    item: "programme",
    ink: "flare",
    cast: ["calder-vane"],
    category: "Digital",
    priceCents: 600,
    description:
      "Ninety-six pages as a PDF: every card of the season so far, the roster with its records, and Lorna Pickerel’s notes in the margin.",
    shipping: false,
  },
  {
    slug: "gift-card",
    name: "Gift Card",
    item: "card",
    ink: "neon",
    category: "Digital",
    priceCents: 2500,
    description:
      "Twenty-five dollars for tickets, pay-per-views or anything here. Comes by mail as a code, to you or straight to whoever it is for. It does not run out.",
    shipping: false,
  },
  {
    slug: "foam-finger",
    name: "Foam Finger, Four Fingers and a Thumb",
    item: "finger",
    ink: "flare",
    category: "For the hall",
    priceCents: 1400,
    description: "Prudence Tally’s count for your hand. All five parts of it move; please mind the row behind.",
    stock: 120,
  },
  {
    slug: "turnbuckle-pad",
    name: "Turnbuckle Pad, Used",
    item: "pad",
    ink: "bone",
    category: "From the ring",
    ribbon: "Was there",
    priceCents: 8900,
    description:
      "Taken off a corner after a night you can name: each comes with a card that says which corner, which night and, where we know it, whose head.",
    stock: 6,
  },
  {
    slug: "entrance-themes",
    name: "Entrance Themes, Volume One",
    item: "record",
    ink: "neon",
    category: "From the ring",
    priceCents: 2900,
    description:
      "Fourteen of them on one long-playing record, played by the house band of Pigeon Forge. Gaspard Lune’s takes up four minutes of side two.",
    stock: 48,
  },
  {
    slug: "enamel-bell-pin",
    name: "Enamel Bell Pin",
    item: "pin",
    ink: "volt",
    category: "For the hall",
    priceCents: 900,
    description: "The cracked bell of Nashville, three quarters of an inch, with the crack.",
    stock: 200,
  },
  {
    slug: "supper-mug",
    name: "Smoky Ridge Supper Mug",
    item: "mug",
    ink: "riot",
    category: "For the hall",
    priceCents: 1600,
    description:
      "What the cider comes in at the residency. Holds twelve ounces and has been dropped from the apron, twice, for you.",
    stock: 90,
  },
];

/** In the order of the page. */
export const products: ProductRow[] = goods.map((good, sortIndex) => ({
  id: seedId("product", good.slug),
  slug: good.slug,
  name: good.name,
  description: good.description,
  category: good.category,
  ribbon: good.ribbon ?? null,
  priceCents: good.priceCents,
  discountedCents: good.discountedCents ?? null,
  currency: "USD",
  art: { seed: good.slug, item: good.item, ink: good.ink, ...(good.cast && { cast: castOf(...good.cast) }) },
  options: good.options ?? [],
  shipping: good.shipping ?? true,
  sortIndex,
}));

/** One for each choice of a good's options. */
export const productVariants: VariantRow[] = goods.flatMap((good) =>
  choicesOf(good.options ?? []).map((choices) => {
    const key = Object.values(choices).join("/");
    const name = [good.slug, key].filter(Boolean).join("/");
    const remaining = good.left?.[key] ?? good.stock ?? null;
    return {
      id: seedId("variant", name),
      productId: seedId("product", good.slug),
      sku: name.replaceAll("/", "-").toUpperCase(),
      choices,
      capacity: remaining === null ? null : Math.max(remaining, good.stock ?? 0),
      remaining,
    };
  }),
);

function choicesOf([first, ...rest]: { name: string; choices: string[] }[]): Record<string, string>[] {
  if (!first) return [{}];
  return first.choices.flatMap((value) => choicesOf(rest).map((others) => ({ [first.name]: value, ...others })));
}
