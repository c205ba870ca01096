/** Whether the document has scripts at all: not where the browser asks to save data (`Save-Data: on`). */
import { createContext } from "react";

/** In the browser always true: without scripts nobody asks there. */
export const WithScripts = createContext(true);
