/** Sign-in calls of the user pool: by password with or without SRP, by a Session, and responses to challenges. */
import {
  AssociateSoftwareTokenCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
  RespondToAuthChallengeCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { SignInChoice } from "../../../app/domain/authenticator/sign-in-choices";
import type { KnownDevice } from "../../session/session";
import {
  type Actor,
  type CallOptions,
  type Challenge,
  type CognitoConnection,
  type SignInResult,
  signInResult,
} from "./cognito-connection";
import { sendOnce, sendWithRetry } from "./cognito-retry";
import { deviceSrp, poolSrp } from "./cognito-srp";
import { ProviderError } from "./provider-error";

type ChallengeResponses = Record<string, string>;
/**
 * Whose authenticator it is: a user in the middle of a sign-in (`session`), or one who is signed in (`accessToken`).
 */
type AuthenticatorOwner = { session?: string | undefined; accessToken?: string | undefined };

export function signInCalls(connection: CognitoConnection) {
  const { client, settings, clientParameters, callOptions, usernameParameters } = connection;

  async function initiate(actor: Actor, input: Pick<InitiateAuthCommandInput, "AuthFlow" | "AuthParameters">) {
    const options = callOptions(actor);
    const command = () => new InitiateAuthCommand({ ...clientParameters(actor), ...input });
    return sendWithRetry(() => client.send(command(), options), options.abortSignal);
  }

  /** Answers a challenge. If the next challenge is the device's, answers that one too. */
  async function respond(
    actor: Actor,
    challenge: Pick<Challenge, "challengeName" | "session" | "knownAs">,
    responses: ChallengeResponses,
  ): Promise<SignInResult> {
    const { challengeName, session, knownAs } = challenge;
    const command = new RespondToAuthChallengeCommand({
      ...clientParameters(actor),
      ChallengeName: challengeName as "PASSWORD_VERIFIER",
      ...(session && { Session: session }),
      ChallengeResponses: { ...usernameParameters(knownAs), ...deviceKey(actor), ...responses },
    });
    const answer = signInResult(await sendOnce(() => client.send(command, callOptions(actor))), knownAs);
    if ("tokens" in answer || answer.challengeName !== "DEVICE_SRP_AUTH" || !actor.device) return answer;
    return byDevice(actor, actor.device, answer);
  }

  async function byDevice(actor: Actor, device: KnownDevice, challenge: Challenge): Promise<SignInResult> {
    const srp = await deviceSrp(device);
    try {
      const opened = await respond(actor, challenge, { SRP_A: srp.publicA });
      if ("tokens" in opened || opened.challengeName !== "DEVICE_PASSWORD_VERIFIER") return opened;
      return await respond(actor, opened, await srp.prove(device.password, opened.parameters));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.name !== "NotAuthorizedException") throw error;
      // Cognito's error reads like a wrong password, but by now it has accepted the password.
      throw new ProviderError(DEVICE_UNKNOWN, "The device has another secret", "debug", { cause: error });
    }
  }

  async function bySrp(actor: Actor, password: string): Promise<SignInResult> {
    const srp = await poolSrp(settings.userPoolId);
    const custom = settings.authFlow === "CUSTOM_AUTH";
    const opened = signInResult(
      await initiate(actor, {
        AuthFlow: custom ? "CUSTOM_AUTH" : "USER_SRP_AUTH",
        AuthParameters: {
          ...usernameParameters(actor.username),
          ...deviceKey(actor),
          ...(custom && { CHALLENGE_NAME: "SRP_A" }),
          SRP_A: srp.publicA,
        },
      }),
      actor.username,
    );
    if ("tokens" in opened || opened.challengeName !== "PASSWORD_VERIFIER") return opened;
    // From here on Cognito uses its own user name, and SECRET_HASH is computed from that name.
    return respond(actor, opened, await srp.prove(password, opened.parameters));
  }

  async function byPassword(actor: Actor, password: string): Promise<SignInResult> {
    const AuthParameters = { ...usernameParameters(actor.username), PASSWORD: password };
    return signInResult(await initiate(actor, { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }), actor.username);
  }

  return {
    /**
     * Signs in by password, over SRP or not depending on the settings. Retries without the device if Cognito no
     * longer knows it.
     */
    async initiateAuth({ password, ...actor }: Actor & { password: string }): Promise<SignInResult> {
      if (settings.authFlow === "USER_PASSWORD_AUTH") return byPassword(actor, password);
      try {
        return await bySrp(actor, password);
      } catch (error) {
        if (!actor.device || !isUnknownDevice(error)) throw error;
        return { ...(await bySrp({ ...actor, device: undefined }, password)), forgotten: true };
      }
    },

    /** Begins a sign-in without a password. Never retried, because it may send a message. */
    async signInByChoice({ choice, ...actor }: Actor & { choice: SignInChoice }): Promise<SignInResult> {
      const command = new InitiateAuthCommand({
        ...clientParameters(actor),
        AuthFlow: "USER_AUTH",
        AuthParameters: { ...usernameParameters(actor.username), PREFERRED_CHALLENGE: choice },
      });
      return signInResult(await sendOnce(() => client.send(command, callOptions(actor))), actor.username);
    },

    /** Signs in with the Session of a confirmed sign-up. The Session works once, so the call is never retried. */
    async signInWithSession(actor: Actor & { session: string }): Promise<SignInResult> {
      const command = new InitiateAuthCommand({
        ...clientParameters(actor),
        AuthFlow: "USER_AUTH",
        Session: actor.session,
        AuthParameters: usernameParameters(actor.username),
      });
      return signInResult(await sendOnce(() => client.send(command, callOptions(actor))), actor.username);
    },

    /** Answers a challenge. Never retried: a Session works once. */
    answerChallenge({
      challenge,
      responses,
      ...actor
    }: Actor & { challenge: Pick<Challenge, "challengeName" | "session" | "knownAs">; responses: ChallengeResponses }) {
      return respond(actor, challenge, responses);
    },

    /**
     * Returns a new authenticator's secret in base32, for the Session of MFA_SETUP or for a signed-in fan. The
     * returned Session replaces the old one.
     */
    async associateSoftwareToken({ session, accessToken, ...options }: CallOptions & AuthenticatorOwner) {
      const command = new AssociateSoftwareTokenCommand({ Session: session, AccessToken: accessToken });
      const { SecretCode, Session } = await sendOnce(() => client.send(command, callOptions(options)));
      if (!SecretCode) throw new ProviderError("UnreadableAnswer", "the response has no secret", "critical");
      return { secret: SecretCode, session: Session ?? session };
    },

    /** Verifies the authenticator's first code. */
    async verifySoftwareToken({
      session,
      accessToken,
      code,
      ...options
    }: CallOptions & AuthenticatorOwner & { code: string }) {
      const command = new VerifySoftwareTokenCommand({ Session: session, AccessToken: accessToken, UserCode: code });
      const { Status, Session } = await sendOnce(() => client.send(command, callOptions(options)));
      if (Status !== "SUCCESS") throw new ProviderError("EnableSoftwareTokenMFAException", "Code mismatch", "none");
      return { session: Session ?? session };
    },
  };
}

const DEVICE_UNKNOWN = "ResourceNotFoundException";
const deviceKey = ({ device }: Actor) => device && { DEVICE_KEY: device.key };

/** Cognito has lost the device, or the device's secret doesn't match: sign in with the password alone. */
function isUnknownDevice(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.name === DEVICE_UNKNOWN && /device/i.test(error.message);
}
