/** USER_SRP_AUTH and its PASSWORD_VERIFIER: a sign-in that never sends the password. */
import { createHmac, randomBytes } from "node:crypto";
import { checkSecretHash } from "../app-client";
import {
  incorrectPassword,
  invalidParameter,
  parameter,
  resetRequired,
  userDoesNotExist,
  userNotConfirmed,
} from "../cognito-errors";
import { openChallenge, takeChallenge } from "../credentials/challenge-sessions";
import { checkLockout, recordPasswordAttempt } from "../credentials/pool-passwords";
import { srpChallenge, srpPoolName, srpProves, srpVerifier, validPublicA } from "../credentials/srp-server";
import { deviceOf } from "../credentials/tracked-devices";
import type { CognitoPool } from "../pool/cognito-pool";
import type { SignInProgress } from "../pool/pool-state";
import { findUser, usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthFlowHandler } from "./flow-types";

/** `EEE MMM d HH:mm:ss z yyyy` in English, with no leading zero on the day. */
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [1-9]\d? \d{2}:\d{2}:\d{2} UTC \d{4}$/;

export const srpAuth: AuthFlowHandler = async (pool, { AuthFlow, AuthParameters }) => {
  const username = parameter(AuthParameters, "USERNAME");
  const a = parameter(AuthParameters, "SRP_A");
  checkSecretHash(pool, username, AuthParameters?.SECRET_HASH);
  if (!validPublicA(a)) throw invalidParameter("SRP_A is not a valid public value");

  const user = findUser(pool, username);
  if (!user && !pool.state.settings.preventUserExistenceErrors) throw userDoesNotExist();
  if (user) checkLockout(pool, user);
  if (user?.status === "RESET_REQUIRED") throw resetRequired();
  const { sub, name, salt, verifier } = user
    ? { sub: user.sub, name: usernameOf(user), salt: user.password.srpSalt, verifier: user.password.srpVerifier }
    : madeUp(pool, username);
  const { b, publicB } = srpChallenge(verifier);
  const deviceKey = AuthParameters?.DEVICE_KEY;
  const progress: SignInProgress = {
    srp: true,
    ...(AuthFlow === "CUSTOM_AUTH" && { custom: "wanted" }),
    ...(deviceKey && { deviceKey }),
  };
  const secretBlock = openChallenge(pool, {
    step: "PASSWORD_VERIFIER",
    sub,
    progress,
    srp: { a, b, publicB, verifier },
  });
  await pool.save();
  return {
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeParameters: {
      USERNAME: name,
      USER_ID_FOR_SRP: name,
      SALT: salt,
      SRP_B: publicB,
      SECRET_BLOCK: secretBlock,
    },
  };
};

export const answerPasswordVerifier: AnswerChallenge = async (pool, { ChallengeResponses }) => {
  const { username, ...claim } = srpClaim(ChallengeResponses);
  const user = findUser(pool, username);
  checkSecretHash(pool, user ? usernameOf(user) : username, ChallengeResponses?.SECRET_HASH);
  const deviceKey = ChallengeResponses?.DEVICE_KEY;
  // An unknown device is refused before the secret block is used up, because the client sends the same response again
  // without it.
  if (user && deviceKey) deviceOf(pool, user, { deviceKey });
  const { srp, progress } = takeChallenge(pool, claim.secretBlock, "PASSWORD_VERIFIER", user?.sub);
  if (!user || !srp) throw incorrectPassword();
  checkLockout(pool, user);
  if (user.status === "UNCONFIRMED") throw userNotConfirmed();
  const right = srpProves(srp, { ...claim, group: srpPoolName(pool), username: usernameOf(user) });
  await recordPasswordAttempt(pool, user, right);
  const { deviceKey: named = "", ...rest } = progress ?? {};
  const known = deviceKey || (user.devices[named]?.verifier ? named : undefined);
  return { user, progress: { ...rest, ...(known && { deviceKey: known }) } };
};

/** The fields that respond to either verifier challenge. */
export function srpClaim(responses: Record<string, string> | undefined) {
  const claim = {
    username: parameter(responses, "USERNAME"),
    secretBlock: parameter(responses, "PASSWORD_CLAIM_SECRET_BLOCK"),
    signature: parameter(responses, "PASSWORD_CLAIM_SIGNATURE"),
    timestamp: parameter(responses, "TIMESTAMP"),
  };
  if (!TIMESTAMP.test(claim.timestamp))
    throw invalidParameter("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.");
  return claim;
}

/** Salt and user name for a user who doesn't exist. They are the same each time, as a real user's would be. */
function madeUp(pool: CognitoPool, username: string) {
  const digest = createHmac("sha256", pool.state.secret).update(username.toLowerCase()).digest("hex");
  const sub = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5");
  const salt = createHmac("sha256", pool.state.secret).update(sub).digest("hex").slice(0, 32);
  const password = randomBytes(16).toString("hex");
  return { sub, name: sub, salt, verifier: srpVerifier({ group: srpPoolName(pool), username: sub, salt, password }) };
}
