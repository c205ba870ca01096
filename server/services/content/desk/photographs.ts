/** Uploaded photographs, as forms offer them and as content refers to them. */
import { desc, inArray, or } from "drizzle-orm";
import type { Store } from "../../../store/db";
import { mediaFile } from "../../../store/schema";
import type { ItemRow } from "../rows";

/** Those to choose from: the newest, and those that are chosen already. */
const MOST_PHOTOS = 200;

export async function photoChoices(db: Store["db"], chosen: string[]): Promise<{ value: string; label: string }[]> {
  const order = [desc(mediaFile.createdAt), mediaFile.sha];
  const newest = db
    .select({ sha: mediaFile.sha })
    .from(mediaFile)
    .orderBy(...order)
    .limit(MOST_PHOTOS);
  const rows = await db
    .select()
    .from(mediaFile)
    .where(or(inArray(mediaFile.sha, newest), inArray(mediaFile.sha, chosen)))
    .orderBy(...order);
  return rows.map(({ sha, alt }) => ({ value: sha, label: alt }));
}

/** The key of a picture's photograph, in a list; empty without one. */
export function photoIn(picture: unknown): string[] {
  const key = (picture as ItemRow | null | undefined)?.photo;
  return typeof key === "string" ? [key] : [];
}

/** The fields that a picture has of each of these photographs, by its key. Unknown keys are left out. */
export async function photoFields(db: Store["db"], keys: string[]): Promise<Map<string, ItemRow>> {
  const rows = keys.length > 0 ? await db.select().from(mediaFile).where(inArray(mediaFile.sha, keys)) : [];
  return new Map(
    rows.map(({ sha, width, height, alt }) => [sha, { photo: sha, photoSize: `${width}x${height}`, photoAlt: alt }]),
  );
}
