/** A fan who has just signed up, and the mails about changes of how they sign in. */
import { expect } from "vitest";
import { signUpForm } from "../authenticator/authenticator-world";
import type { DoorWorld } from "../door-world";

let fans = 0;

/** A new fan, signed in on a browser with this language. */
export async function newMember(world: DoorWorld, language = "en") {
  const username = `member${++fans}@example.com`;
  const form = signUpForm(username);
  const browser = world.browser({ language });
  await browser.post("signUp", form);
  const [{ code = "" } = {}] = await world.sent(username);
  await browser.post("confirmSignUp", { confirmation_code: code });
  expect(await browser.user()).toBe(username);
  return { username, password: form.password, browser };
}

/** The mails that offer a password reset, newest first. */
export async function announcedTo(world: DoorWorld, username: string) {
  await world.parts.sales?.drained();
  await world.parts.sales?.outbox.sendOutbox();
  return (await world.sent(username)).filter(({ text }) => text.includes("/auth/reset-password"));
}
