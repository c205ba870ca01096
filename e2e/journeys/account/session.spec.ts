/** How a session ends: by the fan in this browser, or elsewhere. */
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { alertIn, dialogOn, expectGuest, expectSignedIn, freshPeople, PAGE, press, signIn } from "../../authenticator";
import { fan, type Person, rival } from "../../people";
import { holdSeats, moveClock, openSeats } from "../../steps";
import { SANDBOX, SITE } from "../../worlds";

test.beforeEach(freshPeople);

/** Another app with the same account ends all its sessions at the provider. `request` has none of the fan's cookies. */
async function signOutEverywhere(request: APIRequestContext, { email, password }: Person): Promise<void> {
  const asked = await request.get(`${SITE}/oauth/start/google`, { maxRedirects: 0 });
  const ClientId = new URL(asked.headers().location ?? "").searchParams.get("client_id");
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const { AuthenticationResult } = await call("InitiateAuth", {
    ClientId,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters,
  });
  await call("GlobalSignOut", { AccessToken: AuthenticationResult?.AccessToken });

  async function call(operation: string, data: object): Promise<{ AuthenticationResult?: { AccessToken: string } }> {
    const reply = await request.post(SANDBOX, {
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      data: JSON.stringify(data),
    });
    expect(reply.ok(), operation).toBe(true);
    return reply.json();
  }
}

async function expectRevokedNotice(page: Page): Promise<void> {
  await page.goto(`${PAGE}/auth/sign-in`);
  await expect(alertIn(page)).toContainText("Access Token has been revoked");
  await expect(dialogOn(page).getByLabel("Email", { exact: true })).toHaveValue(rival.email);
}

test("signing out ends the session for every copy of its cookies", async ({ page, context, browser }) => {
  await signIn(page, fan);
  await expectSignedIn(page, fan.name);
  const copied = await context.storageState();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${SITE}/home`);
  await expectGuest(page);

  const elsewhere = await browser.newContext({ storageState: copied });
  await expectGuest(await elsewhere.newPage());
  await elsewhere.close();
});

test("the greeting has a sign-out too", async ({ page }) => {
  await signIn(page, fan);
  await expectSignedIn(page, fan.name);
  await page.goto(`${PAGE}/auth/authenticated`);
  await expect(dialogOn(page).getByRole("heading", { name: `Hello ${fan.name}` })).toBeVisible();
  await expect(dialogOn(page)).toContainText(`You’re signed in as ${fan.email}.`);
  await press(page, "Sign Out");
  await expect(dialogOn(page)).toBeHidden();
  await expectGuest(page);
});

test("a session that was ended elsewhere is noticed at the next change", async ({ page, request }) => {
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  await openSeats(page);
  await signOutEverywhere(request, rival);
  await expect(page.getByRole("banner").getByRole("link", { name: rival.name })).toBeVisible();
  await holdSeats(page, 1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expectRevokedNotice(page);
});

test("a session that was ended elsewhere is noticed within five minutes", async ({ page, request }) => {
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  await signOutEverywhere(request, rival);
  await page.goto(PAGE);
  await expectSignedIn(page, rival.name);
  await moveClock(request, "PT5M");
  await expectGuest(page);
  await expectRevokedNotice(page);
});

test("a signed-in fan gets no sign-in screen", async ({ page }) => {
  await signIn(page, fan);
  await expectSignedIn(page, fan.name);
  await page.goto(`${PAGE}/auth/sign-in`);
  await expectSignedIn(page, fan.name);
});
