/** The project's folder. On its own, as most tests need it and few need the parser beside it in imports.ts. */
import { normalize } from "node:path";

export const root = normalize(`${import.meta.dirname}/..`);
