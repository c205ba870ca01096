import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { type PlacedSeat, seatSentence } from "../../../app/domain/seating/seat-sentence";
import { textsOf } from "../../../app/i18n/texts";

const seat = (rowLabel: string, seatLabel: string, more: Partial<PlacedSeat> = {}): PlacedSeat => ({
  ...{ sectionLabel: "Section 104", rowLabel, seatLabel, entrance: "Gate 2" },
  ...more,
});

async function said(seats: PlacedSeat[], language = "en"): Promise<string> {
  const { t } = await textsOf(language, ["seat"]);
  return seatSentence(seats, t.seat, language);
}

describe("The sentence that says where seats are", () => {
  it("names section, row, seats and door, the seats in the order of their numbers", async () => {
    expect(await said([seat("C", "7")])).toBe("Section 104, row C, seat 7, Gate 2");
    expect(await said([seat("C", "10"), seat("C", "9")])).toBe("Section 104, row C, seats 9 and 10, Gate 2");
  });

  it("names a section once, and the door after the last row that it leads to", async () => {
    expect(await said([seat("C", "7"), seat("C", "8"), seat("D", "7")])).toBe(
      "Section 104, row C, seats 7 and 8 · row D, seat 7, Gate 2",
    );
    const far = { sectionLabel: "Section 105", entrance: "Gate 3" };
    expect(await said([seat("C", "7"), seat("C", "1", far)])).toBe(
      "Section 104, row C, seat 7, Gate 2 · Section 105, row C, seat 1, Gate 3",
    );
  });

  it("leaves out what the plan does not name", async () => {
    expect(await said([seat("C", "7", { sectionLabel: "", entrance: "" })])).toBe("row C, seat 7");
    expect(await said([])).toBe("");
  });

  it.each([
    ["de", "Section 104, Reihe C, Plätze 7 und 8, Gate 2"],
    ["es", "Section 104, fila C, asientos 7 y 8, Gate 2"],
    ["ja", "Section 104 C列 7、8番（Gate 2）"],
    ["ko", "Section 104 C열 7 및 8번, Gate 2"],
    ["ru", "Section 104, ряд C, места 7 и 8, Gate 2"],
    ["zh", "Section 104 C排7和8座，Gate 2"],
  ])("speaks %s", async (language, sentence) => {
    expect(await said([seat("C", "7"), seat("C", "8")], language)).toBe(sentence);
  });

  it("keeps labels in their own order inside a Hebrew sentence", async () => {
    expect(await said([seat("C", "7")], "he")).toBe(
      "\u2068Section 104\u2069, שורה \u2068C\u2069, מקום \u20687\u2069, \u2068Gate 2\u2069",
    );
  });

  it.each(LANGUAGES)("has every label verbatim in %s", async (language) => {
    const sentence = await said([seat("AA", "7"), seat("AA", "21")], language);
    for (const label of ["Section 104", "AA", "7", "21", "Gate 2"]) expect(sentence).toContain(label);
  });
});
