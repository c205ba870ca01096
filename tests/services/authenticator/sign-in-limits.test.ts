/** How many guesses a sign-in allows, and that strangers cannot use up the owner's. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { attempt } from "../../../server/store/schema";
import { alertOf, type DoorWorld, doorWorld } from "../door-world";
import { credentials } from "./authenticator-world";

const fan = credentials("fan");
const wrong = { ...fan, password: "Wrong-1-password" };
const NEW_PASSWORD = "Dropkick-12-feet";

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.parts.store.db.delete(attempt);
  // The user pool's own lock after wrong passwords expires.
  await world.clock.advance("PT16M");
});

/** Guesses from `count` browsers, each on its own network and without cookies. */
async function strangersGuess(count: number, form = wrong): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  for (let i = 0; i < count; i++) {
    answers.push(alertOf(await world.browser({ address: `198.51.100.${i}` }).post("signIn", form)));
  }
  await world.clock.advance("PT1M");
  return answers;
}

test("strangers on many networks share ten guesses at an account, existing or not", async () => {
  for (const form of [wrong, { username: "nobody@ringside.example", password: "Wrong-1-password" }]) {
    const answers = await strangersGuess(12, form);
    expect(answers.slice(0, 5)).toEqual(Array(5).fill("errors.incorrectPassword"));
    expect(answers.slice(10)).toEqual(["errors.signInLimit", "errors.signInLimit"]);
  }
});

test("a browser that signed in before has its own counter, which strangers cannot use up", async () => {
  const laptop = world.browser({ address: "198.51.100.1" });
  expect(await laptop.post("signIn", fan)).toEqual({ leaveTo: "page" });
  await laptop.signOut();
  expect((await strangersGuess(11)).at(-1)).toBe("errors.signInLimit");
  expect(await laptop.post("signIn", fan)).toEqual({ leaveTo: "page" });

  await laptop.signOut();
  for (let i = 0; i < 10; i++) await laptop.post("signIn", wrong);
  await world.clock.advance("PT1M");
  expect(alertOf(await laptop.post("signIn", fan))).toBe("errors.signInLimit");
});

test("signing in to one account gives no counter for another account", async () => {
  const stranger = world.browser();
  await stranger.post("signIn", credentials("rival"));
  await stranger.signOut();
  await strangersGuess(10);
  expect(alertOf(await stranger.post("signIn", fan))).toBe("errors.signInLimit");
});

test("a fan on a new browser can reset the password by email and sign in while strangers keep guessing", async () => {
  const owner = credentials("rival");
  const guess = { ...owner, password: "Wrong-1-password" };
  await strangersGuess(11, guess);
  for (let i = 0; i < 6; i++) {
    const stranger = world.browser({ address: "192.0.2.66" });
    await stranger.post("resetPassword", { username: owner.username });
  }
  await world.clock.advance("PT61M");
  await strangersGuess(11, guess);
  const phone = world.browser();
  expect(alertOf(await phone.post("signIn", owner))).toBe("errors.signInLimit");
  expect(await phone.post("resetPassword", { username: owner.username })).toEqual({ leaveTo: "confirmResetPassword" });
  const [{ code = "" } = {}] = await world.sent(owner.username);
  const form = { confirmation_code: code, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  expect(await phone.post("confirmResetPassword", form)).toEqual({ leaveTo: "signIn" });
  await strangersGuess(11, guess);
  expect(await phone.post("signIn", { ...owner, password: NEW_PASSWORD })).toEqual({ leaveTo: "page" });
});

test("wrong reset codes from one network do not count against another", async () => {
  const { username } = credentials("device");
  const stranger = world.browser({ address: "192.0.2.66" });
  await stranger.post("resetPassword", { username });
  const form = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  for (let i = 0; i < 16; i++) await stranger.post("confirmResetPassword", { ...form, confirmation_code: "000000" });
  expect(alertOf(await stranger.post("confirmResetPassword", { ...form, confirmation_code: "000000" }))).toBe(
    "errors.attemptLimit",
  );
  // The pool itself accepts ten wrong codes per hour and account.
  await world.clock.advance("PT61M");
  const owner = world.browser();
  await owner.post("resetPassword", { username });
  const [{ code = "" } = {}] = await world.sent(username);
  expect(await owner.post("confirmResetPassword", { ...form, confirmation_code: code })).toEqual({ leaveTo: "signIn" });
});

test("a successful sign-in forgives earlier wrong passwords", async () => {
  const guessesAndSuccess = async () => {
    for (let i = 0; i < 9; i++) await world.browser().post("signIn", wrong);
    await world.clock.advance("PT10M");
    return world.browser().post("signIn", fan);
  };
  for (let round = 0; round < 2; round++) expect(await guessesAndSuccess()).toEqual({ leaveTo: "page" });

  const laptop = world.browser();
  await laptop.post("signIn", fan);
  for (let round = 0; round < 2; round++) {
    await laptop.signOut();
    for (let i = 0; i < 9; i++) await laptop.post("signIn", wrong);
    await world.clock.advance("PT5M");
    expect(await laptop.post("signIn", fan)).toEqual({ leaveTo: "page" });
  }
});

test("signing in to one's own account forgives no guesses at another", async () => {
  const stranger = world.browser();
  for (let i = 0; i < 9; i++) await stranger.post("signIn", wrong);
  expect(await stranger.post("signIn", credentials("hasty"))).toEqual({ leaveTo: "page" });
  const answers = await strangersGuess(2);
  expect(answers[1]).toBe("errors.signInLimit");
});

test("an address gets a hundred tries over all accounts, and a /64 counts as one address", async () => {
  const post = (i: number) =>
    world
      .browser({ address: `2001:db8:5:6::${i.toString(16)}` })
      .post("signIn", { username: `guess${i}@example.com`, password: "Wrong-1-password" });
  for (let i = 0; i < 100; i++) expect(alertOf(await post(i))).toBe("errors.incorrectPassword");
  expect(alertOf(await post(100))).toBe("errors.attemptLimit");
});

test("a second sign-in is refused while one is pending, also from a browser without cookies", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    const { initiateAuth } = world.parts.cognito;
    vi.spyOn(world.parts.cognito, "initiateAuth").mockImplementationOnce(async (given) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      return initiateAuth(given);
    });
  });
  const first = world.browser().post("signIn", fan);
  await asked;
  expect(alertOf(await world.browser().post("signIn", fan))).toBe("errors.pendingSignIn");
  // A stranger's pending sign-in on another network, or one to another account, blocks nobody.
  expect(await world.browser({ address: "198.51.100.9" }).post("signIn", fan)).toEqual({ leaveTo: "page" });
  expect(await world.browser().post("signIn", credentials("hasty"))).not.toHaveProperty(
    "problems.alert.key",
    "errors.pendingSignIn",
  );
  answer();
  expect(await first).toEqual({ leaveTo: "page" });
  expect(await world.browser().post("signIn", fan)).toEqual({ leaveTo: "page" });
});
