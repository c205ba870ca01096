/** ForgetDevice: the device has to be confirmed again, and tokens from its sign-ins can no longer be refreshed. */
import type { ForgetDeviceCommandInput, ForgetDeviceCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { ownDevice } from "../../credentials/tracked-devices";

export const forgetDevice: CognitoOperation<ForgetDeviceCommandInput, ForgetDeviceCommandOutput> = async (
  pool,
  input,
) => {
  const { user, key } = await ownDevice(pool, input);
  delete user.devices[key];
  await pool.save();
  return {};
};
