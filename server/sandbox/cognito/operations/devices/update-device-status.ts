/** UpdateDeviceStatus: sets whether a device is remembered and so replaces the second factor. */
import type {
  UpdateDeviceStatusCommandInput,
  UpdateDeviceStatusCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import { invalidParameter } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { ownDevice } from "../../credentials/tracked-devices";

export const updateDeviceStatus: CognitoOperation<
  UpdateDeviceStatusCommandInput,
  UpdateDeviceStatusCommandOutput
> = async (pool, input) => {
  const { device } = await ownDevice(pool, input);
  const { DeviceRememberedStatus: status } = input;
  if (status !== "remembered" && status !== "not_remembered")
    throw invalidParameter(
      `1 validation error detected: Value '${status}' at 'deviceRememberedStatus' failed to satisfy constraint: Member must satisfy enum value set: [not_remembered, remembered]`,
    );
  device.remembered = status === "remembered";
  device.modified = pool.now();
  await pool.save();
  return {};
};
