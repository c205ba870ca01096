/** The options that change more than the authenticator's own screens. */
import { afterEach, describe, expect, test } from "vitest";
import { authenticatorOptions } from "../../../app/authenticator.options";
import { BroadcastAction } from "../../../app/ui/pay-per-view/broadcast-action";
import { SignInInvitation } from "../../../app/ui/premium/sign-in-invitation";
import { ProfileOfGuest } from "../../../app/ui/profile/profile-of-guest";
import { PurchaseAccount } from "../../../app/ui/seats/purchase-account";
import { render } from "../render";

const night = { href: "/pay-per-view/event/a", id: "a" } as Parameters<typeof BroadcastAction>[0]["night"];

afterEach(() => {
  authenticatorOptions.hideSignUp = false;
});

describe.each([
  ["the profile", () => <ProfileOfGuest />],
  ["Premium", () => <SignInInvitation />],
  ["a broadcast", () => <BroadcastAction night={night} signedIn={false} admission={undefined} sells />],
  ["the purchase", () => <PurchaseAccount path="/tickets/event/a" email={undefined} free={false} />],
])("hideSignUp on %s", (_, page) => {
  test("removes the way to the sign-up, and leaves the sign-in", async () => {
    expect(await render(page())).toContain("/auth/sign-up");
    authenticatorOptions.hideSignUp = true;
    const html = await render(page());
    expect(html).not.toContain("/auth/sign-up");
    expect(html).toContain("/auth/sign-in");
  });
});
