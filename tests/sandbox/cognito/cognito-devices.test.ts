/** Devices through the real SDK: what refreshing needs, what is returned about them, and how they are forgotten. */
import {
  ConfirmDeviceCommand,
  ForgetDeviceCommand,
  GetDeviceCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  InvalidParameterException,
  ListDevicesCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  UpdateDeviceStatusCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CognitoWorld, cognitoWorld, PASSWORD, refusal, refusals } from "./cognito-world";
import { browserStorage, identityJsUser, sessionOf } from "./identity-js";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
  await world.set({ deviceTracking: true });
});
afterAll(() => world.stop());

/** Signs in on a new device and confirms it. */
async function onNewDevice(email: string) {
  const storage = browserStorage();
  const session = sessionOf(await identityJsUser(world, email, storage).signIn(PASSWORD));
  const key = storage.keys().find((each) => each.endsWith("deviceKey")) ?? "";
  return {
    AccessToken: session.getAccessToken().getJwtToken(),
    refreshToken: session.getRefreshToken().getToken(),
    DeviceKey: storage.getItem(key) ?? "",
  };
}
const refresh = (REFRESH_TOKEN: string, DEVICE_KEY?: string) =>
  world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN, ...(DEVICE_KEY && { DEVICE_KEY }) },
    }),
  );

test("a refresh needs the key of the device used for the sign-in", async () => {
  const email = await world.someone();
  const [one, other] = [await onNewDevice(email), await onNewDevice(email)];
  for (const error of await refusals(refresh(one.refreshToken), refresh(one.refreshToken, other.DeviceKey))) {
    expect(error).toBeInstanceOf(NotAuthorizedException);
    expect(error.message).toBe("Invalid Refresh Token");
  }
  expect((await refresh(one.refreshToken, one.DeviceKey)).AuthenticationResult?.AccessToken).toBeTruthy();
  await world.set({ rotation: true });
  const rotate = (DeviceKey?: string) =>
    world.provider.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: world.ClientId, RefreshToken: one.refreshToken, DeviceKey }),
    );
  expect((await refusal(rotate())).message).toBe("Invalid Refresh Token");
  expect((await rotate(one.DeviceKey)).AuthenticationResult?.RefreshToken).toBeTruthy();
  await world.set({ rotation: false });
});

test("a sign-in without SRP tracks no device, and refreshing needs none", async () => {
  const { AuthenticationResult } = await world.signIn(await world.someone());
  expect(AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
  expect((await refresh(AuthenticationResult?.RefreshToken ?? "")).AuthenticationResult).toBeTruthy();
});

test("devices are listed in pages of at most 60", async () => {
  const email = await world.someone();
  const { AccessToken } = await onNewDevice(email);
  for (let n = 0; n < 2; n += 1) await onNewDevice(email);
  const list = (more: { Limit?: number; PaginationToken?: string | undefined } = {}) =>
    world.provider.send(new ListDevicesCommand({ AccessToken, ...more }));
  expect((await list()).Devices).toHaveLength(3);
  const first = await list({ Limit: 2 });
  const second = await list({ Limit: 2, PaginationToken: first.PaginationToken });
  expect([first.Devices?.length, second.Devices?.length, second.PaginationToken]).toEqual([2, 1, undefined]);
  const keys = [...(first.Devices ?? []), ...(second.Devices ?? [])].map(({ DeviceKey }) => DeviceKey);
  expect(new Set(keys).size).toBe(3);
  expect(await refusal(list({ Limit: 61 }))).toBeInstanceOf(InvalidParameterException);
  expect(await refusal(list({ PaginationToken: "made-up" }))).toBeInstanceOf(InvalidParameterException);
});

test("a device is described, remembered or not, and forgotten", async () => {
  const email = await world.someone();
  const { AccessToken, DeviceKey } = await onNewDevice(email);
  const get = () => world.provider.send(new GetDeviceCommand({ AccessToken, DeviceKey }));
  const statusOf = async () =>
    (await get()).Device?.DeviceAttributes?.find(({ Name }) => Name === "dev:device_remembered_status")?.Value;
  const { Device } = await get();
  expect(Device?.DeviceKey).toBe(DeviceKey);
  expect(Device?.DeviceCreateDate).toBeInstanceOf(Date);
  expect(Math.abs((Device?.DeviceLastAuthenticatedDate?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);

  const set = (DeviceRememberedStatus: "remembered" | "not_remembered") =>
    world.provider.send(new UpdateDeviceStatusCommand({ AccessToken, DeviceKey, DeviceRememberedStatus }));
  expect(await statusOf()).toBe("remembered");
  await set("not_remembered");
  expect(await statusOf()).toBe("not_remembered");
  await set("remembered");

  await world.provider.send(new ForgetDeviceCommand({ AccessToken, DeviceKey }));
  const error = await refusal(get());
  expect(error).toBeInstanceOf(ResourceNotFoundException);
  expect(error.message).toBe("Device does not exist.");
});

test("another user's device doesn't exist for the caller", async () => {
  const mine = await onNewDevice(await world.someone());
  const { DeviceKey } = await onNewDevice(await world.someone());
  const { AccessToken } = mine;
  expect(await refusal(world.provider.send(new GetDeviceCommand({ AccessToken, DeviceKey })))).toBeInstanceOf(
    ResourceNotFoundException,
  );
  const confirm = new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceSecretVerifierConfig: {} });
  expect((await refusal(world.provider.send(confirm))).message).toBe("Invalid device key given.");
});

test("without device tracking every device call is refused", async () => {
  const { AccessToken, DeviceKey } = await onNewDevice(await world.someone());
  await world.set({ deviceTracking: false });
  for (const error of await refusals(
    world.provider.send(new ListDevicesCommand({ AccessToken })),
    world.provider.send(new GetDeviceCommand({ AccessToken, DeviceKey })),
    world.provider.send(new ForgetDeviceCommand({ AccessToken, DeviceKey })),
    world.provider.send(new ConfirmDeviceCommand({ AccessToken, DeviceKey })),
    world.provider.send(new UpdateDeviceStatusCommand({ AccessToken, DeviceKey })),
  )) {
    expect(error).toBeInstanceOf(InvalidParameterException);
    expect(error.message).toBe("Device tracking is not configured for this user pool");
  }
  await world.set({ deviceTracking: true });
});
