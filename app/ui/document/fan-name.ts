/**
 * The name of the signed-in fan. A document has it only once, as text in its header and never in its data, so that the
 * server can fill it into a page shared by all fans. Page data fetched by scripts contains it as usual.
 */
import { createContext } from "react";

export const FanName = createContext("");

/** Reads the name from the server's document. */
export const fanNameIn = (page: Document): string => page.querySelector("[data-fan]")?.textContent ?? "";
