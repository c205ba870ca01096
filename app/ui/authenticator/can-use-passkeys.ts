/** Whether this browser supports passkeys; false on the server. */
export const canUsePasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;
