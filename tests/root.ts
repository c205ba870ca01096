/**
 * The project's folder. It has its own module because most tests need it, and few need the parser that imports.ts
 * loads.
 */
import { normalize } from "node:path";

export const root = normalize(`${import.meta.dirname}/..`);
