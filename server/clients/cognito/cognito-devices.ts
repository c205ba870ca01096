/** Device calls of the user pool. A browser that has signed in gets its own secret and is recognized by it later. */
import {
  ConfirmDeviceCommand,
  type DeviceRememberedStatusType,
  type DeviceType,
  ForgetDeviceCommand,
  GetDeviceCommand,
  ListDevicesCommand,
  UpdateDeviceStatusCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { DEVICE_PAGE_SIZE } from "../../../app/domain/limits";
import type { KnownDevice } from "../../session/session";
import type { CallOptions, CognitoConnection } from "./cognito-connection";
import { sendOnce, sendWithRetry } from "./cognito-retry";
import { deviceVerifier } from "./cognito-srp";
import { ProviderError } from "./provider-error";

export function deviceCalls({ client, callOptions }: CognitoConnection) {
  return {
    /**
     * Confirms the device from a sign-in's response, under the name its owner will see. The device is remembered
     * unless the pool asks the user first (UserConfirmationNecessary).
     */
    async confirmDevice({
      accessToken,
      device,
      name,
      ...options
    }: CallOptions & {
      accessToken: string;
      device: { key: string; groupKey: string };
      name?: string | undefined;
    }): Promise<KnownDevice> {
      const { password, salt, verifier } = await deviceVerifier(device);
      const command = new ConfirmDeviceCommand({
        AccessToken: accessToken,
        DeviceKey: device.key,
        ...(name && { DeviceName: name }),
        DeviceSecretVerifierConfig: { PasswordVerifier: verifier, Salt: salt },
      });
      const answer = await sendOnce(() => client.send(command, callOptions(options))).catch(notTracked);
      return { ...device, password, remembered: answer.UserConfirmationNecessary !== true };
    },

    /** The user's devices, sixty at a time; `next` is the token for the next page. */
    async listDevices({
      accessToken,
      from,
      ...options
    }: CallOptions & { accessToken: string; from?: string | undefined }) {
      const sendOptions = callOptions(options);
      const command = () =>
        new ListDevicesCommand({ AccessToken: accessToken, Limit: DEVICE_PAGE_SIZE, PaginationToken: from });
      const { Devices = [], PaginationToken } = await sendWithRetry(
        () => client.send(command(), sendOptions),
        sendOptions.abortSignal,
      ).catch(notTracked);
      return { devices: Devices.map(deviceOf), next: PaginationToken };
    },

    async getDevice({ accessToken, key, ...options }: DeviceCall): Promise<OwnDevice> {
      const sendOptions = callOptions(options);
      const command = () => new GetDeviceCommand({ AccessToken: accessToken, DeviceKey: key });
      const { Device } = await sendWithRetry(() => client.send(command(), sendOptions), sendOptions.abortSignal).catch(
        notTracked,
      );
      return deviceOf(Device ?? {});
    },

    /** The device has to be confirmed again, and tokens from its sign-ins can no longer be refreshed. */
    async forgetDevice({ accessToken, key, ...options }: DeviceCall): Promise<void> {
      const command = new ForgetDeviceCommand({ AccessToken: accessToken, DeviceKey: key });
      await sendOnce(() => client.send(command, callOptions(options))).catch(notTracked);
    },

    /** A remembered device replaces the second factor. */
    async updateDeviceStatus({
      accessToken,
      key,
      status,
      ...options
    }: DeviceCall & { status: DeviceStatus }): Promise<void> {
      const command = new UpdateDeviceStatusCommand({
        AccessToken: accessToken,
        DeviceKey: key,
        DeviceRememberedStatus: status,
      });
      await sendOnce(() => client.send(command, callOptions(options))).catch(notTracked);
    },
  };
}

export type DeviceStatus = DeviceRememberedStatusType;
type DeviceCall = CallOptions & { accessToken: string; key: string };
/** `name` is empty for a device confirmed without one; `seenAt` is its last sign-in. */
export type OwnDevice = { key: string; name: string; status: DeviceStatus; seenAt: Date | undefined };

function deviceOf({
  DeviceKey = "",
  DeviceAttributes = [],
  DeviceLastAuthenticatedDate: seenAt,
}: DeviceType): OwnDevice {
  const said = (name: string) => DeviceAttributes.find(({ Name }) => Name === name)?.Value ?? "";
  const status = said("dev:device_remembered_status") === "remembered" ? "remembered" : "not_remembered";
  return { key: DeviceKey, name: said("device_name"), status, seenAt };
}

/**
 * Section 8: an InvalidParameterException from a device call means that devices aren't tracked, whatever parameter it
 * names.
 */
function notTracked(error: unknown): never {
  if (!(error instanceof ProviderError) || error.name !== "InvalidParameterException") throw error;
  const message = "Device tracking has not been configured in this User Pool";
  throw new ProviderError(error.name, message, error.severity, { cause: error });
}
