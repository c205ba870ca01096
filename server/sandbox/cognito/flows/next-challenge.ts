/**
 * What a sign-in still asks for once the password is right, in the service's order; at the end it issues the tokens.
 */

import { notAuthorized, resetRequired, userNotConfirmed } from "../cognito-errors";
import { newTokens } from "../credentials/pool-tokens";
import { hasTemporaryPasswordExpired } from "../credentials/temporary-password";
import { announceDevice, deviceOf, tracksDevices } from "../credentials/tracked-devices";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";
import { askCustom } from "./custom-challenge";
import { askDevice } from "./device-challenge";
import type { AuthOutcome, StepPassed } from "./flow-types";
import { askMfaSetup } from "./mfa-setup";
import { askNewPassword } from "./new-password";
import { askFactor, factorOf } from "./second-factor";

/** Throws for a user who may not sign in even with the right password. */
export async function nextChallengeOrTokens(
  pool: CognitoPool,
  { user, progress, metadata }: StepPassed,
): Promise<AuthOutcome> {
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (user.status === "UNCONFIRMED") throw userNotConfirmed();
  if (user.status === "RESET_REQUIRED") throw resetRequired();

  const device = deviceOf(pool, user, progress);
  if (user.status === "FORCE_CHANGE_PASSWORD") {
    if (hasTemporaryPasswordExpired(pool, user))
      throw notAuthorized("Temporary password has expired and must be reset by an administrator.");
    return askNewPassword(pool, user, progress);
  }
  if (progress.custom === "wanted" || (user.customChallenge && progress.custom !== "done"))
    return askCustom(pool, user, progress);
  if (!progress.factor) {
    // A remembered device replaces the second factor.
    if (device?.remembered) return askDevice(pool, user, progress);
    const factor = factorOf(pool, user);
    if (factor) return askFactor(pool, user, factor, { progress, metadata });
    if (factorDemanded(pool, user)) return askMfaSetup(pool, user, progress);
  }

  if (device) device.authenticated = pool.now();
  const NewDeviceMetadata =
    progress.srp && tracksDevices(pool, user) && !device ? announceDevice(pool, user) : undefined;
  const deviceKey = device ? progress.deviceKey : NewDeviceMetadata?.DeviceKey;
  const AuthenticationResult = await newTokens(pool, user, deviceKey ? { deviceKey } : {});
  return { ChallengeParameters: {}, AuthenticationResult: { ...AuthenticationResult, NewDeviceMetadata } };
}

function factorDemanded(pool: CognitoPool, user: PoolUser): boolean {
  const { mfa } = pool.state.settings;
  return mfa === "ON" || (mfa === "OPTIONAL" && user.mfaRequired === true);
}
