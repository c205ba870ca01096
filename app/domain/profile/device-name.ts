/** What a browser is called in a list of devices: "Firefox, Windows". */

// The first that fits: most browsers claim to be others, too.
const BROWSERS: [name: string, mark: RegExp][] = [
  ["Edge", /\bEdgi?A?(OS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Out of the User-Agent header; undefined where neither browser nor system is known. */
export function deviceName(userAgent: string | null): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([, mark]) => mark.test(userAgent ?? ""))?.[0] ?? []);
  return found.join(", ") || undefined;
}
