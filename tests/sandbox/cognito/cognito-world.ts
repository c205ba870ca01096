/** A sandbox on a free port, with the real clients configured only by its environment variables. */
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { CognitoIdentityClient } from "@aws-sdk/client-cognito-identity";
import {
  type ChallengeNameType,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { demoPeople } from "../../../server/sandbox/demo-people";
import type { MailboxMessage } from "../../../server/sandbox/mailbox";
import { startSandbox } from "../../../server/sandbox/sandbox";
import { sandboxClock } from "../../../server/sandbox/sandbox-clock";
import type { CustomMessageTrigger } from "../../../server/sandbox/sandbox-context";
import { prepareSandbox } from "../../prepared-sandbox";
import { runFolder } from "../../run-folder";

export const PASSWORD = "Powerbomb-7-times";

export async function cognitoWorld(dataDir?: string, customMessage?: CustomMessageTrigger) {
  const folder = dataDir ?? (await mkdtemp(join(runFolder(), "sandbox-")));
  if (!dataDir) await prepareSandbox(folder);
  const sandbox = await startSandbox({
    port: 0,
    siteUrl: "http://localhost:3000",
    dataDir: folder,
    clock: sandboxClock(folder),
    webhook: { url: "http://localhost:9/", secret: "whsec_test" },
    ...(customMessage && { customMessage }),
  });
  const { environment, origin } = sandbox;
  const settings = (name: string): string => environment[name] ?? "";
  const region = settings("AWS_REGION");
  const provider = new CognitoIdentityProviderClient({
    region,
    endpoint: settings("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER"),
    maxAttempts: 1,
  });
  /** Signs its requests, as an operator's client does. */
  const operator = new CognitoIdentityProviderClient({
    region,
    endpoint: settings("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER"),
    maxAttempts: 1,
    credentials: { accessKeyId: "AKIASANDBOX", secretAccessKey: "secret" },
  });
  const identity = new CognitoIdentityClient({
    region,
    endpoint: settings("AWS_ENDPOINT_URL_COGNITO_IDENTITY"),
    maxAttempts: 1,
  });
  const ClientId = settings("COGNITO_CLIENT_ID");
  let demoPeople = 0;

  const world = {
    ...sandbox,
    folder,
    settings,
    provider,
    operator,
    identity,
    ClientId,
    UserPoolId: settings("COGNITO_USER_POOL_ID"),

    signUp: (email: string, password = PASSWORD) =>
      provider.send(
        new SignUpCommand({
          ClientId,
          Username: email,
          Password: password,
          UserAttributes: [
            { Name: "email", Value: email },
            { Name: "name", Value: "Ada Armbar" },
          ],
        }),
      ),
    confirm: (email: string, code: string, Session?: string) =>
      provider.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code, Session })),
    signIn: (email: string, password = PASSWORD) =>
      provider.send(
        new InitiateAuthCommand({
          ClientId,
          AuthFlow: "USER_PASSWORD_AUTH",
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      ),
    /** The first step of a demo user's sign-in. */
    demo: (name: string) => world.signIn(`${name}@ringside.example`, passwordOf(`${name}@ringside.example`)),
    /** Responds to a challenge. */
    respond: (
      ChallengeName: ChallengeNameType,
      Session: string | undefined,
      ChallengeResponses: Record<string, string>,
    ) => provider.send(new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses })),
    getUser: (AccessToken: string | undefined) => provider.send(new GetUserCommand({ AccessToken })),

    async mails(email: string): Promise<MailboxMessage[]> {
      const response = await fetch(`${origin}/mailbox.json?to=${encodeURIComponent(email)}`);
      return response.json();
    },
    async code(email: string): Promise<string> {
      return (await world.mails(email))[0]?.code ?? "";
    },
    /** Creates a confirmed user for one test. */
    async someone(): Promise<string> {
      demoPeople += 1;
      const email = `someone${demoPeople}@example.com`;
      await world.signUp(email);
      await world.confirm(email, await world.code(email));
      return email;
    },
    async attributes(AccessToken: string | undefined): Promise<Record<string, string | undefined>> {
      const { UserAttributes = [] } = await world.getUser(AccessToken);
      return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    },
    /** Signs in; returns the three tokens. */
    async tokensOf(email: string) {
      const { AuthenticationResult: result } = await world.signIn(email);
      return { access: result?.AccessToken ?? "", id: result?.IdToken ?? "", refresh: result?.RefreshToken ?? "" };
    },
    async post(path: string, body: object) {
      const response = await fetch(`${origin}${path}`, { method: "POST", body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    later: (duration: string) => world.post("/clock", { advance: duration }),
    set: (change: object) => world.post("/cognito/settings", change),

    async stop({ keep = false } = {}) {
      provider.destroy();
      operator.destroy();
      identity.destroy();
      await sandbox.stop();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
  return world;
}
export type CognitoWorld = Awaited<ReturnType<typeof cognitoWorld>>;

export const passwordOf = (email: string): string => demoPeople.find((each) => each.email === email)?.password ?? "";

/** A wrong code, different from `right`. */
export const otherThan = (right: string | undefined): string => (right === "123456" ? "654321" : "123456");

/** The SDK exception that `work` rejects with. */
export async function refusal(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: Error) => error,
  );
}

/** The exceptions of several calls. It awaits all of them together, so that no rejection goes unhandled. */
export const refusals = (...works: Promise<unknown>[]): Promise<Error[]> => Promise.all(works.map(refusal));

/** The claims of a token, without verification. */
export function claims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
}
