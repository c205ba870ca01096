/**
 * The id of the request that produced this document, for error pages. The browser doesn't know it and keeps the
 * server's text.
 */
import { createContext, useContext } from "react";

export const RequestId = createContext<string | undefined>(undefined);

export const useRequestId = (): string | undefined => useContext(RequestId);
