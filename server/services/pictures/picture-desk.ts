/** The office's pictures: uploading, listing, and deleting those that nothing shows. */
import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { mediaFile } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { collections, type Name, names } from "../content/collections";
import { nameOf } from "../content/desk/one-item";
import { column } from "../content/stored";
import { isDuplicate } from "../contention";
import { pictureFolder } from "./picture-folder";
import { pictureKind } from "./picture-kind";
import type { Inks } from "./print-picture";

export type PictureDesk = ReturnType<typeof pictureDesk>;
type Upload = { bytes: Uint8Array; alt: string; asIs: boolean };
type UploadOutcome =
  | { kind: "uploaded"; sha: string }
  | { kind: "refused"; field: "file" | "alt"; says: string }
  /** The folder can't be written. It has been reported. */
  | { kind: "failed" };

const LONGEST_ALT = 500;
const PAGE = 50;
/** The site's deep red, half of it black, and its paper. */
const TWO_INKS: Inks = { dark: [89, 21, 9], light: [255, 243, 226] };

/** Fields with pictures, by collection. */
const PICTURED: Partial<Record<Name, string>> = {
  wrestlers: "portrait",
  shows: "art",
  events: "poster",
  media: "image",
  payPerViews: "poster",
  products: "art",
};

type PictureDeskDeps = { store: Pick<Store, "db">; clock: Clock; folder: string; report: Report };

export function pictureDesk({ store: { db }, clock, folder, report }: PictureDeskDeps) {
  const files = pictureFolder(folder);

  /** What shows a picture. */
  async function usesOf(sha: string): Promise<{ collection: Name; name: string }[]> {
    const found: { collection: Name; name: string }[] = [];
    for (const collection of names) {
      const field = PICTURED[collection];
      if (!field) continue;
      const { table } = collections[collection];
      const rows = await db
        .select()
        .from(table)
        .where(sql`${column(table, field)} ->> 'photo' = ${sha}`);
      found.push(...rows.map((row) => ({ collection, name: nameOf(row, collection) })));
    }
    return found;
  }

  return {
    /** Prints and stores a picture. The same one again is the stored one, and gets back files that are lost. */
    async upload({ bytes, alt, asIs }: Upload, actor: Actor): Promise<UploadOutcome> {
      const words = alt.trim();
      if (!words) return { kind: "refused", field: "alt", says: "is empty: say what the picture shows" };
      if (words.length > LONGEST_ALT)
        return { kind: "refused", field: "alt", says: `is too long: at most ${LONGEST_ALT} characters` };
      if (!pictureKind(bytes)) return { kind: "refused", field: "file", says: "is not a JPEG, PNG or WebP picture" };
      const sha = createHash("sha256")
        .update(asIs ? "as it is\0" : "two inks\0")
        .update(bytes)
        .digest("hex");
      const [known] = await db.select().from(mediaFile).where(eq(mediaFile.sha, sha));
      // A row says that it was uploaded, not that its files have outlived the disk.
      if (known && (await files.has(sha))) return { kind: "uploaded", sha };

      const size = await files.print(sha, bytes, asIs ? undefined : TWO_INKS).catch((error: unknown) => {
        report(error, "critical", "storing a picture");
        return undefined;
      });
      if (!size) return { kind: "failed" };
      if (typeof size === "string") return { kind: "refused", field: "file", says: size };
      try {
        await db.transaction(async (tx) => {
          const now = clock.now();
          if (!known) await tx.insert(mediaFile).values({ sha, ...size, alt: words, asIs, createdAt: now });
          const detail = { alt: known?.alt ?? words, ...size, asIs };
          await recordAudit(tx, { at: now, actor, action: "media.uploaded", entity: sha, detail });
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      return { kind: "uploaded", sha };
    },

    /** The newest pictures with what shows them, and whether there are more. */
    async list(page = 0) {
      const rows = await db
        .select()
        .from(mediaFile)
        .orderBy(desc(mediaFile.createdAt), mediaFile.sha)
        .limit(PAGE + 1)
        .offset(page * PAGE);
      const shown = rows.slice(0, PAGE);
      const uses = await Promise.all(shown.map(({ sha }) => usesOf(sha)));
      return { pictures: shown.map((row, index) => ({ ...row, uses: uses[index] ?? [] })), more: rows.length > PAGE };
    },

    /** Deletes a picture that nothing shows. Undefined if there is none; otherwise what shows it. */
    async remove(sha: string, actor: Actor): Promise<{ collection: Name; name: string }[] | undefined> {
      const uses = await usesOf(sha);
      if (uses.length > 0) return uses;
      const gone = await db.transaction(async (tx) => {
        const [row] = await tx.delete(mediaFile).where(eq(mediaFile.sha, sha)).returning();
        if (!row) return undefined;
        const detail = { alt: row.alt };
        await recordAudit(tx, { at: clock.now(), actor, action: "media.removed", entity: sha, detail });
        return row;
      });
      if (!gone) return undefined;
      // Files without a row are in nobody's way.
      await files.remove(sha).catch((error: unknown) => report(error, "critical", "deleting a picture's files"));
      return [];
    },
  };
}
