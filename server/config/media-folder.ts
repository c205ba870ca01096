/** Where uploaded pictures are kept. */
import { join } from "node:path";
import type { Config } from "./config";

export const mediaFolder = ({ MEDIA_DIR, DATA_DIR }: Pick<Config, "MEDIA_DIR" | "DATA_DIR">): string =>
  MEDIA_DIR ?? join(DATA_DIR, "media");
