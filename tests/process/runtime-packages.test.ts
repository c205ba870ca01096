/** The container has only the package files that the tracer found: what it misses must show here, not in production. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../root";
import { freePort, type ServerProcess, serverProcess } from "../server-process";

const LIMIT_BYTES = 100 * 1024 * 1024;

let site: string;
let url: string;
let server: ServerProcess;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "ringside-image-"));
  // What the AWS SDK may read in a home folder is no part of the program, whatever is there.
  const home = join(site, "home");
  mkdirSync(join(home, ".odd"), { recursive: true });
  symlinkSync("nowhere", join(home, ".odd", "gone"));
  execFileSync(process.execPath, ["scripts/runtime-packages.mjs", site], {
    cwd: root,
    env: { ...process.env, HOME: home },
  });
  cpSync(join(root, "build"), join(site, "build"), { recursive: true });
  for (const name of ["package.json", "public", "films"]) symlinkSync(join(root, name), join(site, name));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const place = { PORT: String(port), SANDBOX_PORT: String(port + 1), DATA_DIR: join(site, "data"), SITE_URL: url };
  server = serverProcess(
    [join(site, "build/server/start.js")],
    {
      NODE_ENV: "production",
      SANDBOX: "on",
      LOG_LEVEL: "info",
      SENTRY_DSN: `http://key@localhost:${port}/1`,
      ...place,
    },
    `${url}/readyz`,
  );
  await server.start();
});
afterAll(async () => {
  await server?.end("SIGTERM");
  rmSync(site, { recursive: true, force: true });
});

const packageFiles = () =>
  readdirSync(join(site, "node_modules"), { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(site, "node_modules", name)).isFile(),
  );

describe("A copy with only the traced packages", () => {
  test("serves pages, feeds, calendars and link pictures", async () => {
    const { events } = (await (await fetch(`${url}/api/v1/events?limit=1`)).json()) as { events: { id: string }[] };
    const id = events[0]?.id;
    for (const path of [
      "/home",
      "/tickets",
      "/news.rss",
      `/events/${id}.ics`,
      "/api/openapi.json",
      "/profile/auth/sign-in",
    ]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    const picture = await fetch(`${url}/og/event/${id}.png`);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });

  test("signs a fan in", async () => {
    const form = new URLSearchParams({
      intent: "SUBMIT",
      username: "fan@ringside.example",
      password: "Headlock-4-Ever",
    });
    const init = { method: "POST", body: form, headers: { origin: url }, redirect: "manual" } as const;
    const response = await fetch(`${url}/profile/auth/sign-in`, init);
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie().join()).toContain("session.0=");
  });

  test("runs the office's commands", () => {
    const run = (words: string[]) =>
      execFileSync(process.execPath, [join(site, "build/server/operator.js"), ...words], {
        cwd: site,
        encoding: "utf8",
        env: { PATH: process.env.PATH, DATA_DIR: join(site, "data"), NODE_ENV: "production" },
      });
    run(["orders", "holds"]);
    run(["content", "export", join(site, "all.json")]);
    run(["content", "export", join(site, "events.csv"), "--only", "events"]);
    expect(readFileSync(join(site, "events.csv"), "utf8")).toMatch(/title/);
  });

  test("has the library that signs passes, which a thread loads by its name", () => {
    const program = `const { PKPass } = require("passkit-generator"); console.log(typeof PKPass.pack)`;
    const printed = execFileSync(process.execPath, ["-e", program], { cwd: site, encoding: "utf8" });
    expect(printed.trim()).toBe("function");
  });

  test("loads every module that it asks for", () => {
    expect(server.printed()).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find (module|package)/);
  });

  test("contains no types, source maps or other platforms' binaries, and is small", () => {
    const files = packageFiles();
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((name) => /\.(map|d\.[cm]?ts|md)$/.test(name))).toEqual([]);
    const native = files.filter((name) => name.endsWith(".node"));
    expect(native.filter((name) => !name.includes(`${process.platform}-${process.arch}`))).toEqual([]);
    expect(files.filter((name) => /^(typescript|vite|esbuild|playwright)/.test(name))).toEqual([]);
    const bytes = files.reduce((sum, name) => sum + statSync(join(site, "node_modules", name)).size, 0);
    expect(bytes).toBeLessThan(LIMIT_BYTES);
  });
});
