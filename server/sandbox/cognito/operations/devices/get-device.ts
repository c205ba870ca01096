/** GetDevice: one device of the user behind the access token. */
import type { GetDeviceCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { type DeviceJson, deviceJson, ownDevice } from "../../credentials/tracked-devices";

export const getDevice: CognitoOperation<GetDeviceCommandInput, { Device: DeviceJson }> = async (pool, input) => {
  const { key, device } = await ownDevice(pool, input);
  return { Device: deviceJson(key, device) };
};
