/** Accounts that are confirmed by a link: the page polls whether it was opened, for as long as the password is kept. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Submitted } from "../../../server/services/authenticator";
import { type AuthenticatorWorld, authenticatorWorld, PASSWORD, signUpForm } from "./authenticator-world";

let world: AuthenticatorWorld;
beforeAll(async () => {
  world = await authenticatorWorld({ embedded: true });
  await world.settings({ linkConfirmation: true });
});
afterAll(() => world.stop());

const alertOf = (submitted: Submitted) =>
  submitted.outcome === "stay" ? submitted.problems.alert?.key : submitted.outcome;

async function openLink(email: string) {
  const [mail] = await world.sent(email);
  const [link] = /https?:\S+/.exec(mail?.text ?? "") ?? [];
  const page = await fetch(link ?? "");
  expect(page.ok).toBe(true);
}
async function signedUp() {
  const email = world.newcomer();
  const browser = world.browser();
  await browser.post("signUp", signUpForm(email));
  return { email, browser };
}
const ask = { intent: "AUTO_SIGN_IN" };

test("polling before the link is opened stays on the screen with a message; afterwards it signs in", async () => {
  const { email, browser } = await signedUp();
  expect(await browser.open("confirmSignUp")).toMatchObject({ data: { pollEverySeconds: 5 } });
  expect(alertOf(await browser.post("confirmSignUp", ask))).toBe("notices.linkNotOpenedYet");
  await openLink(email);
  expect(alertOf(await browser.post("confirmSignUp", ask))).toBe("signedIn");
});

test("an unconfirmed sign-in waits for the link in the same way", async () => {
  const { email } = await signedUp();
  const browser = world.browser();
  await browser.post("signIn", { username: email, password: PASSWORD });
  expect(browser.flow()).toMatchObject({ state: "confirmSignUp", intent: "autoSignInSubmit" });
  await openLink(email);
  expect(alertOf(await browser.post("confirmSignUp", ask))).toBe("signedIn");
});

test("a mistyped password of an unconfirmed sign-in is tried once after the link is opened, and asked for again", async () => {
  const { email } = await signedUp();
  const browser = world.browser();
  await browser.post("signIn", { username: email, password: "Wrong-1-password" });
  expect(browser.flow()).toMatchObject({ state: "confirmSignUp", intent: "autoSignInSubmit" });
  expect(alertOf(await browser.post("confirmSignUp", ask))).toBe("notices.linkNotOpenedYet");
  await openLink(email);
  expect(await browser.post("confirmSignUp", ask)).toMatchObject({ outcome: "goto", screen: "signIn" });
  const refused = { kind: "alert", key: "errors.incorrectPassword" };
  expect(browser.flow()).toMatchObject({ state: "signIn", notice: refused });
  expect(browser.flow()?.sealedPassword).toBeUndefined();
  // The page has followed the poll, but its address is still the old one.
  expect(await browser.open("confirmSignUp")).toMatchObject({ screen: "signIn", flow: { notice: refused } });
});

test("after three minutes the page stops polling, and the account can still sign in", async () => {
  const { email, browser } = await signedUp();
  await world.clock.advance("PT3M");
  expect(await browser.open("confirmSignUp")).toMatchObject({ data: { pollEverySeconds: undefined } });
  await openLink(email);
  expect(alertOf(await browser.post("confirmSignUp", ask))).toBe("notices.linkNotOpenedYet");
  await browser.post("confirmSignUp", { intent: "SIGN_IN" });
  expect(alertOf(await browser.post("signIn", { username: email, password: PASSWORD }))).toBe("signedIn");
});

test("a polling page does not block the form, and only one poll runs at a time", async () => {
  const { browser } = await signedUp();
  const [asked, again, sent] = await Promise.all([
    browser.post("confirmSignUp", ask),
    browser.post("confirmSignUp", ask),
    browser.post("confirmSignUp", { confirmation_code: "000000" }),
  ]);
  expect([asked, again].map(alertOf).sort()).toEqual(["errors.pendingSignIn", "notices.linkNotOpenedYet"]);
  expect(alertOf(sent)).toBe("errors.codeMismatch");
});

test("a sign-up that the pool confirms at once needs no code; its contact still has to be verified", async () => {
  await world.settings({ autoConfirm: true, linkConfirmation: false });
  const browser = world.browser();
  expect(await browser.post("signUp", signUpForm(world.newcomer()))).toMatchObject({ screen: "verifyUser" });
  expect(alertOf(await browser.post("verifyUser", { intent: "SKIP" }))).toBe("signedIn");
  await world.settings({ autoConfirm: false, linkConfirmation: true });
});
