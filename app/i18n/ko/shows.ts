import { shows as en } from "../en/shows";
import type { Complete } from "../table";

export const shows: Complete<typeof en> = en;
