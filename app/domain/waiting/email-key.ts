/** An email address without the parts that many mail services ignore, so that one fan has only one entry. */

/** Services that ignore dots in the name. */
const WITHOUT_DOTS = ["gmail.com", "googlemail.com"];

export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [name = "", domain] = [lower.slice(0, at).split("+")[0], lower.slice(at + 1)];
  // An address that begins with a plus sign keeps its name.
  const known = name || lower.slice(0, at);
  if (!WITHOUT_DOTS.includes(domain)) return `${known}@${domain}`;
  return `${known.replaceAll(".", "")}@gmail.com`;
}
