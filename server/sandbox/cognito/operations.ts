/** The operations by their `X-Amz-Target`, and which of them the service takes only from signed requests. */

import { adminDisableUser, adminEnableUser } from "./operations/admin-disable-user";
import { adminResetUserPassword } from "./operations/admin-reset-user-password";
import { associateSoftwareToken } from "./operations/associate-software-token";
import { changePassword } from "./operations/change-password";
import { confirmDevice } from "./operations/confirm-device";
import { confirmForgotPassword } from "./operations/confirm-forgot-password";
import { confirmSignUp } from "./operations/confirm-sign-up";
import { deleteUser } from "./operations/delete-user";
import { deleteUserAttributes } from "./operations/delete-user-attributes";
import { describeIdentityPool } from "./operations/describe-identity-pool";
import { describeUserPool } from "./operations/describe-user-pool";
import { describeUserPoolClient } from "./operations/describe-user-pool-client";
import { forgetDevice } from "./operations/forget-device";
import { forgotPassword } from "./operations/forgot-password";
import { getCredentialsForIdentity } from "./operations/get-credentials-for-identity";
import { getDevice } from "./operations/get-device";
import { getId } from "./operations/get-id";
import { getOpenIdToken } from "./operations/get-open-id-token";
import { getTokensFromRefreshToken } from "./operations/get-tokens-from-refresh-token";
import { getUser } from "./operations/get-user";
import { getUserAttributeVerificationCode } from "./operations/get-user-attribute-verification-code";
import { getUserPoolMfaConfig } from "./operations/get-user-pool-mfa-config";
import { globalSignOut } from "./operations/global-sign-out";
import { initiateAuth } from "./operations/initiate-auth";
import { listDevices } from "./operations/list-devices";
import { resendConfirmationCode } from "./operations/resend-confirmation-code";
import { respondToAuthChallenge } from "./operations/respond-to-auth-challenge";
import { revokeToken } from "./operations/revoke-token";
import { setUserMfaPreference } from "./operations/set-user-mfa-preference";
import { signUp } from "./operations/sign-up";
import { updateDeviceStatus } from "./operations/update-device-status";
import { updateUserAttributes } from "./operations/update-user-attributes";
import { verifySoftwareToken } from "./operations/verify-software-token";
import { verifyUserAttribute } from "./operations/verify-user-attribute";
import type { Pool } from "./pool";

type Table = Record<string, (pool: Pool, input: never) => Promise<object>>;

const userPool: Table = {
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminResetUserPassword: adminResetUserPassword,
  AssociateSoftwareToken: associateSoftwareToken,
  ChangePassword: changePassword,
  ConfirmDevice: confirmDevice,
  ConfirmForgotPassword: confirmForgotPassword,
  ConfirmSignUp: confirmSignUp,
  DeleteUser: deleteUser,
  DeleteUserAttributes: deleteUserAttributes,
  DescribeUserPool: describeUserPool,
  DescribeUserPoolClient: describeUserPoolClient,
  ForgetDevice: forgetDevice,
  ForgotPassword: forgotPassword,
  GetDevice: getDevice,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  GetUserPoolMfaConfig: getUserPoolMfaConfig,
  GlobalSignOut: globalSignOut,
  InitiateAuth: initiateAuth,
  ListDevices: listDevices,
  ResendConfirmationCode: resendConfirmationCode,
  RespondToAuthChallenge: respondToAuthChallenge,
  RevokeToken: revokeToken,
  SetUserMFAPreference: setUserMfaPreference,
  SignUp: signUp,
  UpdateDeviceStatus: updateDeviceStatus,
  UpdateUserAttributes: updateUserAttributes,
  VerifySoftwareToken: verifySoftwareToken,
  VerifyUserAttribute: verifyUserAttribute,
};

const identityPool: Table = {
  DescribeIdentityPool: describeIdentityPool,
  GetCredentialsForIdentity: getCredentialsForIdentity,
  GetId: getId,
  GetOpenIdToken: getOpenIdToken,
};

const SIGNED = /^(Admin\w+|DescribeIdentityPool|DescribeUserPool(Client)?|GetUserPoolMfaConfig)$/;

/** The operation that `target` names, if it is offered. `signed`: the service wants the request signed by an operator. */
export function operationOf(target: string): { run: Table[string]; signed: boolean } | undefined {
  const [service, name = ""] = target.split(".");
  const table =
    service === "AWSCognitoIdentityProviderService"
      ? userPool
      : service === "AWSCognitoIdentityService"
        ? identityPool
        : {};
  const run = Object.hasOwn(table, name) ? table[name] : undefined;
  return run && { run, signed: SIGNED.test(name) };
}
