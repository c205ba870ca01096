/** Keys to entries of the waiting list: 128 random bits in the links of its mails. We store only their hashes. */
import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { waitKey } from "../../store/schema";

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Makes another key to the entry. Earlier ones stay valid. */
export async function mintWaitKey(db: Db, entryId: string, now: Date): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  await db.insert(waitKey).values({ hash: hashOf(key), entryId, createdAt: now });
  return key;
}

export async function entryOfKey(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ entryId: waitKey.entryId })
    .from(waitKey)
    .where(eq(waitKey.hash, hashOf(key)));
  return row?.entryId;
}
