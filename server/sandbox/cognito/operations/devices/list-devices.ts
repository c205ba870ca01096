/** ListDevices: the confirmed devices of a person, oldest first, at most 60 a page. */
import type { ListDevicesCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import type { Operation } from "../../cognito-operation";
import { described, deviceOwner, type WireDevice } from "../../credentials/tracked-devices";
import { paged } from "../../page-tokens";

export const listDevices: Operation<
  ListDevicesCommandInput,
  { Devices: WireDevice[]; PaginationToken: string | undefined }
> = async (pool, input) => {
  const user = await deviceOwner(pool, input.AccessToken);
  const confirmed = Object.entries(user.devices).filter(([, { verifier }]) => verifier);
  const { page, next } = paged(confirmed, ([key]) => key, { limit: input.Limit, token: input.PaginationToken });
  return {
    Devices: page.map(([key, device]) => described(key, device)),
    PaginationToken: next,
  };
};
