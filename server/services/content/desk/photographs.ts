/** Uploaded photographs, as forms offer them and as content refers to them. */
import { desc, inArray } from "drizzle-orm";
import type { Store } from "../../../store/db";
import { mediaFile } from "../../../store/schema";
import type { ItemRow } from "../rows";

/** Those to choose from: the newest, and those that are chosen already. */
const MOST_PHOTOS = 200;

export async function photoChoices(db: Store["db"]): Promise<{ value: string; label: string }[]> {
  const rows = await db.select().from(mediaFile).orderBy(desc(mediaFile.createdAt), mediaFile.sha).limit(MOST_PHOTOS);
  return rows.map(({ sha, alt }) => ({ value: sha, label: alt }));
}

/** The fields that a picture has of each of these photographs, by its key. Unknown keys are left out. */
export async function photoFields(db: Store["db"], keys: string[]): Promise<Map<string, ItemRow>> {
  const rows = keys.length > 0 ? await db.select().from(mediaFile).where(inArray(mediaFile.sha, keys)) : [];
  return new Map(
    rows.map(({ sha, width, height, alt }) => [sha, { photo: sha, photoSize: `${width}x${height}`, photoAlt: alt }]),
  );
}
