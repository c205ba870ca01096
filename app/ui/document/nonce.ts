/** The nonce of this response, for our inline scripts. Browsers hide it from scripts, so it is undefined there. */
import { createContext, useContext } from "react";

export const Nonce = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(Nonce);
