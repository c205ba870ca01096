import { expect, it } from "vitest";
import { DeviceList } from "../../app/ui/account/device-list";
import { render, textOf } from "./render";

const none = { here: undefined, others: [], from: undefined, next: undefined };
const list = (key: "errors.deviceTracking" | "errors.attemptLimit") =>
  render(
    <DeviceList path="/profile/security" rejected={undefined} fresh news={undefined} {...none} problem={{ key }} />,
  );

it("doesn't alarm a fan whose user pool tracks no devices, but does when the list can't be read", async () => {
  const markup = await list("errors.deviceTracking");
  expect(textOf(markup)).toContain("Device tracking has not been configured in this User Pool");
  expect(markup).not.toMatch(/role="alert"|class="alert/);
  expect(await list("errors.attemptLimit")).toMatch(/role="alert"|class="alert/);
});
