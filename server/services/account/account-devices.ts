/** The devices that the fan has signed in with, if the user pool tracks them. */
import type { KeyedText } from "../../../app/domain/authenticator/keyed-text";
import type { DeviceStatus, OwnDevice } from "../../clients/cognito/cognito-devices";
import { ProviderError } from "../../clients/cognito/provider-error";
import { type AccountActions, type AccountDeps, type Holder, unlessGone } from "./account-action";

/** `problem` replaces the list if it cannot be read. */
type Devices = {
  here: OwnDevice | undefined;
  others: OwnDevice[];
  next: string | undefined;
  problem?: KeyedText;
};

/** To forget all devices, we read at most this many pages of sixty. */
const MOST_PAGES = 20;

export function deviceVerbs({ cognito }: AccountDeps, { act, explained }: AccountActions) {
  /** This browser's device; undefined if the provider has forgotten it. */
  async function here({ accessToken, deviceKey: key }: Holder): Promise<OwnDevice | undefined> {
    if (!key) return undefined;
    return cognito.getDevice({ accessToken, key }).catch((error: unknown) => {
      if (error instanceof ProviderError && error.name === "ResourceNotFoundException") return undefined;
      throw error;
    });
  }

  /** The page may start at a device that has been forgotten in the meantime. */
  const page = (accessToken: string, from: string | undefined) =>
    cognito.listDevices({ accessToken, from }).catch((error: unknown) => {
      if (!from || !(error instanceof ProviderError) || error.severity === "critical") throw error;
      return cognito.listDevices({ accessToken });
    });

  return {
    /**
     * This browser first, then a page of the others. `from` is the previous page's `next`; without it, the first page.
     */
    async devices(by: Holder, from?: string): Promise<Devices> {
      const { accessToken, deviceKey } = by;
      try {
        const [mine, { devices, next }] = await Promise.all([here(by), page(accessToken, from)]);
        return { here: mine, others: devices.filter(({ key }) => key !== deviceKey), next };
      } catch (error) {
        return { here: undefined, others: [], next: undefined, problem: explained(error, "devices") };
      }
    },

    /** The next sign-in on this device asks for all factors again. It is not an error if the device is already gone. */
    forgetDevice: act({ about: "forgetDevice" }, async ({ accessToken }: Holder, key: string) => {
      await cognito.forgetDevice({ accessToken, key }).catch(unlessGone);
      return {};
    }),

    forgetAllDevices: act({ about: "forgetDevice" }, async ({ accessToken }: Holder) => {
      // Forgotten devices leave the list, so we read the first page until it is empty.
      for (let pages = 0; pages < MOST_PAGES; pages++) {
        const { devices } = await cognito.listDevices({ accessToken });
        if (devices.length === 0) break;
        for (const { key } of devices) await cognito.forgetDevice({ accessToken, key }).catch(unlessGone);
      }
      return {};
    }),

    /** A remembered device replaces the second factor, so remembering one requires a recent sign-in. */
    setDeviceStatus: act(
      { about: "updateDeviceStatus", fresh: true },
      async ({ accessToken }: Holder, key: string, status: DeviceStatus) => {
        await cognito.updateDeviceStatus({ accessToken, key, status });
        return {};
      },
    ),
  };
}
