/** Where uploaded pictures are kept. */
import { join } from "node:path";
import type { Config, Settings } from "./config";

export const mediaFolder = ({ MEDIA_DIR, DATA_DIR }: Pick<Config, "MEDIA_DIR" | "DATA_DIR">): string =>
  MEDIA_DIR ?? join(DATA_DIR, "media");

/**
 * True if pictures are in a folder that nobody chose, while other processes may use the same database: a picture could
 * then be on one process alone.
 */
export const isOwnMediaFolder = (o: Partial<Pick<Settings, "MEDIA_DIR" | "DATABASE_URL" | "PRODUCT_API_URL">>) =>
  Boolean(o.DATABASE_URL) && !o.MEDIA_DIR && !o.PRODUCT_API_URL;
