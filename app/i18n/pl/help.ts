import { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = en;
