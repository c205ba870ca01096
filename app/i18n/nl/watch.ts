import { watch as en } from "../en/watch";
import type { Complete } from "../table";

export const watch: Complete<typeof en> = en;
