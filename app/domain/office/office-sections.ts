/** The office's navigation: sections in order, with the right that each needs and the group that it belongs to. */
import type { Right } from "./rights";

export const OFFICE_SECTIONS = [
  { id: "today", to: "/office", right: "enter" },
  { id: "nights", to: "/office/nights", right: "nights" },
  { id: "orders", to: "/office/orders", right: "orders" },
  { id: "fans", to: "/office/fans", right: "orders" },
  { id: "letters", to: "/office/letters", right: "orders" },
  { id: "parcels", to: "/office/parcels", right: "orders" },
  { id: "roster", to: "/office/roster", right: "content", group: "content" },
  { id: "categories", to: "/office/categories", right: "content", group: "content" },
  { id: "shows", to: "/office/shows", right: "content", group: "content" },
  { id: "venues", to: "/office/venues", right: "content", group: "content" },
  { id: "broadcasts", to: "/office/pay-per-views", right: "content", group: "content" },
  { id: "news", to: "/office/news", right: "content", group: "content" },
  { id: "media", to: "/office/media", right: "content", group: "content" },
  { id: "shop", to: "/office/shop", right: "content", group: "content" },
  { id: "redirects", to: "/office/redirects", right: "content", group: "content" },
  { id: "money", to: "/office/money", right: "money" },
  { id: "people", to: "/office/people", right: "people", group: "admin" },
  { id: "history", to: "/office/history", right: "history", group: "admin" },
  { id: "tokens", to: "/office/tokens", right: "people", group: "admin" },
  { id: "webhooks", to: "/office/webhooks", right: "people", group: "admin" },
  { id: "health", to: "/office/health", right: "people", group: "admin" },
] as const satisfies readonly { id: string; to: string; right: Right; group?: string }[];

type SectionRow = (typeof OFFICE_SECTIONS)[number];
type OfficeSection = SectionRow["id"];
type OfficeGroup = Extract<SectionRow, { group: string }>["group"];

/** A section, or a group that links to its first section. */
export type OfficeEntry = {
  id: OfficeSection | OfficeGroup;
  to: string;
  /** A group's sections; empty for a section outside of groups. */
  sections: { id: OfficeSection; to: string }[];
};

/** The navigation for these rights. A group with only one visible section is shown as that section. */
export function officeEntries(may: (right: Right) => boolean): OfficeEntry[] {
  const entries: OfficeEntry[] = [];
  for (const row of OFFICE_SECTIONS.filter(({ right }) => may(right))) {
    const { id, to } = row;
    const last = entries.at(-1);
    if (!("group" in row)) entries.push({ id, to, sections: [] });
    else if (last?.id === row.group) last.sections.push({ id, to });
    else entries.push({ id: row.group, to, sections: [{ id, to }] });
  }
  return entries.map((entry) => {
    const [only, another] = entry.sections;
    return only && !another ? { ...only, sections: [] } : entry;
  });
}

/** Whether the page at `path` belongs to the section at `to`. */
export const isInSection = (to: string, path: string): boolean =>
  path === to || (to !== "/office" && path.startsWith(`${to}/`));
