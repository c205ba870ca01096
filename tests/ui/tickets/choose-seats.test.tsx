/** The page of a section, and what a night with numbered seats adds to the purchase page. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { seatConflict, without } from "../../../app/domain/hall/seat-conflict";
import { sectionSheet } from "../../../app/domain/hall/section-sheet";
import { hallOfNight, seatWording } from "../../../app/requests/seats/hall-of-night";
import { inWords } from "../../../app/requests/seats/refusal-words";
import { ChooseSeatsPage, type ChooseSeatsPageProps } from "../../../app/ui/hall/section/choose-seats-page";
import { SeatsPage } from "../../../app/ui/seats/seats-page";
import { bench, FOCUS, KIDS, mapSection, section, UPPER } from "../../domain/samples/sample-section";
import { EVENT_ID, held, night, ringside, upper } from "../night-samples";
import { render, textOf } from "../render";

const row = bench("0a1c00", { flags: { 5: ["restricted"], 6: ["aisle"] }, notes: { 5: "A post" } });
const shown = section(row, []);
const tiers = [
  { id: UPPER, number: 5, name: "Upper", price: "$25", priceCents: 2500, tint: "#ff5a1f" },
  { id: KIDS, number: 8, name: "Kids", price: "$10", priceCents: 1000, tint: "#ff5a1f" },
];
const page: ChooseSeatsPageProps = {
  event: night,
  path: `/tickets/event/${EVENT_ID}`,
  section: {
    ...{ code: "104", label: "Section 104", entrance: "Gate 2", level: "Lower", side: "north", facesCamera: true },
    focus: "ring",
  },
  sheet: sectionSheet(shown),
  tiers,
  best: [{ id: UPPER, name: "Upper" }],
  mine: [],
  elsewhere: [],
  further: [],
  byNumber: [],
  conflict: undefined,
  held: undefined,
  turn: undefined,
  ended: undefined,
  limitPerOrder: 8,
  currency: "USD",
  locale: "en",
  clientKey: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  refused: undefined,
  pending: undefined,
  reload: () => undefined,
};
const markupOf = (props: Partial<ChooseSeatsPageProps> = {}) => render(<ChooseSeatsPage {...page} {...props} />);
const boxes = (markup: string) =>
  [...markup.matchAll(/<input type="checkbox"[^>]*name="place"[^>]*>/g)].map(([tag]) => [
    /value="([^"]*)"/.exec(tag)?.[1],
    /aria-label="([^"]*)"/.exec(tag)?.[1],
  ]);

describe("The page of a section", () => {
  it("says where it is before anything else", async () => {
    const text = textOf(await markupOf());
    expect(text).toContain("Section 104 Iron Harvest North side, faces the camera · Lower · Gate 2");
    expect(text).toContain("5. Upper $25");
  });

  it("names each free seat by row, number, price and what is special about it; taken ones have no control", async () => {
    const markup = await markupOf();
    expect(boxes(markup)).toEqual([
      ["104-C-1", "row C, seat 1, $25"],
      ["104-C-2", "row C, seat 2, $25, wheelchair place"],
      ["104-C-4", "row C, seat 4, $25, companion seat"],
      ["104-C-5", "row C, seat 5, $25, restricted view, A post"],
      ["104-C-6", "row C, seat 6, $25, on the aisle"],
    ]);
    expect(textOf(markup)).toContain("× 3, taken");
    expect(markup).toMatch(/<th scope="row"><span class="hide">Row <\/span>C<\/th>/);
  });

  it("of 400 seats, with its data, takes less than 25 kB compressed", async () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      label: String.fromCharCode(65 + index),
      benches: [bench("00100011000000100110")],
    }));
    const sheet = sectionSheet({ rows });
    const markup = await markupOf({ sheet });
    expect(boxes(markup)).toHaveLength(20 * 14);
    expect(gzipSync(markup + JSON.stringify(sheet)).length).toBeLessThan(12_000);
  });

  it("is never mirrored, and scrolls in itself under a name", async () => {
    expect(await markupOf()).toMatch(
      /<section class="seat-scroll" dir="ltr" aria-label="Seats, row by row" tabindex="0"/,
    );
  });

  it("explains only the signs that are there", async () => {
    const key = (markup: string) =>
      textOf(/<ul class="seat-key" aria-hidden="true">.*?<\/ul>/s.exec(markup)?.[0] ?? "");
    expect(key(await markupOf())).toBe("7 free ✓ yours × taken A wheelchair place C companion seat R restricted view");
    expect(key(await markupOf({ sheet: sectionSheet(section(bench("00"), [])) }))).toBe("7 free ✓ yours");
  });

  it("ticks what is held, here and in other sections, and asks how many are of further tiers", async () => {
    const elsewhere = { sectionLabel: "Section 105", rowLabel: "A", seatLabel: "1", entrance: "Gate 3" };
    const markup = await markupOf({
      mine: ["104-C-3"],
      elsewhere: [{ ...elsewhere, place: "105-A-1", cents: 2500 }],
      further: [{ id: KIDS, name: "Kids", held: 1, elsewhere: 0, more: -1500 }],
    });
    expect(markup).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*value="104-C-3"|value="104-C-3"[^>]*checked=""/);
    expect(textOf(markup)).toContain("Your seats in other sections Section 105, row A, seat 1, Gate 3");
    expect(markup).toMatch(new RegExp(`name="of\\.${KIDS}"[^>]*value="1"`));
    // The best of this section leave those of others as they are.
    expect(markup).toMatch(/class="best-seats".*<input type="hidden" name="place" value="105-A-1"/s);
  });

  it("offers the best by number before the table, in a form of its own", async () => {
    const markup = await markupOf();
    expect(markup.indexOf("Hold the best seats")).toBeLessThan(markup.indexOf("seat-scroll"));
    expect(markup).toMatch(new RegExp(`name="quantity\\.${UPPER}"[^>]*value="2"`));
  });
});

describe("A refused choice", () => {
  const wished = ["104-C-5", "104-C-6"];
  const refused = {
    problems: [],
    places: wished,
    held: [],
    further: {},
    numbers: {},
    rest: false,
    conflict: undefined,
  };

  it("keeps what was ticked, and marks and names what went", async () => {
    const lost = ["104-C-6"];
    const conflict = seatConflict([without(shown, lost)], "104", { lost, wished, mine: [] });
    const markup = await markupOf({ refused: { ...refused, conflict } });
    expect(textOf(markup)).toContain("Someone else just took Section 104, row C, seat 6, Gate 2.");
    expect(textOf(markup)).toContain("Your other seats are still ticked, but not held yet.");
    expect(markup).toMatch(/<td class="gone">/);
    expect(boxes(markup).map(([place]) => place)).not.toContain("104-C-6");
    expect(markup).toMatch(/name="rest" value="hold"\/>/);
  });

  it("says what is wrong, and takes the focus without scripts", async () => {
    const problems = await inWords([{ code: "companionAlone" }], "en");
    const markup = await markupOf({ refused: { ...refused, problems } });
    expect(markup).toMatch(/role="alert"[^>]*autofocus/i);
    expect(textOf(markup)).toContain("Companion seats go with a wheelchair place next to them, up to three");
  });
});

describe("The purchase page of a night with numbered seats", () => {
  const purchase = {
    ...{ event: night, clientKey: page.clientKey, tiers: [ringside, upper], ended: undefined, problems: [] },
    ...{ limitPerOrder: 8, currency: "USD", locale: "en", email: undefined, pending: undefined, note: undefined },
    onHoldEnd: () => undefined,
  };
  const map = { title: "In the round", camera: "south" as const, focus: FOCUS };
  const sections = [mapSection({ definitionIds: [upper.id], accessible: true })];

  it("says where the seats are and whether they lie side by side, before the fan pays", async () => {
    const hall = await hallOfNight({ ...map, sections }, [upper], { currency: "USD", locale: "en" });
    const wording = await seatWording("en");
    const at = (seatLabel: string) => ({ sectionLabel: "Section 104", rowLabel: "C", seatLabel, entrance: "Gate 2" });
    const holding = (together: boolean) => ({
      ...{ hall, typed: { "tier-2": "2", "tier-3": "1" } },
      held: { ...held, named: wording([at("7"), at("8")], together) },
    });
    const text = textOf(await render(<SeatsPage {...purchase} {...holding(true)} />));
    expect(text).toContain("Section 104, row C, seats 7 and 8, Gate 2, together Choose other seats");
    const apart = textOf(await render(<SeatsPage {...purchase} {...holding(false)} />));
    expect(apart).toContain("They aren’t all together.");
    expect(wording([at("7")], true).sentence).toBe("Section 104, row C, seat 7, Gate 2");
  });

  it("has the plan twice, as a drawing and as a list, and asks for wheelchair places only if there are some", async () => {
    const hall = await hallOfNight({ ...map, sections }, [upper], { currency: "USD", locale: "en" });
    const markup = await render(<SeatsPage {...purchase} held={undefined} typed={{}} hall={hall} />);
    expect(markup.match(new RegExp(`href="/tickets/event/${EVENT_ID}/seats/104"`, "g"))).toHaveLength(2);
    expect(markup).toContain('aria-label="Section 104, from $20, Wheelchair places"');
    expect(textOf(markup)).toContain("Section 104 from $20, Wheelchair places");
    expect(markup).toContain('name="accessible"');
    const none = await hallOfNight({ ...map, sections: [mapSection({ definitionIds: [upper.id] })] }, [upper], {
      ...{ currency: "USD", locale: "en" },
    });
    expect(await render(<SeatsPage {...purchase} held={undefined} typed={{}} hall={none} />)).not.toContain(
      'name="accessible"',
    );
  });

  it("looks as before without a plan", async () => {
    const markup = await render(<SeatsPage {...purchase} held={held} typed={{ "tier-2": "2", "tier-3": "1" }} />);
    expect(markup).not.toMatch(/held-seats|section-list|hall-map|wheelchairs|with-hall/);
  });
});
