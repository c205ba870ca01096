import { shop as en } from "../en/shop";
import type { Complete } from "../table";

export const shop: Complete<typeof en> = en;
