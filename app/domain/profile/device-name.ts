/** Names a browser for the list of devices: "Firefox, Windows". */

// The first match wins, because most browsers also claim to be others.
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

/** Takes the User-Agent header; undefined if it names no known browser and no known system. */
export function deviceName(userAgent: string | null): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([, mark]) => mark.test(userAgent ?? ""))?.[0] ?? []);
  return found.join(", ") || undefined;
}
