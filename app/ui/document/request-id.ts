/** The id of the request that this document answers, for error pages. The browser has none: it sees the server's text. */
import { createContext, useContext } from "react";

export const RequestId = createContext<string | undefined>(undefined);

export const useRequestId = (): string | undefined => useContext(RequestId);
