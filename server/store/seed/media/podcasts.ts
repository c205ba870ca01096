/** Teddy and Lorna, recorded on the road. Each episode links to its page at the podcast. */
import type { Story } from "./story";

type Episode = Pick<Story, "title" | "excerpt" | "ink" | "scene" | "cast" | "daysAgo" | "paragraphs" | "tags"> & {
  number: number;
};

const episodes: Episode[] = [
  {
    number: 46,
    title: "The ninth clause, with Cornelius Ledger",
    excerpt: "He answers every question, and one notices only afterwards which ones.",
    tags: ["Cornelius Ledger", "Contract Night"],
    ink: "neon",
    scene: "face",
    cast: ["cornelius-ledger"],
    daysAgo: 3,
    paragraphs: [
      "Forty-one minutes in the car park of a notary in Hartford. Teddy asks what is in the ninth clause. Lorna asks what is in the eighth, which nobody ever does, and there is a pause.",
      "Also: letters from listeners, and whether a contract on a pole is a contract.",
    ],
  },
  {
    number: 45,
    title: "Eleven seconds in Spokane",
    excerpt: "Teddy talks about the only time he did not.",
    tags: ["Teddy Fanshawe", "The Salvage Crew"],
    ink: "bone",
    scene: "face",
    cast: ["teddy-fanshawe"],
    daysAgo: 10.5,
    paragraphs: [
      "The ring went down with four people in it. Three came out by themselves and one was carried by Dozer Pell, and for eleven seconds nobody on the air said anything.",
      "Dozer Pell and Rook Mendelay tell it from underneath. They do not agree who held the lamp.",
    ],
  },
  {
    number: 44,
    title: "Sisters, one at a time",
    excerpt: "Juno Rask before noon, Marit Rask after midnight.",
    tags: ["Juno Rask", "Marit Rask"],
    ink: "riot",
    scene: "versus",
    cast: ["juno-rask", "marit-rask"],
    daysAgo: 17.5,
    paragraphs: [
      "They would not sit in one car, so this is two conversations laid end to end. They begin with the same sentence.",
      "With a word from their mother in Tromsø, who has tickets for Norfolk and will not say for which corner.",
    ],
  },
  {
    number: 43,
    title: "What the bell is made of",
    excerpt: "A founder, a timekeeper and a crack.",
    tags: ["Broken Bell"],
    ink: "volt",
    scene: "bell",
    daysAgo: 24.5,
    paragraphs: [
      "The bell in Nashville cracked last spring and sounds, since then, like a bucket with a good education. The founder would recast it; the timekeeper will not hear of it, and now cannot.",
      "We ring it, once, at the end. Mind your headphones.",
    ],
  },
  {
    number: 42,
    title: "Everybody pays, with Ezekiel Toll",
    excerpt: "Nine years in a booth, and what people say to somebody whom they will never see again.",
    tags: ["Ezekiel Toll"],
    ink: "bone",
    scene: "face",
    cast: ["ezekiel-toll"],
    daysAgo: 31.5,
    paragraphs: [
      "He kept every coin that was not money: tokens, buttons, a ring, a note that was meant for somebody else. He has brought the tin.",
      "About the lake he says one sentence. About the ticket stub he says none.",
    ],
  },
  {
    number: 41,
    title: "Typing, with Dolly Ampersand",
    excerpt: "The first champion on posture, patience and the semicolon.",
    tags: ["Dolly Ampersand", "Archive"],
    ink: "mint",
    scene: "face",
    cast: ["dolly-ampersand"],
    daysAgo: 38.5,
    paragraphs: [
      "She talks as she wrestled, in long holds and without raising her voice. Lorna, who took her class, sits very straight throughout.",
      "The eighty-one minutes in Cedar Rapids, told by the clock. And another thing, and another.",
    ],
  },
];

export const podcasts: Story[] = episodes.map(({ number, title, ...episode }) => ({
  slug: `podcast-${number}`,
  type: "podcast",
  title: `Over the Top Rope ${number}: ${title}`,
  author: "Teddy Fanshawe and Lorna Pickerel",
  link: `https://podcast.example/over-the-top-rope/${number}`,
  ...episode,
}));
