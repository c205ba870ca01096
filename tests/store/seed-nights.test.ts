import { describe, expect, test } from "vitest";
import { zonedDates } from "../../app/domain/format/zoned-dates";
import { nights } from "../../server/store/seed/events";
import { seedId } from "../../server/store/seed/ids";
import { wrestlers } from "../../server/store/seed/wrestlers";
import { DAY_MS, MINUTE_MS, frozenNow as now } from "../store";

const all = nights(now);
const people = wrestlers(now);
const shown = all.map(({ event }) => event).filter(({ status }) => status !== "DRAFT");
const ahead = shown.filter(({ startAt, scheduleTbd }) => scheduleTbd || startAt > now);
const gone = shown.filter(({ endAt }) => endAt <= now);
const definitions = all.flatMap((night) => night.definitions);
const night = (slug: string) => {
  const found = all.find(({ event }) => event.slug === slug);
  if (!found) throw new Error(`no night ${slug}`);
  return found;
};
const seatsLeft = (slug: string) => night(slug).definitions.reduce((sum, { remaining }) => sum + remaining, 0);
const inWords = (slug: string, at?: Date) => {
  const { startAt, timeZoneId } = night(slug).event;
  return zonedDates(at ?? startAt, timeZoneId, "en-US");
};

describe("the nights", () => {
  test("are forty-eight: thirty and more ahead, ten past with every match decided, one live", () => {
    expect([shown.length, ahead.length, gone.length]).toEqual([48, 37, 10]);
    for (const { card } of gone) {
      expect(card.length).toBeGreaterThan(0);
      expect(card.every(({ result, participants }) => result && participants[result.winner])).toBe(true);
    }
    const live = shown.filter((one) => !one.scheduleTbd && one.startAt <= now && one.endAt > now);
    expect(live.map(({ slug }) => slug)).toEqual(["the-long-bell"]);
  });

  test("have twelve in Pigeon Forge, Wednesday to Sunday and twice on each Saturday", () => {
    const residency = ahead.filter(({ categoryIds }) => categoryIds.includes(seedId("category", "pigeon-forge")));
    const days = residency.map(({ slug }) => inWords(slug).parts.weekday);
    expect(days.join(" ")).toBe("Fri Sat Sat Sun Wed Thu Fri Sat Sat Sun Wed Thu");
    expect(residency.every(({ title }) => title.startsWith("Residency Night"))).toBe(true);
  });

  test("keep to their weekdays and leave Iron Harvest the next night, whatever day it is", () => {
    for (let day = 0; day < 400; day += 13) {
      const today = new Date(now.getTime() + day * DAY_MS);
      const dated = nights(today).map(({ event }) => event);
      const next = dated.filter((one) => one.startAt > today).sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
      expect(next[0]?.slug, today.toISOString()).toBe("iron-harvest");
      const weekday = (slug: string) => {
        const one = dated.find((each) => each.slug === slug);
        return one && zonedDates(one.startAt, one.timeZoneId, "en-US").parts.weekday;
      };
      expect(["residency-night-212", "fan-fest-columbus", "lunch-bell", "first-period"].map(weekday)).toEqual([
        "Fri",
        "Sat",
        "Tue",
        "Wed",
      ]);
    }
  });

  test("have each awkward case", () => {
    expect([seatsLeft("saltwater-riot"), seatsLeft("kiln-night"), seatsLeft("standing-room")]).toEqual([0, 0, 3]);
    expect(night("school-gym-special").event.status).toBe("CANCELED");
    expect(night("last-light").event).toMatchObject({ status: "POSTPONED", previousStartAt: expect.any(Date) });
    expect(night("ember-street").event).toMatchObject({ scheduleTbd: true, card: [] });
    expect(night("fair-week").event).toMatchObject({ registrationType: "EXTERNAL" });
    expect(new Set(night("short-fuse").definitions.map(({ saleStart }) => saleStart.getTime()))).toEqual(
      new Set([now.getTime() + 3 * MINUTE_MS]),
    );
    for (const { title } of shown) expect(title.length).toBeLessThanOrEqual(120);
  });

  test("start at half past one on both Sundays on which the clocks change", () => {
    const forward = inWords("the-missing-hour");
    expect([forward.long, forward.time, forward.zone]).toEqual(["Sunday, March 14, 2027", "1:30 AM", "EST"]);
    const back = inWords("the-hour-twice");
    expect([back.long, back.time, back.zone]).toEqual(["Sunday, November 1, 2026", "1:30 AM", "CDT"]);

    const later = (slug: string) => new Date(night(slug).event.startAt.getTime() + 60 * MINUTE_MS);
    const [skipped, again] = [
      inWords("the-missing-hour", later("the-missing-hour")),
      inWords("the-hour-twice", later("the-hour-twice")),
    ];
    expect([skipped.time, skipped.zone]).toEqual(["3:30 AM", "EDT"]);
    expect([again.time, again.zone]).toEqual(["1:30 AM", "CST"]);
  });
});

describe("the cards", () => {
  const bouts = shown.flatMap(({ card }) => card);

  test("are full on thirty nights and more: six to eight matches", () => {
    expect(ahead.filter(({ card }) => card.length >= 6 && card.length <= 8).length).toBeGreaterThanOrEqual(30);
    expect(Math.max(...shown.map(({ card }) => card.length))).toBe(8);
  });

  test("have singles, tag, three-way, five-way and title matches, and a battle royal of twelve", () => {
    const sizes = new Set(bouts.map(({ participants }) => participants.map((side) => side.length).join()));
    for (const size of ["1,1", "2,2", "1,1,1", "1,1,1,1,1", "2,2,2", Array(12).fill(1).join()])
      expect(sizes).toContain(size);
    expect(bouts.some(({ championship }) => championship === "World Championship")).toBe(true);
  });

  test("put nobody twice on one card or in two towns on one day", () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => nights(new Date(now.getTime() + day * DAY_MS)));
    for (const dated of week) {
      const places = new Map<string, string>();
      for (const { card, startAt, timeZoneId, slug, status, scheduleTbd, venueId } of dated.map(({ event }) => event)) {
        const cast = card.flatMap(({ participants }) => participants.flat());
        expect(new Set(cast).size, slug).toBe(cast.length);
        if (status === "CANCELED" || scheduleTbd) continue;
        for (const one of cast) {
          const key = `${zonedDates(startAt, timeZoneId, "en-US").long} ${one}`;
          expect(places.get(key) ?? venueId, `${slug}: ${key}`).toBe(venueId);
          places.set(key, venueId ?? "");
        }
      }
    }
  });

  test("put neither retired wrestlers nor office staff into the ring", () => {
    const out = new Set(people.filter(({ status, role }) => status === "alumni" || role).map(({ id }) => id));
    for (const id of bouts.flatMap(({ participants }) => participants.flat())) expect(out).not.toContain(id);
  });
});

describe("the price tiers", () => {
  const tier = (slug: string, code: string) =>
    definitions.find(({ id }) => id === seedId("definition", `${slug}/${code}`));

  test("are never oversold, and allow eight an order, four in the front row", () => {
    for (const { remaining, capacity, limitPerCheckout, name, saleStart, saleEnd } of definitions) {
      expect(remaining >= 0 && remaining <= capacity).toBe(true);
      expect(limitPerCheckout).toBeLessThanOrEqual(name === "Front Row VIP" ? 4 : 8);
      expect(name.length).toBeLessThanOrEqual(30);
      expect(saleStart < saleEnd, name).toBe(true);
    }
  });

  test("have a hidden one, an early bird before the full price, an addition, and a free one", () => {
    expect(tier("cold-iron", "friends")).toMatchObject({ hidden: true });
    const [early, full] = [tier("no-mans-canvas", "floor-early"), tier("no-mans-canvas", "floor")];
    expect(early?.sectionId).toBe(full?.sectionId);
    expect(early?.saleEnd).toEqual(full?.saleStart);
    expect([early?.priceCents, full?.priceCents]).toEqual([3900, 4900]);
    expect(tier("broken-bell", "meet")).toMatchObject({ name: "Meet & Greet", capacity: 30, priceCents: 4000 });
    expect(tier("residency-night-212", "lap")).toMatchObject({ priceCents: 0 });
  });
});
