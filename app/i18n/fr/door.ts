import { door as en } from "../en/door";
import type { Complete } from "../table";

export const door: Complete<typeof en> = en;
