/** The operations by `X-Amz-Target`, and which of them require a signed request. */

import { changePassword } from "./operations/account/change-password-operation";
import { deleteUser } from "./operations/account/delete-user";
import { deleteUserAttributes } from "./operations/account/delete-user-attributes";
import { getUser } from "./operations/account/get-user";
import { getUserAttributeVerificationCode } from "./operations/account/get-user-attribute-verification-code";
import { updateUserAttributes } from "./operations/account/update-user-attributes";
import { verifyUserAttribute } from "./operations/account/verify-user-attribute";
import { adminConfirmSignUp } from "./operations/admin/admin-confirm-sign-up";
import { adminCreateUser } from "./operations/admin/admin-create-user";
import { adminDeleteUser } from "./operations/admin/admin-delete-user";
import { adminDisableUser, adminEnableUser } from "./operations/admin/admin-disable-user";
import { adminGetUser } from "./operations/admin/admin-get-user";
import { adminResetUserPassword } from "./operations/admin/admin-reset-user-password";
import { adminSetUserPassword } from "./operations/admin/admin-set-user-password";
import { adminUpdateUserAttributes } from "./operations/admin/admin-update-user-attributes";
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  createGroup,
} from "./operations/admin/groups";
import { listUsers } from "./operations/admin/list-users";
import { confirmDevice } from "./operations/devices/confirm-device";
import { forgetDevice } from "./operations/devices/forget-device";
import { getDevice } from "./operations/devices/get-device";
import { listDevices } from "./operations/devices/list-devices";
import { updateDeviceStatus } from "./operations/devices/update-device-status";
import { getCredentialsForIdentity } from "./operations/identities/get-credentials-for-identity";
import { getId } from "./operations/identities/get-id";
import { getOpenIdToken } from "./operations/identities/get-open-id-token";
import { completeWebAuthnRegistration } from "./operations/passkeys/complete-web-authn-registration";
import { deleteWebAuthnCredential } from "./operations/passkeys/delete-web-authn-credential";
import { listWebAuthnCredentials } from "./operations/passkeys/list-web-authn-credentials";
import { startWebAuthnRegistration } from "./operations/passkeys/start-web-authn-registration";
import { describeIdentityPool } from "./operations/pools/describe-identity-pool";
import { describeUserPool } from "./operations/pools/describe-user-pool";
import { describeUserPoolClient } from "./operations/pools/describe-user-pool-client";
import { getUserPoolMfaConfig } from "./operations/pools/get-user-pool-mfa-config";
import { associateSoftwareToken } from "./operations/second-factor/associate-software-token";
import { setUserMfaPreference } from "./operations/second-factor/set-user-mfa-preference";
import { verifySoftwareToken } from "./operations/second-factor/verify-software-token";
import { getTokensFromRefreshToken } from "./operations/sign-in/get-tokens-from-refresh-token";
import { globalSignOut } from "./operations/sign-in/global-sign-out";
import { initiateAuth } from "./operations/sign-in/initiate-auth";
import { respondToAuthChallenge } from "./operations/sign-in/respond-to-auth-challenge";
import { revokeToken } from "./operations/sign-in/revoke-token";
import { confirmForgotPassword } from "./operations/sign-up/confirm-forgot-password";
import { confirmSignUp } from "./operations/sign-up/confirm-sign-up";
import { forgotPassword } from "./operations/sign-up/forgot-password";
import { resendConfirmationCode } from "./operations/sign-up/resend-confirmation-code";
import { signUp } from "./operations/sign-up/sign-up-operation";
import type { CognitoPool } from "./pool/cognito-pool";

type OperationTable = Record<string, (pool: CognitoPool, input: never) => Promise<object>>;

const userPool: OperationTable = {
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
  CompleteWebAuthnRegistration: completeWebAuthnRegistration,
  ConfirmDevice: confirmDevice,
  ConfirmForgotPassword: confirmForgotPassword,
  ConfirmSignUp: confirmSignUp,
  CreateGroup: createGroup,
  DeleteUser: deleteUser,
  DeleteUserAttributes: deleteUserAttributes,
  DeleteWebAuthnCredential: deleteWebAuthnCredential,
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
  ListWebAuthnCredentials: listWebAuthnCredentials,
  ResendConfirmationCode: resendConfirmationCode,
  RespondToAuthChallenge: respondToAuthChallenge,
  RevokeToken: revokeToken,
  SetUserMFAPreference: setUserMfaPreference,
  SignUp: signUp,
  StartWebAuthnRegistration: startWebAuthnRegistration,
  UpdateDeviceStatus: updateDeviceStatus,
  UpdateUserAttributes: updateUserAttributes,
  VerifySoftwareToken: verifySoftwareToken,
  VerifyUserAttribute: verifyUserAttribute,
};

const identityPool: OperationTable = {
  DescribeIdentityPool: describeIdentityPool,
  GetCredentialsForIdentity: getCredentialsForIdentity,
  GetId: getId,
  GetOpenIdToken: getOpenIdToken,
};

const SIGNED = /^(Admin\w+|CreateGroup|DescribeIdentityPool|DescribeUserPool(Client)?|GetUserPoolMfaConfig|ListUsers)$/;

/**
 * The operation that `target` names, if the sandbox has it. `signedFor`: the request must be signed for that service.
 */
export function operationOf(
  target: string,
): { run: OperationTable[string]; signedFor: "cognito-idp" | "cognito-identity" | undefined } | undefined {
  const [service, name = ""] = target.split(".");
  const known = {
    AWSCognitoIdentityProviderService: { table: userPool, scope: "cognito-idp" as const },
    AWSCognitoIdentityService: { table: identityPool, scope: "cognito-identity" as const },
  };
  const { table, scope } = Object.entries(known).find(([one]) => one === service)?.[1] ?? {};
  const run = table && Object.hasOwn(table, name) ? table[name] : undefined;
  return run && { run, signedFor: SIGNED.test(name) ? scope : undefined };
}
