/** The site's services with cookies, beside the sandbox, and browsers that keep their cookies. */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Screen } from "../../app/domain/authenticator/machine/screens";
import { backend } from "../../server/backend/backend";
import { readConfig } from "../../server/config/config";
import { runtime } from "../../server/process/runtime";
import { startSandbox } from "../../server/sandbox/sandbox";
import { sandboxClock } from "../../server/sandbox/sandbox-clock";
import { jar } from "../../server/session/cookies/cookie-jar";
import { migratedDatabase } from "../filled-stores";
import { prepareSandbox } from "../prepared-sandbox";
import { runFolder } from "../run-folder";
import { EMBEDDED } from "../store";

const SITE = "http://localhost:3000";
type Server = Awaited<ReturnType<typeof backend>>;

/**
 * One per test file, since a process has one runtime. Its store is what `testStore` opens. `settings` configure the
 * sandbox's user pool.
 */
export async function doorWorld({ env = {}, settings = {} }: { env?: Record<string, string>; settings?: object } = {}) {
  const folder = await mkdtemp(join(runFolder(), "door-"));
  await prepareSandbox(folder);
  const clock = sandboxClock(folder);
  const webhook = { url: `${SITE}/api/v1/billing/webhook`, secret: "whsec_test" };
  const sandbox = await startSandbox({ port: 0, siteUrl: SITE, dataDir: folder, clock, webhook });
  // The SDK reads its addresses from the environment variables.
  Object.assign(process.env, sandbox.environment);
  const post = (path: string, body: object) =>
    fetch(sandbox.origin + path, { method: "POST", body: JSON.stringify(body) });
  await post("/cognito/settings", settings);
  const database = EMBEDDED ? undefined : await migratedDatabase();
  const place = database && { DATABASE_URL: database.url };
  const own = { DATA_DIR: join(folder, "site"), SITE_URL: SITE, LOG_LEVEL: "silent", SEED: "none", ...place, ...env };
  const parts = await runtime({ config: readConfig({ ...sandbox.environment, ...own }), clock });

  /** Each request is sent with the current cookies, and the cookies of its response are stored. */
  function browser({ address = "203.0.113.9", language = "en" } = {}) {
    const cookies = new Map<string, string>();
    const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    async function through<T>(method: string, act: (server: Server) => Promise<T> | T): Promise<T> {
      const headers = { cookie: header(), origin: SITE, "accept-language": language };
      const request = new Request(`${SITE}/home/auth/sign-in`, { method, headers });
      const server = await backend({ request, context: { address } });
      const answer = await act(server);
      for (const line of server.pending()) {
        const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
        if (/Max-Age=0/.test(rest)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    }
    return {
      cookies,
      header,
      through,
      jar: () => jar(parts.cookies, header()),
      user: () => through("GET", ({ visitor }) => visitor.user?.email),
      open: (screen: Screen) => through("GET", ({ authenticator }) => authenticator.open(screen)),
      post: (screen: Screen, form: Record<string, string> = {}) =>
        through("POST", ({ authenticator }) => authenticator.post(screen, form)),
      signOut: () => through("POST", ({ authenticator }) => authenticator.signOut()),
    };
  }

  return {
    parts,
    clock,
    sandbox,
    browser,
    /** Everything that was sent to an address, newest first. */
    async sent(to: string): Promise<{ code?: string; subject: string; text: string }[]> {
      return (await fetch(`${sandbox.origin}/mailbox.json?to=${encodeURIComponent(to)}`)).json();
    },
    async stop() {
      await parts.sales?.drained();
      await parts.store.close();
      await database?.drop();
      await sandbox.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type DoorWorld = Awaited<ReturnType<typeof doorWorld>>;
export type Browser = ReturnType<DoorWorld["browser"]>;

/** Why a form was refused. */
export const alertOf = (posted: Awaited<ReturnType<Browser["post"]>>): string | undefined =>
  "problems" in posted ? posted.problems.alert?.key : undefined;
