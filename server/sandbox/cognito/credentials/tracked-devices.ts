/** Users' devices: created at sign-in, confirmed with a verifier, then recognized by their own SRP secret. */
import { randomBytes, randomUUID } from "node:crypto";
import type { DeviceType, NewDeviceMetadataType } from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, invalidParameter, required } from "../cognito-errors";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser, SignInProgress, TrackedDevice } from "../pool/pool-state";
import { userOfAccessToken } from "./pool-tokens";

export const tracksDevices = (pool: CognitoPool, user: PoolUser): boolean =>
  pool.state.settings.deviceTracking || user.tracksDevices === true;

/** JSON carries times as seconds. */
export type DeviceJson = {
  [Key in keyof DeviceType]: DeviceType[Key] extends Date | undefined ? number : DeviceType[Key];
};

/**
 * The confirmed device that a sign-in names. Throws if `user` has no such device; clients then drop the device key
 * and retry.
 */
export function deviceOf(pool: CognitoPool, user: PoolUser, { deviceKey }: SignInProgress): TrackedDevice | undefined {
  if (!deviceKey || !tracksDevices(pool, user)) return undefined;
  const device = user.devices[deviceKey];
  if (!device?.verifier) throw noDevice();
  return device;
}

/** Creates a device for a client that hasn't named one. The caller saves. */
export function announceDevice(pool: CognitoPool, user: PoolUser): NewDeviceMetadataType {
  const DeviceKey = `${pool.sandbox.region}_${randomUUID()}`;
  const DeviceGroupKey = `-${randomBytes(6).toString("base64url")}`;
  const now = pool.now();
  user.devices[DeviceKey] = {
    groupKey: DeviceGroupKey,
    remembered: false,
    created: now,
    modified: now,
    authenticated: now,
  };
  return { DeviceKey, DeviceGroupKey };
}

/** The user behind an access token. Throws if devices aren't tracked. */
export async function deviceOwner(pool: CognitoPool, accessToken: string | undefined): Promise<PoolUser> {
  const user = await userOfAccessToken(pool, accessToken);
  if (!tracksDevices(pool, user)) throw invalidParameter("Device tracking is not configured for this user pool");
  return user;
}

/** A confirmed device of the user behind an access token. */
export async function ownDevice(
  pool: CognitoPool,
  { AccessToken, DeviceKey }: { AccessToken?: string | undefined; DeviceKey: string | undefined },
): Promise<{ user: PoolUser; key: string; device: TrackedDevice }> {
  const user = await deviceOwner(pool, AccessToken);
  const key = required(DeviceKey, "deviceKey");
  const device = user.devices[key];
  if (!device?.verifier) throw noDevice();
  return { user, key, device };
}

/** A device in the responses of GetDevice and ListDevices. */
export function deviceJson(key: string, device: TrackedDevice): DeviceJson {
  const attributes = {
    device_status: "valid",
    device_name: device.name ?? "",
    "dev:device_remembered_status": device.remembered ? "remembered" : "not_remembered",
    last_ip_used: "127.0.0.1",
  };
  return {
    DeviceKey: key,
    DeviceAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    DeviceCreateDate: device.created / 1000,
    DeviceLastModifiedDate: device.modified / 1000,
    DeviceLastAuthenticatedDate: device.authenticated / 1000,
  };
}

const noDevice = () => new CognitoError("ResourceNotFoundException", "Device does not exist.");
