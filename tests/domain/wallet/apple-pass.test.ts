/** The fields of an Apple Wallet pass, in every language. */
import { describe, expect, it } from "vitest";
import { zonedDates } from "../../../app/domain/format/zoned-dates";
import { zonedIso } from "../../../app/domain/format/zoned-iso";
import { LANGUAGES } from "../../../app/domain/languages";
import { applePass } from "../../../app/domain/wallet/apple-pass";
import { mayHavePass, walletNight } from "../../../app/domain/wallet/wallet-ticket";
import { sampleEvent } from "../samples/sample-event";
import { sampleSeatView } from "../samples/sample-seat";
import { colors, labelsIn, night, now, siteIn, ticket } from "./samples";

const pass = async (language: string, more: Partial<typeof ticket> = {}) =>
  applePass({ ...ticket, ...more }, night, { site: siteIn(language), labels: await labelsIn(language), colors });
type Pass = Awaited<ReturnType<typeof pass>>;
type Field = { key: string; label: string; value: string };
const fieldsOf = ({ eventTicket }: Pass) => Object.values(eventTicket as unknown as Record<string, Field[]>).flat();
const textOf = (made: Pass, key: string) => {
  const { label, value } = fieldsOf(made).find((one) => one.key === key) ?? {};
  return `${label}: ${value}`;
};

describe("A pass", () => {
  it.each(LANGUAGES)("has every field in %s, with the hall's times as that language writes them", async (language) => {
    const made = await pass(language);
    const { time, zone, short } = zonedDates(night.bell, night.timeZone, language);
    const values = Object.fromEntries(fieldsOf(made).map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({
      date: short,
      show: "Iron Harvest",
      venue: "Tidewater Hall",
      doors: zonedDates(night.doors, night.timeZone, language).time,
      bell: `${time} ${zone}`,
      tier: "Ringside",
      name: "Désirée O’Neill-Okonjo",
      number: "KXWT-PQRM-HD001",
      order: "7KQ2-M4XP",
    });
    const labels = fieldsOf(made).filter(({ key }) => key !== "show");
    expect(labels.filter(({ label, value }) => !label || !value || /[{}]|^wallet\./.test(label + value))).toEqual([]);
    expect(made.description).toContain("Iron Harvest");
  });

  it("says in the fan's own language what it is", async () => {
    expect(textOf(await pass("en"), "seat")).toBe("Seat: Unreserved");
    expect(textOf(await pass("de"), "seat")).toBe("Platz: Freie Platzwahl");
    expect(textOf(await pass("he"), "doors")).toBe("פתיחת דלתות: 18:30");
    expect(textOf(await pass("ja"), "tier")).toBe("席種: Ringside");
    expect((await pass("ko")).description).toBe("티켓: Iron Harvest");
  });

  it("names entrance, section, row and seat where they are numbered, within what Apple shows of a row", async () => {
    const made = await pass("en", { seat: sampleSeatView });
    const shown = ["gate", "section", "row", "seat"].map((key) => textOf(made, key));
    expect(shown).toEqual(["Entrance: Gate 2", "Section: Section 104", "Row: C", "Seat: 7"]);
    expect(made.semantics).toMatchObject({
      seats: [{ seatSection: "Section 104", seatRow: "C", seatNumber: "7" }],
      venueEntrance: "Gate 2",
    });
    const { secondaryFields = [], auxiliaryFields = [] } = made.eventTicket ?? {};
    expect([secondaryFields.length, auxiliaryFields.length]).toEqual([4, 4]);
    expect(textOf(made, "tier")).toBe("Tier: Ringside");
  });

  it("has the code of the ticket page, and shows up from the doors until the end", async () => {
    expect(await pass("en")).toMatchObject({
      serialNumber: "KXWT-PQRM-HD001",
      barcodes: [{ format: "PKBarcodeFormatQR", message: ticket.code, altText: "KXWT-PQRM-HD001" }],
      relevantDate: "2026-11-28T18:30:00-05:00",
      relevantDates: [{ startDate: "2026-11-28T18:30:00-05:00", endDate: "2026-11-28T22:30:00-05:00" }],
      expirationDate: "2026-11-28T22:30:00-05:00",
      locations: [{ latitude: 36.85, longitude: -76.29 }],
      backgroundColor: "rgb(11, 12, 18)",
      labelColor: "rgb(255, 78, 31)",
      semantics: { eventStartDate: "2026-11-28T19:30:00-05:00", venueDoorsOpenDate: "2026-11-28T18:30:00-05:00" },
    });
    expect(await pass("en")).not.toHaveProperty("webServiceURL");
  });
});

describe("No pass", () => {
  it.each([
    ["is over", { config: { endDate: now.toISOString() } }],
    ["is canceled", { status: "CANCELED" as const }],
    ["has no date", { config: { scheduleTbd: true } }],
  ])("is made for a night that %s", (_, changes) => {
    expect(walletNight(sampleEvent(changes), now)).toBeUndefined();
  });

  it.each(["used", "disputed", "void", "given"] as const)("is made for a ticket that is %s", (state) => {
    expect(mayHavePass({ state })).toBe(false);
    expect(mayHavePass({ state: "valid" })).toBe(true);
  });
});

it.each([
  ["2026-03-09T23:30:00Z", "America/New_York", "2026-03-09T19:30:00-04:00"],
  ["2026-11-01T06:30:00Z", "America/New_York", "2026-11-01T01:30:00-05:00"],
  ["2026-07-01T00:00:00Z", "Asia/Kolkata", "2026-07-01T05:30:00+05:30"],
  ["2026-01-01T00:00:00Z", "UTC", "2026-01-01T00:00:00+00:00"],
])("%s in %s is %s", (at, zone, written) => {
  expect(zonedIso(new Date(at), zone)).toBe(written);
  expect(new Date(written)).toEqual(new Date(at));
});
