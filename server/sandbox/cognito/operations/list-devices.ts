/** ListDevices: the confirmed devices of a person, oldest first, at most 60 a page. */
import type { ListDevicesCommandInput } from "@aws-sdk/client-cognito-identity-provider";
import { described, deviceOwner, type WireDevice } from "../devices";
import { invalidParameter } from "../errors";
import type { Operation } from "../operation";

const PAGE = 60;

export const listDevices: Operation<
  ListDevicesCommandInput,
  { Devices: WireDevice[]; PaginationToken: string | undefined }
> = async (pool, input) => {
  const user = await deviceOwner(pool, input.AccessToken);
  const { Limit = PAGE, PaginationToken } = input;
  if (!Number.isInteger(Limit) || Limit < 0 || Limit > PAGE)
    throw invalidParameter(
      `1 validation error detected: Value '${Limit}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to ${PAGE}`,
    );
  const confirmed = Object.entries(user.devices).filter(([, { verifier }]) => verifier);
  const start = PaginationToken ? confirmed.findIndex(([key]) => tokenOf(key) === PaginationToken) : 0;
  if (start < 0) throw invalidParameter("Invalid pagination token");
  const page = confirmed.slice(start, start + (Limit || PAGE));
  const [next] = confirmed[start + page.length] ?? [];
  return {
    Devices: page.map(([key, device]) => described(key, device)),
    PaginationToken: next && tokenOf(next),
  };
};

const tokenOf = (deviceKey: string) => Buffer.from(deviceKey).toString("base64url");
