/** Environment variables that look like misspelled settings, which the site would silently ignore. */

/** Shorter names, such as HOST and PORT, are too similar to each other. */
const MIN_LENGTH = 8;
const MAX_TYPOS = 2;

/** The unknown names in `env` that differ by at most two letters from one of `settings` that isn't set. */
export function nearNames(env: Record<string, string | undefined>, settings: readonly string[]) {
  const unset = settings.filter((name) => !env[name] && name.length >= MIN_LENGTH);
  return Object.keys(env)
    .filter((name) => env[name] && !settings.includes(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => typosBetween(name.toUpperCase(), setting) <= MAX_TYPOS);
      return meant ? [{ name, meant }] : [];
    });
}

/** How many letters must be added, removed or replaced (Levenshtein distance). */
function typosBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_TYPOS) return MAX_TYPOS + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
