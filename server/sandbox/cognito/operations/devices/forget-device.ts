/** ForgetDevice: it has to prove itself anew, and the tokens of its sign-ins cannot be refreshed any more. */
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
