import { existsSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { castFrom } from "../../app/ui/art/art-src";
import { MERCH_KINDS } from "../../app/ui/art/merch/merch";
import { showArt } from "../../app/ui/art/show-art";
import type { Picture } from "../../server/store/schema/picture";
import { nights } from "../../server/store/seed/events";
import { highlights } from "../../server/store/seed/highlights";
import { seedId } from "../../server/store/seed/ids";
import { instagramItems } from "../../server/store/seed/instagram";
import { mediaItems } from "../../server/store/seed/media-items";
import { payPerViews } from "../../server/store/seed/pay-per-views";
import { premiumPlans } from "../../server/store/seed/premium";
import { products, productVariants } from "../../server/store/seed/products";
import { wrestlers } from "../../server/store/seed/wrestlers";
import { DAY_MS, frozenNow as now } from "../store";

const all = nights(now);
const people = wrestlers(now);

describe("the roster", () => {
  const wrestling = people.filter(({ role, division }) => !role && division !== "Office");
  const names = people.map(({ ringName }) => ringName);

  test("is forty: 22 men, 14 women, and four who keep the nights going", () => {
    const builds = wrestling.map(({ portrait }) => portrait.build ?? "m");
    expect([
      people.length,
      builds.filter((one) => one === "m").length,
      builds.filter((one) => one === "f").length,
    ]).toEqual([40, 22, 14]);
    expect(people.flatMap(({ role }) => role ?? []).sort()).toEqual([
      "commentator",
      "commentator",
      "manager",
      "referee",
    ]);
    expect(people.map(({ sortIndex }) => sortIndex)).toEqual(people.map((_, index) => index));
  });

  test("has five champions, three alumni, one injured and four pairs", () => {
    const champions = people.filter(({ titles }) => titles.some(({ to }) => !to));
    expect([champions.length, champions.every(({ status }) => status === "active")]).toEqual([5, true]);
    expect(people.filter(({ status }) => status === "alumni")).toHaveLength(3);
    expect(people.filter(({ status }) => status === "injured")).toHaveLength(1);
    const teams = ["Third Shift", "The Roost", "The Salvage Crew", "Trade Route"];
    expect(people.flatMap(({ tagTeam }) => tagTeam ?? []).sort()).toEqual(teams.flatMap((one) => [one, one]).sort());
  });

  test("has the names that break a page", () => {
    for (const sign of ["é", "ñ", "ō", "’"])
      expect(
        names.some((name) => name.includes(sign)),
        sign,
      ).toBe(true);
    expect(names.filter((name) => /\p{Script=Hebrew}/u.test(name))).toHaveLength(1);
    expect(names.filter((name) => name.endsWith(" Rask"))).toHaveLength(2);
    expect(people.map(({ slug }) => slug)).toContain("shop");
  });

  test("describes every wrestler, each with a face of their own", () => {
    for (const { bio, nickname, hometown, finisher, signatureMoves } of people) {
      expect([bio, nickname, hometown, finisher].every(Boolean)).toBe(true);
      expect(bio.length).toBeLessThan(300);
      expect(signatureMoves?.length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(people.map(({ portrait }) => JSON.stringify(portrait))).size).toBe(people.length);
  });

  test("uses no name that a real wrestler made famous", () => {
    const real =
      /hogan|flair|cena|rollins|reigns|ambrose|lesnar|orton|punk|moxley|omega|okada|naito|tanahashi|muta|misawa|kobashi|inoki|rhodes|styles|balor|mcintyre|bálor|lynch|banks|belair|ripley|asuka|sky|bliss|charlotte|undertaker|kane|sting|vader|savage|steamboat|michaels|hart|austin|rock|mysterio|santo|demon|dragon|guerrero|andre|giant|bella|trish|lita|chyna|sable|edge|christian|hardy|jericho|benoit|malenko|angle|goldberg|nash|hall|booker|page|regal|finlay|owens|zayn|strowman|wyatt|gunther|ricochet|ospreay|ibushi|starks|allin|cassidy|statlander|shida|nyla|mone|cargill/i;
    const words = names.flatMap((name) => name.split(/[\s-]+/));
    expect(words.filter((word) => new RegExp(`^(${real.source})$`, "i").test(word))).toEqual([]);
  });
});

describe("films, stories and posts", () => {
  test("are thirteen films, one of them the main one, each with captions and both files", () => {
    const films = highlights(now);
    expect([films.length, films.filter(({ isMain }) => isMain).length]).toEqual([13, 1]);
    const used = new Set<string>();
    for (const { videoUrl, captionsUrl, title } of films) {
      expect(existsSync(`public${videoUrl}`), title).toBe(true);
      expect(readFileSync(`public${captionsUrl}`, "utf8"), title).toMatch(/^WEBVTT\n\n\d\d:\d\d\.\d{3} --> /);
      used.add(videoUrl).add(captionsUrl);
    }
    const bytes = [...used].filter((one) => one.endsWith(".mp4")).map((one) => statSync(`public${one}`).size);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(400_000);
  });

  test("are thirty stories of four kinds, one with a title of 300 characters, one without a picture", () => {
    const stories = mediaItems(now);
    expect(stories).toHaveLength(30);
    expect(new Set(stories.map(({ type }) => type))).toEqual(new Set(["news", "photo", "video", "podcast"]));
    expect(stories.filter(({ title }) => title.length === 300)).toHaveLength(1);
    expect(stories.filter(({ image }) => !image)).toHaveLength(1);
    expect(stories.some(({ link }) => link)).toBe(true);
    for (const { body, image, imageAlt, publishedAt, title } of stories) {
      const paragraphs = body.split("\n\n").length;
      expect(paragraphs >= 2 && paragraphs <= 4, title).toBe(true);
      expect(Boolean(image)).toBe(Boolean(imageAlt));
      expect(publishedAt <= now).toBe(true);
    }
  });

  test("are twenty-four posts: picture, film, carousel of five, without words, in emoji, from right to left", () => {
    const posts = instagramItems(now);
    expect(posts).toHaveLength(24);
    expect(new Set(posts.map(({ mediaType }) => mediaType))).toEqual(new Set(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]));
    expect(posts.find(({ mediaType }) => mediaType === "CAROUSEL_ALBUM")?.pictures).toHaveLength(5);
    const captions = posts.map(({ caption }) => caption);
    expect(captions.filter((one) => one === "")).toHaveLength(1);
    for (const script of [/^\P{Letter}+$/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u])
      expect(captions.some((one) => script.test(one))).toBe(true);
    for (const { alt } of posts.flatMap(({ pictures }) => pictures)) expect(alt.length).toBeGreaterThan(10);
    const newestFirst = posts.map(({ id }) => id);
    expect(newestFirst).toEqual([...newestFirst].sort().reverse());
  });
});

describe("pictures of stories and posts", () => {
  const drawn = ({ seed, ink, scene, cast }: Picture) => showArt(seed, { ink, scene, cast: castFrom(cast) });

  test("show a scene of their own: no two stories the same, and all small enough", () => {
    const pictures = mediaItems(now).flatMap(({ image }) => image ?? []);
    const shown = pictures.map(({ scene, cast = "" }) => `${scene} ${cast}`);
    expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([]);
    for (const picture of pictures) expect(gzipSync(drawn(picture)).length, picture.seed).toBeLessThan(3300);
  });

  test("name the faces that they show", () => {
    const faced = mediaItems(now).filter(({ image }) => image?.cast);
    expect(faced.length).toBeGreaterThan(8);
    for (const { imageAlt, title } of faced) expect(imageAlt, title).toMatch(/, (close up|side by side)$/);
  });

  test("show more than fifteen things in twenty-four posts", () => {
    const posts = instagramItems(now).flatMap(({ pictures }) => pictures);
    expect(new Set(posts.map(({ scene, cast = "" }) => `${scene} ${cast}`)).size).toBeGreaterThan(15);
  });
});

describe("what can be bought besides seats", () => {
  test("carries the faces of the roster", () => {
    const faces = wrestlers(now).map(({ portrait: { seed, build, look } }) => [seed, build, look].join("~"));
    const carried = products.flatMap(({ art }) => art.cast?.split("|") ?? []);
    expect(carried.length).toBeGreaterThan(8);
    for (const face of carried) expect(faces).toContain(face);
  });

  test("are eighteen goods, each of a kind that has a drawing", () => {
    expect(products).toHaveLength(18);
    for (const { art, name } of products) {
      expect(MERCH_KINDS).toContain(art.item);
      expect(name.length).toBeLessThanOrEqual(80);
    }
    const goods = (slug: string) => products.find((one) => one.slug === slug);
    expect(goods("world-championship-replica")?.priceCents).toBe(34900);
    expect(goods("truck-hoodie")).toMatchObject({ priceCents: 6400, discountedCents: 4800 });
    expect(products.filter(({ shipping }) => shipping === false).map(({ slug }) => slug)).toEqual([
      "digital-programme",
      "gift-card",
    ]);
  });

  test("have a row for each choice: six sizes in two colors, one size out of stock", () => {
    const of = (slug: string) => productVariants.filter(({ productId }) => productId === seedId("product", slug));
    const tees = of("iron-harvest-tee");
    expect(tees).toHaveLength(12);
    const soldOut = tees.filter(({ remaining }) => remaining === 0).map(({ choices }) => choices.Size);
    expect(soldOut).toEqual(["M", "M"]);
    expect(of("gift-card")).toMatchObject([{ choices: {}, remaining: null, capacity: null }]);
    for (const { capacity, remaining } of productVariants) {
      expect(capacity === null || (Number(remaining) >= 0 && Number(remaining) <= Number(capacity))).toBe(true);
    }
  });

  test("are six broadcasts, one for each possible state", () => {
    const rows = new Map(payPerViews(now, all).map((row) => [row.eventId, row]));
    const of = (slug: string) => {
      const row = rows.get(seedId("event", slug));
      if (!row) throw new Error(`no broadcast of ${slug}`);
      return row;
    };
    expect(rows.size).toBe(6);
    expect([...rows.values()].every(({ priceCents }) => priceCents === 999)).toBe(true);
    expect(of("winter-count").saleStart > now).toBe(true);
    expect(of("iron-harvest").saleStart < now && of("iron-harvest").liveStart > now).toBe(true);
    expect(of("the-long-bell").liveStart < now && of("the-long-bell").liveEnd > now).toBe(true);
    expect(of("contract-night").replayUntil).toEqual(new Date(now.getTime() + 7 * DAY_MS));
    expect(Number(of("dead-reckoning").replayUntil)).toBeLessThan(now.getTime());
    expect(of("noche-de-cobre")).toMatchObject({ allowedCountries: ["MX", "PR"] });
    expect(new Set([...rows.values()].map(({ premiumIncluded }) => premiumIncluded ?? false))).toEqual(
      new Set([true, false]),
    );
  });

  test("are two Premium plans with a week of trial each", () => {
    expect(premiumPlans.map(({ id, priceCents, trialDays }) => [id, priceCents, trialDays])).toEqual([
      ["monthly", 999, 7],
      ["yearly", 9990, 7],
    ]);
  });
});
