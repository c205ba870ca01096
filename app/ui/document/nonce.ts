/** The nonce of this rendering, which our own inline scripts carry. A browser hides it from scripts, so it has none. */
import { createContext, useContext } from "react";

export const Nonce = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(Nonce);
