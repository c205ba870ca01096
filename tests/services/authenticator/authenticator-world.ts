/** An authenticator engine for tests: real SDK, real store, the sandbox's Cognito, and one clock for all of them. */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { authenticatorOptions } from "../../../app/authenticator.options";
import { passwordSettings } from "../../../app/domain/authenticator/fields/validation";
import type { Flow } from "../../../app/domain/authenticator/flow";
import type { Screen } from "../../../app/domain/authenticator/machine/screens";
import type { AuthenticatorOptions } from "../../../app/domain/authenticator/options";
import { cognitoClient } from "../../../server/clients/cognito/cognito-client";
import { limits } from "../../../server/http/rate-limits";
import { demoPeople } from "../../../server/sandbox/demo-people";
import { startSandbox } from "../../../server/sandbox/sandbox";
import { sandboxClock } from "../../../server/sandbox/sandbox-clock";
import { account } from "../../../server/services/account";
import { accountChanges } from "../../../server/services/account/account-changes";
import { authenticator, type Submitted } from "../../../server/services/authenticator";
import { authenticatorLeases } from "../../../server/services/authenticator/authenticator-leases";
import { boundSealer, sealer } from "../../../server/session/cookies/seal";
import { endedSessions } from "../../../server/session/ended-sessions";
import type { KnownDevice } from "../../../server/session/session";
import { prepareSandbox } from "../../prepared-sandbox";
import { runFolder } from "../../run-folder";
import { embeddedStore, testStore } from "../../store";

export const PASSWORD = "Powerbomb-7-times";

/** A pool with all options on: a client secret, device tracking, and refresh tokens that can be used once. */
export const STRICT = { clientSecret: "a-secret-of-the-app-client", deviceTracking: true, rotation: true };

/** `embedded`: on a PGlite, whose single connection lets requests that are sent together overlap for sure. */
export async function authenticatorWorld({ strict = false, embedded = false } = {}) {
  const folder = await mkdtemp(join(runFolder(), "authenticator-"));
  await prepareSandbox(folder);
  const clock = sandboxClock(folder);
  const sandbox = await startSandbox({
    port: 0,
    siteUrl: "http://localhost:3000",
    dataDir: folder,
    clock,
    webhook: { url: "http://localhost:9/", secret: "whsec_test" },
  });
  const store = await (embedded ? embeddedStore : testStore)({ seeded: false });
  const reports: { message: string; severity: string }[] = [];
  const leases = authenticatorLeases(store, clock);
  let people = 0;
  let heard = 0;

  const client = (more: Partial<Parameters<typeof cognitoClient>[0]> = {}) =>
    cognitoClient({
      region: sandbox.environment.AWS_REGION ?? "",
      userPoolId: sandbox.environment.COGNITO_USER_POOL_ID ?? "",
      clientId: sandbox.environment.COGNITO_CLIENT_ID ?? "",
      authFlow: "USER_SRP_AUTH",
      refreshRotation: strict,
      ...(strict && { clientSecret: STRICT.clientSecret }),
      endpoint: sandbox.origin,
      ...more,
    });
  type Callbacks = Pick<Parameters<typeof authenticator>[0], "onSignIn" | "onSignOut">;
  const engine = (options: Partial<AuthenticatorOptions> = {}, cognito = client(), callbacks: Callbacks = {}) =>
    authenticator({
      ...callbacks,
      cognito,
      options: { ...authenticatorOptions, ...options },
      passwordSettings: passwordSettings({ minLength: 8, characters: ["lower", "upper", "number", "symbol"] }),
      clock,
      report: (error, severity) =>
        void reports.push({ message: error instanceof Error ? error.message : String(error), severity }),
      leases,
      limits: limits({ store, clock }),
      changes,
      seal: boundSealer(["a secret of at least thirty-two characters"], "auto-sign-in"),
    });
  const changes = accountChanges({
    store,
    clock,
    report: (error, severity) => void reports.push({ message: String(error), severity }),
    seal: sealer(["a secret of at least thirty-two characters"], "account-change"),
    endedSessions: endedSessions({ store }),
    sendSoon: undefined,
  });
  const standard = engine();
  const counted = limits({ store, clock });

  async function settings(change: Record<string, unknown>) {
    const response = await fetch(`${sandbox.origin}/cognito/settings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(await response.text());
  }
  if (strict) await settings(STRICT);

  return {
    clock,
    settings,
    client,
    engine,
    store,
    account: account({
      cognito: client(),
      limits: counted,
      changes,
      clock,
      report: (error, severity) =>
        void reports.push({ message: error instanceof Error ? error.message : String(error), severity }),
      passwordSettings: passwordSettings({ minLength: 8, characters: ["lower", "upper", "number", "symbol"] }),
      totpIssuer: "Ringside",
    }),
    /** The calls that the pool has received since the last time this was called. */
    async calls(): Promise<{ operation: string; names: string[] }[]> {
      const all = await (await fetch(`${sandbox.origin}/cognito/calls`)).json();
      const fresh = all.slice(heard);
      heard = all.length;
      return fresh;
    },
    leases,
    reports,
    origin: sandbox.origin,

    /** An address that nobody in this world has yet. */
    newcomer: () => `newcomer${++people}@example.com`,
    /** Posts a form as one visitor's browser would. */
    submit: (screen: Screen, form: Record<string, string>, flow?: Flow, using = standard) =>
      using.submit({ screen, form, flow, visitor: { address: `10.0.0.${people}`, visitorId: `visitor-${people}` } }),
    open: (screen: Screen | "start", flow?: Flow) => standard.open({ screen, flow }),

    /** A browser that keeps what its cookies would hold: the flow and the devices. */
    browser(using = standard) {
      let flow: Flow | undefined;
      const devices: Record<string, KnownDevice> = {};
      const address = `10.1.0.${++people}`;
      return {
        devices,
        flow: () => flow,
        open: (screen: Screen | "start") => using.open({ screen, flow }),
        async post(screen: Screen, form: Record<string, string> = {}): Promise<Submitted> {
          const visitor = { address, visitorId: address, devices };
          const submitted = await using.submit({ screen, form, flow, visitor });
          ({ flow } = submitted);
          const { username = "", known } = submitted.device ?? {};
          if (known) devices[username] = known;
          else delete devices[username];
          return submitted;
        },
      };
    },
    /** Everything that was sent to an email address or phone number, newest first. */
    async sent(to: string): Promise<{ code?: string; text: string }[]> {
      const response = await fetch(`${sandbox.origin}/mailbox.json?to=${encodeURIComponent(to)}`);
      return response.json();
    },
    async codes(email: string): Promise<string[]> {
      const response = await fetch(`${sandbox.origin}/mailbox.json?to=${encodeURIComponent(email)}`);
      const mails = (await response.json()) as { code?: string }[];
      return mails.map(({ code }) => code ?? "");
    },
    async stop() {
      await sandbox.stop();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type AuthenticatorWorld = Awaited<ReturnType<typeof authenticatorWorld>>;

export const signUpForm = (email: string) => ({
  intent: "SUBMIT",
  email,
  password: PASSWORD,
  confirm_password: PASSWORD,
  name: " Maya Ostrow ",
});

/** The sign-in form of a demo person of the sandbox, as the page of demo people lists it. */
export function credentials(name: string): { username: string; password: string } {
  const username = `${name}@ringside.example`;
  return { username, password: demoPeople.find(({ email }) => email === username)?.password ?? "" };
}
