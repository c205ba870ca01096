/**
 * Input that will come one day: a wrestler and a night whose names are markup. The seed lacks them; tests insert them.
 */
import type { Db } from "../../server/store/db";
import { event, wrestler } from "../../server/store/schema";
import { seedId } from "../../server/store/seed/ids";
import { DAY_MS, frozenNow } from "../store";

const AWKWARD_NAME = "</script><img src=x onerror=alert(1)>";

export const awkwardWrestler: typeof wrestler.$inferInsert = {
  id: seedId("wrestler", "awkward"),
  slug: "awkward",
  ringName: AWKWARD_NAME,
  nickname: '"><svg onload=alert(2)>',
  hometown: "<b>Nowhere</b> & 'sons'",
  heightCm: 180,
  weightKg: 90,
  alignment: "heel",
  division: "Heavyweight",
  finisher: "<!-- the end",
  signatureMoves: ["]]>", "{{7*7}}", "javascript:alert(3)"],
  titles: [{ name: "Champion of <plaintext>", from: "2026-01-01" }],
  debutYear: 2020,
  bio: "Ends a script with </script >, begins one with <script>, and says “\u2028” between two lines.",
  portrait: { seed: AWKWARD_NAME, build: "m" },
  status: "active",
  sortIndex: 999,
};

/** 120 characters, the maximum for a title. */
export const AWKWARD_TITLE = `</title><script>alert("night")</script> & <b>${"W".repeat(67)}</b>; ok`;

/** A night in Tidewater Hall ten days after `now`, with a title match of the wrestler. */
export const awkwardNight = (now: Date = frozenNow): typeof event.$inferInsert => {
  const startAt = new Date(now.getTime() + 10 * DAY_MS);
  return {
    id: seedId("event", "awkward"),
    shortCode: "AWKWRD",
    slug: "awkward",
    title: AWKWARD_TITLE,
    description: "Line one\r\nBEGIN:VEVENT\r\nSUMMARY:not ours; a, b\\c",
    about: "<img src=x onerror=alert(4)> ]]> &amp; twice: &amp;amp;",
    status: "SCHEDULED",
    showId: seedId("show", "road-tour"),
    venueId: seedId("venue", "tidewater-hall"),
    categoryIds: [seedId("category", "road-tour")],
    startAt,
    endAt: new Date(startAt.getTime() + 165 * 60_000),
    doorsAt: new Date(startAt.getTime() - 60 * 60_000),
    timeZoneId: "America/New_York",
    card: [
      {
        order: 1,
        title: "<u>Title</u> match",
        stipulation: "One fall & no more",
        participants: [[awkwardWrestler.id], [seedId("wrestler", "calder-vane")]],
        championship: "</script> Championship",
      },
    ],
    poster: { seed: AWKWARD_TITLE, kicker: "<i>kicker</i>" },
    registrationType: "NO_REGISTRATION",
    ticketLimitPerOrder: 8,
    currency: "USD",
    publishedAt: new Date(now.getTime() - DAY_MS),
    updatedAt: new Date(now.getTime() - DAY_MS),
  };
};

/** Inserts both into a seeded store whose clock is at `now`. */
export async function insertAwkward(db: Db, now: Date = frozenNow): Promise<void> {
  await db.insert(wrestler).values(awkwardWrestler);
  await db.insert(event).values(awkwardNight(now));
}
