/** Merges metadata key by key, as Stripe does: an empty value removes its key, `null` removes all keys. */
export function mergeMetadata(present: Record<string, string>, changed: Record<string, string> | null | undefined) {
  if (changed === null) return {};
  return Object.fromEntries(Object.entries({ ...present, ...changed }).filter(([, value]) => value !== ""));
}
