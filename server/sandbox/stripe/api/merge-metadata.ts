/** Stripe merges metadata key by key: an empty value removes its key, `null` removes all. */
export function mergeMetadata(present: Record<string, string>, changed: Record<string, string> | null | undefined) {
  if (changed === null) return {};
  return Object.fromEntries(Object.entries({ ...present, ...changed }).filter(([, value]) => value !== ""));
}
