import { media as en } from "../en/media";
import type { Complete } from "../table";

export const media: Complete<typeof en> = en;
