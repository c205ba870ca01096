/** The places inside a JSON value, so that each can be replaced. */

type Path = (string | number)[];
/** Every place in a value, including the root. */
export function placesIn(node: unknown, at: Path = []): Path[] {
  if (typeof node !== "object" || node === null) return [at];
  return [at, ...Object.entries(node).flatMap(([name, inner]) => placesIn(inner, [...at, name]))];
}
/** A copy of the value with another one in that place. */
export function withAt(node: unknown, [name, ...rest]: Path, instead: unknown): unknown {
  if (name === undefined) return instead;
  const changed = structuredClone(node) as Record<string | number, unknown>;
  changed[name] = withAt(changed[name], rest, instead);
  return changed;
}
