/** Where to go on after a detour: a path of this site and nothing else. */

/** `asked` if it is a path on this site, else `otherwise`. `//host`, backslashes and schemes lead away
 * and are refused, as is whatever cannot stand in a header: a browser sends addresses encoded. */
export function localPath(asked: string | null | undefined, otherwise: string): string {
  if (!asked || !/^\/(?!\/)[\x21-\x7e]*$/.test(asked) || asked.includes("\\")) return otherwise;
  return asked;
}
