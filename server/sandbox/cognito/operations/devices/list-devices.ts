/** ListDevices: the user's confirmed devices, oldest first, at most 60 per page. */
import type { ListDevicesCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoOperation } from "../../cognito-operation";
import { type DeviceJson, deviceJson, deviceOwner } from "../../credentials/tracked-devices";
import { pageAt } from "../../page-tokens";

export const listDevices: CognitoOperation<
  ListDevicesCommandInput,
  { Devices: DeviceJson[]; PaginationToken: string | undefined }
> = async (pool, input) => {
  const user = await deviceOwner(pool, input.AccessToken);
  const confirmed = Object.entries(user.devices).filter(([, { verifier }]) => verifier);
  const { page, next } = pageAt(confirmed, ([key]) => key, { limit: input.Limit, token: input.PaginationToken });
  return {
    Devices: page.map(([key, device]) => deviceJson(key, device)),
    PaginationToken: next,
  };
};
