/** What the browser gets: no server code, no schema library, no SDK, no secret's name. Builds when there is no build. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "./imports";

/** Words that survive minifying, and where each comes from: a word that its own source does not say proves nothing. */
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
];

beforeAll(() => {
  if (!existsSync(join(root, "build/client"))) spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
}, 180_000);

describe("The browser's files", () => {
  it.each(serverWords)("do not say %s", (word, source) => {
    expect(filesSaying(word, "build/client")).toEqual([]);
    expect(filesSaying(word, source)).not.toEqual([]);
  });

  it("draw no faces: that is done on the server, and weighs more than a page may", () => {
    const shadowOfAFace = "M4 -90H70V110H3L2 76";
    expect(filesSaying(shadowOfAFace, "app/ui/art")).toEqual([join("app/ui/art", "bust.ts")]);
    expect(filesSaying(shadowOfAFace, "build/client")).toEqual([]);
  });

  it("are there, entry and styles among them", () => {
    const names = files("build/client");
    expect(names.filter((name) => /entry\.client-.*\.js$/.test(name))).toHaveLength(1);
    expect(names.some((name) => name.endsWith(".css"))).toBe(true);
  });

  it("carry no source maps", () => {
    expect(files("build/client").filter((name) => name.endsWith(".map"))).toEqual([]);
  });
});

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

function filesSaying(word: string, folder: string): string[] {
  return files(folder)
    .filter((name) => /\.(m?js|cjs|ts|tsx|css|html|json)$/.test(name))
    .filter((name) => readFileSync(join(root, name), "utf8").includes(word));
}
