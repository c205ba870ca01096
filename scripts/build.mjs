/** `npm run build`: builds even if nothing has changed. */
import { build } from "./ready.mjs";

await build();
