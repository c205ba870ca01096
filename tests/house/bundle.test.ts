/** The browser's files: no server code, no schema library, no SDK, no secret's name. Builds when there is no build. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { INCLUDED_TABLE } from "../../app/i18n/texts";
import { root } from "../root";

/** Words that survive minifying, and the source of each: a word missing from its own source would prove nothing. */
const serverWords: [word: string, source: string][] = [
  ["ZodError", "node_modules/zod/v4"],
  ["drizzle:", "node_modules/drizzle-orm"],
  ["AWSCognitoIdentityProviderService", "node_modules/@aws-sdk/client-cognito-identity-provider"],
  ["AWSCognitoIdentityService", "node_modules/@aws-sdk/client-cognito-identity"],
  ["api.stripe.com", "node_modules/stripe"],
  ["PGlite", "node_modules/@electric-sql/pglite/dist"],
  ["The server does not support SSL connections", "node_modules/pg"],
  ["nodemailer", "node_modules/nodemailer"],
  ["pino", "node_modules/pino/lib"],
  ["cannot contain this amount of data", "node_modules/qrcode/lib"],
  ["SESSION_SECRETS", "server"],
  ["STRIPE_SECRET_KEY", "server"],
  ["STRIPE_WEBHOOK_SECRET", "server"],
  ["COGNITO_CLIENT_SECRET", "server"],
  ["DATABASE_URL", "server"],
  ["X-Amz-Target", "server/sandbox"],
  ["sk_test_sandbox", "server"],
  // The server writes the mails.
  ["Your Premium receipt", "app/i18n/en"],
];

beforeAll(() => {
  if (!existsSync(join(root, "build/client"))) spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
}, 180_000);

describe("The browser's files", () => {
  it.each(serverWords)("do not contain %s", (word, source) => {
    expect(filesSaying(word, "build/client")).toEqual([]);
    expect(filesSaying(word, source)).not.toEqual([]);
  });

  it("do not draw faces, which the server does and which would be too heavy for a page", () => {
    const shadowOfAFace = "M4 -90H70V110H3L2 76";
    expect(filesSaying(shadowOfAFace, "app/ui/art")).toEqual([join("app/ui/art/bust", "bust.ts")]);
    expect(filesSaying(shadowOfAFace, "build/client")).toEqual([]);
  });

  it("exist, entry and styles included", () => {
    const names = files("build/client");
    expect(names.filter((name) => /entry\.client-.*\.js$/.test(name))).toHaveLength(1);
    expect(names.some((name) => name.endsWith(".css"))).toBe(true);
  });

  it.each(pages())("%s loads at most 100 kB of scripts, few of them its own", (id, file) => {
    const { url, entry, routes } = manifest();
    const frame = [entry, routes.root, routes[routes[id]?.parentId ?? ""]];
    const common = [join("build/client", url), ...frame.flatMap(scriptsOf)];
    const page = [...common, ...scriptsOf(routes[id]), ...tablesOf(file)];
    expect(kB(page)).toBeLessThanOrEqual(100);
    expect(kB(page.filter((one) => !common.includes(one)))).toBeLessThanOrEqual(16);
  });

  it.each(pages())("the overlay's document on %s loads at most 100 kB of scripts, 18 of them its own", (id) => {
    const { url, entry, routes } = manifest();
    const frame = [entry, routes.root, routes[routes[id]?.parentId ?? ""]];
    const common = [join("build/client", url), ...frame.flatMap(scriptsOf)];
    const overlay = [...scriptsOf(routes[`${id}~auth`]), ...tablesOf("routes/sign-in/auth-overlay.tsx")];
    // The page behind has a stand-in (app/framework/page-behind.tsx).
    expect(kB([...common, ...overlay])).toBeLessThanOrEqual(100);
    expect(kB(overlay.filter((one) => !common.includes(one)))).toBeLessThanOrEqual(18);
  });

  it("the overlay loads the screens after a first form when they are needed", () => {
    const { routes } = manifest();
    const loaded = scriptsOf(routes["tickets~auth"]).map((name) => readFileSync(join(root, name), "utf8"));
    expect(loaded.join("")).toContain("buttons.forgotPassword");
    expect(loaded.join("")).not.toContain("messages.forceNewPassword");
    expect(filesSaying("messages.forceNewPassword", "build/client").length).toBeGreaterThan(0);
  });

  it.each(pages())("%s loads at most 16 kB of styles", (id) => {
    const { routes } = manifest();
    const sheets = new Set([routes.root, routes[id]].flatMap((route) => route?.css ?? []));
    expect(sheets.size).toBeGreaterThan(0);
    expect(kB([...sheets].map((sheet) => join("build/client", sheet)))).toBeLessThanOrEqual(16);
  });

  it("carry no source maps", () => {
    expect(files("build/client").filter((name) => name.endsWith(".map"))).toEqual([]);
  });
});

type Scripts = { module: string; parentId?: string; css?: string[] };

/** The page that each route module renders, once by its route's id; aliases and overlays share the module. */
function pages(): [id: string, file: string][] {
  const rows = readFileSync(join(root, "app/routes.ts"), "utf8").matchAll(
    /\["([\w-]+)", "[^"]*", "(routes\/[^"]+)"\]/g,
  );
  return [...rows].map(([, id = "", file = ""]) => [id, file]);
}

/** The manifest of the routes' scripts that the browser gets. */
function manifest(): { url: string; entry: Scripts; routes: Record<string, Scripts | undefined> } {
  const name = readdirSync(join(root, "build/client/assets")).find((one) => /^manifest-\w+\.js$/.test(one)) ?? "";
  const said = readFileSync(join(root, "build/client/assets", name), "utf8");
  return new Function(`${said.replace(/^window\.__remixManifest=/, "return ")}`)();
}

const scriptsOf = (scripts: Scripts | undefined) => (scripts ? withImports(join("build/client", scripts.module)) : []);

/** A script and everything it imports, as a browser loads them. */
function withImports(script: string, met = new Set<string>()): string[] {
  if (met.has(script)) return [];
  met.add(script);
  const named = readFileSync(join(root, script), "utf8").matchAll(/\b(?:from|import)\s*"(\.\/[^"]+\.js)"/g);
  for (const [, address = ""] of named) withImports(join(script, "..", address), met);
  return [...met];
}

/** The English texts that a page's module names, with those that they include, and the site's. */
function tablesOf(file: string): string[] {
  const named = /\btexts: (\[[^\]]*\]|"\w+")/.exec(readFileSync(join(root, "app", file), "utf8"))?.[1] ?? "";
  const own = [...named.matchAll(/\w+/g)].map(([name]) => name);
  const included = own.flatMap((name) => Object.entries(INCLUDED_TABLE).find(([table]) => table === name)?.[1] ?? []);
  const names = ["site", ...own, ...included];
  const folder = readdirSync(join(root, "build/client/assets")).find((name) => /^texts-\w{8}$/.test(name)) ?? "";
  return names.map((name) => join("build/client/assets", folder, "en", `${name}.js`));
}

const kB = (names: string[]) =>
  [...new Set(names)].reduce((sum, name) => sum + gzipSync(readFileSync(join(root, name))).length, 0) / 1000;

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

function filesSaying(word: string, folder: string): string[] {
  return files(folder)
    .filter((name) => /\.(m?js|cjs|ts|tsx|css|html|json)$/.test(name))
    .filter((name) => readFileSync(join(root, name), "utf8").includes(word));
}
