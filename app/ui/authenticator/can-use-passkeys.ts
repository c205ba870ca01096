/** Whether this browser knows passkeys; false on the server. */
export const canUsePasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;
