/** GetDevice: one device of whoever holds the access token. */
import type { GetDeviceCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { described, ownDevice, type WireDevice } from "../../credentials/tracked-devices";

export const getDevice: Operation<GetDeviceCommandInput, { Device: WireDevice }> = async (pool, input) => {
  const { key, device } = await ownDevice(pool, input);
  return { Device: described(key, device) };
};
