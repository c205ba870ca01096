/** What items said in English when they were translated, whoever wrote the translation: the office or an import. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../store/db";
import { translationSource } from "../../../store/schema";
import type { CheckedItem } from "../check";
import type { Name } from "../collections";
import { canonical, type ItemRow } from "../rows";
import { englishOf, translatedFields, translationsOf } from "./translated-fields";

type SourceRow = typeof translationSource.$inferSelect;

/** Notes the English of each translation that is about to be written. */
export async function noteSources(tx: Db, name: Name, changes: CheckedItem[], now: Date): Promise<void> {
  if (translatedFields(name).length === 0) return;
  const rows = changes.flatMap(({ key, row, stored }) =>
    changedLanguages(stored?.row, row).map((language) => sourceRow(name, key, language, row, now)),
  );
  await writeSources(tx, rows);
}

export const sourceRow = (name: Name, key: string, language: string, item: ItemRow, at: Date): SourceRow => ({
  ...{ kind: name, key, language, at },
  english: englishOf(name, item),
});

export async function writeSources(tx: Db, rows: SourceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { kind, key, language } = translationSource;
  await tx
    .insert(translationSource)
    .values(rows)
    .onConflictDoUpdate({
      target: [kind, key, language],
      set: { english: sql`excluded.english`, at: sql`excluded.at` },
    });
}

export const sourcesOf = (db: Db, name: Name, key: string): Promise<SourceRow[]> =>
  db
    .select()
    .from(translationSource)
    .where(and(eq(translationSource.kind, name), eq(translationSource.key, key)));

/** For items that are removed. */
export async function dropSources(tx: Db, name: Name, keys: string[]): Promise<void> {
  if (keys.length === 0 || translatedFields(name).length === 0) return;
  await tx.delete(translationSource).where(and(eq(translationSource.kind, name), inArray(translationSource.key, keys)));
}

function changedLanguages(before: ItemRow | undefined, after: ItemRow): string[] {
  const [was, is] = [translationsOf(before ?? {}), translationsOf(after)];
  return Object.keys(is).filter(
    (language) => is[language] && canonical(is[language]) !== canonical(was[language] ?? null),
  );
}
