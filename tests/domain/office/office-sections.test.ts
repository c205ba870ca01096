/** The office's navigation: what each role finds in it, and which section a page belongs to. */
import { describe, expect, it } from "vitest";
import { OFFICE_PAGES } from "../../../app/domain/office/office-pages";
import { isInSection, OFFICE_SECTIONS, officeEntries } from "../../../app/domain/office/office-sections";
import { hasRight, type Role } from "../../../app/domain/office/rights";

const entriesOf = (role: Role) => officeEntries((right) => hasRight([role], right));
const named = (role: Role) => entriesOf(role).map(({ id }) => id);

describe("The office's navigation", () => {
  it("has groups for the owner, and every page in them is one click away", () => {
    expect(named("owner")).toEqual([
      ...["today", "nights", "orders", "fans", "letters", "parcels"],
      ...["content", "money", "admin"],
    ]);
    const shown = entriesOf("owner").flatMap(({ id, sections }) => (sections.length > 0 ? sections : [{ id }]));
    expect(shown.map(({ id }) => id)).toEqual(OFFICE_SECTIONS.map(({ id }) => id));
  });

  it("shows others what they may open, and a group of one section as that section", () => {
    expect(named("editor")).toEqual(["today", "nights", "content", "history"]);
    expect(named("box-office")).toEqual(["today", "nights", "orders", "fans", "letters", "parcels", "history"]);
    expect(named("viewer")).toEqual(["today", "nights", "money"]);
    expect(named("door")).toEqual([]);
  });

  it("leads to pages, under the right that opens them", () => {
    const rights = new Map(
      Object.values(OFFICE_PAGES).map(({ path, right }) => [`/office${path && `/${path}`}`, right]),
    );
    for (const { to, right } of OFFICE_SECTIONS) expect([to, rights.get(to)]).toEqual([to, right]);
  });

  it("knows the section of a page below it", () => {
    expect(isInSection("/office/nights", "/office/nights/new")).toBe(true);
    expect(isInSection("/office/nights", "/office/nightshift")).toBe(false);
    expect(isInSection("/office", "/office/nights")).toBe(false);
    expect(isInSection("/office", "/office")).toBe(true);
  });
});
