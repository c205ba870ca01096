/** Rows of the history as text. */
import type { Role } from "./rights";

export type HistoryRow = {
  id: string;
  at: string;
  who: string;
  via: "office" | "door" | "token" | undefined;
  what: string;
  entity: string;
  /** Fields that changed, with their values before and after. */
  changes: { field: string; before: string; after: string }[];
  /** A content change that can be undone. */
  undoable: boolean;
  /** Other recorded details. */
  details: { name: string; value: string }[];
};

/** The kinds of audit entries, and single actions, that these roles may see; undefined if they see everything. */
export function kindsOf(roles: readonly Role[]): readonly string[] | undefined {
  if (roles.includes("owner")) return undefined;
  return [
    ...(roles.includes("editor")
      ? ["content", "draft", "translation", "event", "media", "redirect", "goods.counted"]
      : []),
    ...(roles.includes("box-office")
      ? [
          "order",
          "ticket",
          "goods",
          "door",
          "letter",
          "codes",
          "phase",
          "waiting",
          "seats",
          "line",
          "night",
          "payment",
          "refund",
        ]
      : []),
  ];
}

type Noted = Record<string, unknown> | null;

/** Fields whose values differ. A field that only one side has is empty on the other. */
export function changesBetween(before: Noted, after: Noted): HistoryRow["changes"] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((field) => {
    const [was, is] = [inWords(before?.[field]), inWords(after?.[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

export const detailsOf = (detail: Noted): HistoryRow["details"] =>
  Object.entries(detail ?? {}).map(([name, value]) => ({ name, value: inWords(value) }));

export const inWords = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);
