/** True for a provider's refusal that is about the fan's account, and not about a wrong client id or secret of ours. */
export const isAboutFan = (error: unknown): boolean => (error as { severity?: unknown }).severity !== "critical";
