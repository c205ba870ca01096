/** The operations by their `X-Amz-Target`, and which of them the service takes only from signed requests. */

import { adminConfirmSignUp } from "./operations/admin-confirm-sign-up";
import { adminCreateUser } from "./operations/admin-create-user";
import { adminDeleteUser } from "./operations/admin-delete-user";
import { adminDisableUser, adminEnableUser } from "./operations/admin-disable-user";
import { adminGetUser } from "./operations/admin-get-user";
import { adminResetUserPassword } from "./operations/admin-reset-user-password";
import { adminSetUserPassword } from "./operations/admin-set-user-password";
import { adminUpdateUserAttributes } from "./operations/admin-update-user-attributes";
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
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  createGroup,
} from "./operations/groups";
import { initiateAuth } from "./operations/initiate-auth";
import { listDevices } from "./operations/list-devices";
import { listUsers } from "./operations/list-users";
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
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminConfirmSignUp: adminConfirmSignUp,
  AdminCreateUser: adminCreateUser,
  AdminDeleteUser: adminDeleteUser,
  AdminDisableUser: adminDisableUser,
  AdminEnableUser: adminEnableUser,
  AdminGetUser: adminGetUser,
  AdminListGroupsForUser: adminListGroupsForUser,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminResetUserPassword: adminResetUserPassword,
  AdminSetUserPassword: adminSetUserPassword,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AssociateSoftwareToken: associateSoftwareToken,
  ChangePassword: changePassword,
  ConfirmDevice: confirmDevice,
  ConfirmForgotPassword: confirmForgotPassword,
  ConfirmSignUp: confirmSignUp,
  CreateGroup: createGroup,
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
  ListUsers: listUsers,
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

const SIGNED = /^(Admin\w+|CreateGroup|DescribeIdentityPool|DescribeUserPool(Client)?|GetUserPoolMfaConfig|ListUsers)$/;

/** The operation that `target` names, if it is offered. `signedFor`: it is taken only from an operator's signed request to that service. */
export function operationOf(
  target: string,
): { run: Table[string]; signedFor: "cognito-idp" | "cognito-identity" | undefined } | undefined {
  const [service, name = ""] = target.split(".");
  const known = {
    AWSCognitoIdentityProviderService: { table: userPool, scope: "cognito-idp" as const },
    AWSCognitoIdentityService: { table: identityPool, scope: "cognito-identity" as const },
  };
  const { table, scope } = Object.entries(known).find(([one]) => one === service)?.[1] ?? {};
  const run = table && Object.hasOwn(table, name) ? table[name] : undefined;
  return run && { run, signedFor: SIGNED.test(name) ? scope : undefined };
}
