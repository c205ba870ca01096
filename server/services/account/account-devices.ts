/** The devices that she has signed in with, where the user pool keeps them. */
import type { KeyedText } from "../../../app/domain/authenticator/keyed-text";
import type { DeviceStatus, OwnDevice } from "../../clients/cognito/cognito-devices";
import { ProviderError } from "../../clients/cognito/provider-error";
import type { AccountActions, AccountDeps, Holder } from "./account-action";

/** `problem` stands in the list's place where it cannot be had. */
type Devices = {
  here: OwnDevice | undefined;
  others: OwnDevice[];
  next: string | undefined;
  problem?: KeyedText;
};

/** Pages of sixty that are looked at when all are to be forgotten. */
const MOST_PAGES = 20;

export function deviceVerbs({ cognito }: AccountDeps, { act, explained }: AccountActions) {
  /** This browser's device; undefined for one that the provider has forgotten. */
  async function here({ accessToken, deviceKey: key }: Holder): Promise<OwnDevice | undefined> {
    if (!key) return undefined;
    return cognito.getDevice({ accessToken, key }).catch((error: unknown) => {
      if (error instanceof ProviderError && error.name === "ResourceNotFoundException") return undefined;
      throw error;
    });
  }

  /** A page may begin with a device that is forgotten by now. */
  const page = (accessToken: string, from: string | undefined) =>
    cognito.listDevices({ accessToken, from }).catch((error: unknown) => {
      if (!from || !(error instanceof ProviderError) || error.severity === "critical") throw error;
      return cognito.listDevices({ accessToken });
    });

  return {
    /** This browser first, then a page of the others; `from` is the `next` of the page before, or else the first comes. */
    async devices(by: Holder, from?: string): Promise<Devices> {
      const { accessToken, deviceKey } = by;
      try {
        const [mine, { devices, next }] = await Promise.all([here(by), page(accessToken, from)]);
        return { here: mine, others: devices.filter(({ key }) => key !== deviceKey), next };
      } catch (error) {
        return { here: undefined, others: [], next: undefined, problem: explained(error, "devices") };
      }
    },

    /** At the next sign-in on it she is asked for everything again. One that is gone already is no problem. */
    forgetDevice: act({ about: "forgetDevice" }, async ({ accessToken }: Holder, key: string) => {
      await cognito.forgetDevice({ accessToken, key }).catch(unlessGone);
      return {};
    }),

    forgetAllDevices: act({ about: "forgetDevice" }, async ({ accessToken }: Holder) => {
      // What is forgotten leaves the list, so the first page is asked for until it is empty.
      for (let pages = 0; pages < MOST_PAGES; pages++) {
        const { devices } = await cognito.listDevices({ accessToken });
        if (devices.length === 0) break;
        for (const { key } of devices) await cognito.forgetDevice({ accessToken, key }).catch(unlessGone);
      }
      return {};
    }),

    /** A remembered device stands for the second factor, so remembering one asks who she is. */
    setDeviceStatus: act(
      { about: "updateDeviceStatus", fresh: true },
      async ({ accessToken }: Holder, key: string, status: DeviceStatus) => {
        await cognito.updateDeviceStatus({ accessToken, key, status });
        return {};
      },
    ),
  };
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ProviderError) || error.name !== "ResourceNotFoundException") throw error;
}
