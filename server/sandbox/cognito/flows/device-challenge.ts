/** DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER: a remembered device proves that it has its own secret. */

import { checkSecretHash } from "../app-client";
import { incorrectPassword, invalidParameter, parameter } from "../cognito-errors";
import { openChallenge, takeChallenge } from "../credentials/challenge-sessions";
import { srpChallenge, srpProves, validPublicA } from "../credentials/srp-server";
import { deviceOf } from "../credentials/tracked-devices";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser, SignInProgress } from "../pool/pool-state";
import { findUser, usernameOf } from "../pool/pool-users";
import type { AnswerChallenge, AuthOutcome } from "./flow-types";
import { openStep } from "./open-step";
import { srpClaim } from "./srp-auth";

export async function askDevice(pool: CognitoPool, user: PoolUser, progress: SignInProgress): Promise<AuthOutcome> {
  const Session = openChallenge(pool, { step: "DEVICE_SRP_AUTH", sub: user.sub, progress });
  await pool.save();
  return {
    ChallengeName: "DEVICE_SRP_AUTH",
    Session,
    ChallengeParameters: { USERNAME: usernameOf(user), DEVICE_KEY: progress.deviceKey ?? "" },
  };
}

export const answerDeviceSrp: AnswerChallenge = async (pool, input) => {
  const a = parameter(input.ChallengeResponses, "SRP_A");
  const deviceKey = parameter(input.ChallengeResponses, "DEVICE_KEY");
  const { user, progress, end } = openStep(pool, input, "DEVICE_SRP_AUTH");
  if (!validPublicA(a)) throw invalidParameter("SRP_A is not a valid public value");
  if (deviceKey !== progress.deviceKey) throw incorrectPassword();
  const device = deviceOf(pool, user, progress);
  if (!device?.verifier || !device.salt) throw incorrectPassword();
  end();
  const { verifier, salt } = device;
  const { b, publicB } = srpChallenge(verifier);
  const secretBlock = openChallenge(pool, {
    step: "DEVICE_PASSWORD_VERIFIER",
    sub: user.sub,
    progress,
    srp: { a, b, publicB, verifier },
  });
  await pool.save();
  return {
    ChallengeName: "DEVICE_PASSWORD_VERIFIER",
    ChallengeParameters: {
      USERNAME: usernameOf(user),
      DEVICE_KEY: deviceKey,
      SALT: salt,
      SRP_B: publicB,
      SECRET_BLOCK: secretBlock,
    },
  };
};

export const answerDevicePassword: AnswerChallenge = async (pool, { ChallengeResponses }) => {
  const { username, ...claim } = srpClaim(ChallengeResponses);
  const deviceKey = parameter(ChallengeResponses, "DEVICE_KEY");
  const user = findUser(pool, username);
  checkSecretHash(pool, user ? usernameOf(user) : username, ChallengeResponses?.SECRET_HASH);
  const { srp, progress = {} } = takeChallenge(pool, claim.secretBlock, "DEVICE_PASSWORD_VERIFIER", user?.sub);
  await pool.save();
  const device = user && deviceOf(pool, user, progress);
  const right =
    srp && device && deviceKey === progress.deviceKey
      ? srpProves(srp, { ...claim, group: device.groupKey, username: deviceKey })
      : false;
  if (!user || !right) throw incorrectPassword();
  return { user, progress: { ...progress, factor: true } };
};
