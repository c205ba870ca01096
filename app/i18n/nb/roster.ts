import { roster as en } from "../en/roster";
import type { Complete } from "../table";

export const roster: Complete<typeof en> = en;
