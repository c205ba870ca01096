/** Whether the document loads scripts at all. It doesn't if the browser asks to save data (`Save-Data: on`). */
import { createContext } from "react";

/** Always true in the browser: this code doesn't run there without scripts. */
export const WithScripts = createContext(true);
