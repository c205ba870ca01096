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
  category("fan-fest", {
    name: "Fan Fest",
    kind: "special",
    description: "The ring open by day: signatures, a lesson in falling, and a short card before supper.",
    sortIndex: 3,
  }),
  category("youth-and-school", {
    name: "Youth & School Shows",
    kind: "special",
    description: "Gyms and fairs, short cards, early bells.",
    sortIndex: 4,
  }),
  category("archive", {
    name: "Archive",
    kind: "special",
    description: "Nights that are kept for the record.",
    sortIndex: 5,
    hidden: true,
  }),
];

const series = (slug: string, row: Omit<Show, "id" | "slug">): Show => ({ id: seedId("show", slug), slug, ...row });

export const shows: Show[] = [
  series("road-tour", {
    title: "The Road Tour",
    tagline: "One truck, one ring",
    description:
      "The whole roster on the road, from Duluth to the pier in Norfolk. The ring goes up at noon, the doors open at half past six, and by one in the morning there is only sawdust.",
    categoryId: seedId("category", "road-tour"),
    runtimeMinutes: 165,
    ageNote: "All ages. Under 14 with an adult. Loud: ear defenders are at the door, free.",
    art: { seed: "the road tour", ink: "flare", scene: "crowd" },
    faq: [
      {
        question: "When should I be there?",
        answer:
          "Doors open an hour before the bell. The first match begins on the minute; the truck has a ferry to catch.",
      },
      {
        question: "May I bring a sign?",
        answer: "Up to 24 by 36 inches, on soft card, and down when the person behind you asks.",
      },
      {
        question: "What if the card changes?",
        answer:
          "It sometimes does: people get hurt. The night goes on, and tickets are refunded only when it is canceled or moved.",
      },
    ],
  }),
  series("pigeon-forge", {
    title: "Residency Nights",
    tagline: "Supper at six, bell at seven",
    description:
      "Six matches, four courses and one ring at the Smoky Ridge Theatre in Pigeon Forge. Wednesday to Sunday while the season lasts, and twice on Saturdays.",
    categoryId: seedId("category", "pigeon-forge"),
    venueId: seedId("venue", "smoky-ridge-theatre"),
    isResidency: true,
    runtimeMinutes: 150,
    ageNote: "All ages. Children under 3 sit on a lap, free. High chairs at every table.",
    art: { seed: "smoky ridge theatre", ink: "bone", scene: "theatre" },
    faq: [
      {
        question: "What is for supper?",
        answer:
          "Soup from the kettle, chicken or a stuffed squash, beans, corn bread, and apple cake between the third match and the fourth. Tell us about allergies when you sit down; the kitchen cooks for them every night.",
      },
      {
        question: "Is supper in the price?",
        answer:
          "At a Ringside Table it is. In Premier, Standard and Balcony you may order to your seat until the bell.",
      },
      {
        question: "Which time do the tickets show?",
        answer:
          "Pigeon Forge keeps Eastern time. Nashville, three and a half hours to the west, keeps Central: if you drive over, you lose an hour on the way.",
      },
      {
        question: "How near is near?",
        answer: "From a Ringside Table you can reach the apron from your chair. Please do not; they will reach back.",
      },
      {
        question: "Are there days off?",
        answer: "Mondays and Tuesdays, and the weeks between seasons, when the ring is out on the road tour.",
      },
    ],
  }),
  series("the-twelve", {
    title: "The Twelve",
    tagline: "One big night a month",
    description:
      "The nights that everything else leads to: every championship on the line somewhere among them, in the hall and at home on pay-per-view.",
    categoryId: seedId("category", "pay-per-view-nights"),
    runtimeMinutes: 165,
    ageNote: "All ages, at your own judgement: the last match of the night is not the gentlest.",
    art: { seed: "the twelve nights", ink: "volt", scene: "belt" },
    faq: [
      {
        question: "Does a ticket for the hall include the pay-per-view?",
        answer:
          "No. Those who were there tend to buy it all the same, to see what happened on the other side of the ring.",
      },
      {
        question: "Can I watch a night later?",
        answer:
          "For thirty days after most of them. How long a replay stays is said on the night’s own page before you buy.",
      },
    ],
  }),
  series("fan-fest", {
    title: "Fan Fest",
    tagline: "The ring is yours till four",
    description:
      "A day with the doors open: walk on the canvas, learn to fall, have the picture signed that you brought from home. A short card ends it before supper.",
    categoryId: seedId("category", "fan-fest"),
    runtimeMinutes: 360,
    ageNote: "All ages. The lesson in falling is for 8 and over, with closed shoes.",
    art: { seed: "fan fest open ring", ink: "mint", scene: "backstage" },
    faq: [
      {
        question: "Who will be there?",
        answer:
          "A dozen of the roster. Names are on the card of each day; the injured come as well, and are the better talkers.",
      },
      {
        question: "What does Meet & Greet add?",
        answer:
          "Ten minutes at the table with two of the roster, a picture on your own camera, and no line. It is an addition: you need a day pass, too.",
      },
    ],
  }),
];
