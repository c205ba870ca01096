/** The authenticator's engine against the sandbox's Cognito, through the real SDK. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Flow } from "../../../app/domain/authenticator/flow";
import { UnexpectedEvent } from "../../../app/domain/authenticator/machine/state-machine";
import type { Submitted } from "../../../server/services/authenticator";
import { type AuthenticatorWorld, authenticatorWorld, PASSWORD, signUpForm } from "./authenticator-world";

let world: AuthenticatorWorld;
beforeAll(async () => {
  world = await authenticatorWorld();
});
afterAll(() => world.stop());

/** The flow that continues at `screen`; fails on any other outcome. */
function goneTo(submitted: Submitted, screen: string): Flow {
  expect(submitted).toMatchObject({ outcome: "goto", screen });
  if (submitted.outcome !== "goto") throw new Error("unreachable");
  return submitted.flow;
}
function alertOf(submitted: Submitted) {
  if (submitted.outcome !== "stay") throw new Error(`expected to stay, got ${submitted.outcome}`);
  return submitted.problems.alert?.key;
}
const claims = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const wrong = (code = "") => (code === "000000" ? "111111" : "000000");

/** Signs up and returns the flow that waits for the code. */
async function signedUp(email: string): Promise<Flow> {
  return goneTo(await world.submit("signUp", signUpForm(email)), "confirmSignUp");
}
async function confirmed(email: string, flow: Flow): Promise<Submitted> {
  const [code = ""] = await world.codes(email);
  return world.submit("confirmSignUp", { intent: "SUBMIT", confirmation_code: code }, flow);
}

describe("signing up", () => {
  test("leads through the code to a session automatically, with name and lower-cased email", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email.toUpperCase());
    expect(flow).toMatchObject({
      authAttributes: { username: email },
      codeDeliveryDetails: { DeliveryMedium: "EMAIL" },
    });
    expect(JSON.stringify(flow)).not.toContain(PASSWORD);
    expect(flow.sealedPassword).toBeUndefined();

    const submitted = await confirmed(email, flow);
    if (submitted.outcome !== "signedIn") throw new Error(submitted.outcome);
    expect(claims(submitted.tokens.idToken)).toMatchObject({ email, name: "Maya Ostrow", email_verified: true });
    expect(submitted.tokens.username).toBe(claims(submitted.tokens.accessToken).username);
  });

  test("signs in with the sealed password if the pool returns no sign-up Session", async () => {
    await world.settings({ userAuth: false });
    const email = world.newcomer();
    const flow = await signedUp(email);
    await world.settings({ userAuth: true });
    expect(flow.sealedPassword?.sealed).toBeTruthy();
    expect(JSON.stringify(flow)).not.toContain(PASSWORD);

    expect(await confirmed(email, flow)).toMatchObject({ outcome: "signedIn" });
  });

  test("does not open a sealed password in another user's flow", async () => {
    await world.settings({ userAuth: false });
    const victim = await signedUp(world.newcomer());
    const email = world.newcomer();
    const flow = await signedUp(email);
    await world.settings({ userAuth: true });

    goneTo(await confirmed(email, { ...flow, sealedPassword: victim.sealedPassword }), "signIn");
  });

  test("drops the sealed password after three minutes and asks the fan to sign in, with the email filled in", async () => {
    await world.settings({ userAuth: false });
    const email = world.newcomer();
    const flow = await signedUp(email);
    await world.settings({ userAuth: true });
    await world.clock.advance("PT3M1S");

    const next = goneTo(await confirmed(email, flow), "signIn");
    expect(next).toMatchObject({ authAttributes: { username: email }, notice: { key: "notices.confirmed" } });
    expect(await world.open("signIn", next)).toMatchObject({
      data: { username: email, notice: { kind: "status", key: "notices.confirmed" } },
    });
  });

  test("accepts the code 23 hours later, long after the Session has expired", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    await world.clock.advance("PT23H");

    const next = goneTo(await confirmed(email, flow), "signIn");
    expect(next.authAttributes.username).toBe(email);
    expect(await world.submit("signIn", { username: email, password: PASSWORD }, next)).toMatchObject({
      outcome: "signedIn",
    });
  });

  test("drops the flow after 24 hours", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    await world.clock.advance("PT24H");
    expect(await world.open("confirmSignUp", flow)).toMatchObject({
      outcome: "goto",
      screen: "signIn",
      flow: { notice: { key: "notices.flowEnded" } },
    });
  });

  test("stays on a wrong code, keeps the code typed, and accepts the right one next", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    const [code] = await world.codes(email);
    const refused = await world.submit("confirmSignUp", { confirmation_code: wrong(code) }, flow);
    expect(refused).toMatchObject({ outcome: "stay", typed: { confirmation_code: wrong(code) } });
    expect(alertOf(refused)).toBe("errors.codeMismatch");

    expect(await confirmed(email, (refused as { flow: Flow }).flow)).toMatchObject({ outcome: "signedIn" });
  });

  test("reports an expired code, and a new one works", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    const [old = ""] = await world.codes(email);
    await world.clock.advance("PT23H59M");
    const again = goneTo(await world.submit("confirmSignUp", { intent: "RESEND" }, flow), "confirmSignUp");
    await world.clock.advance("PT2M");

    const refused = await world.submit("confirmSignUp", { confirmation_code: old }, again);
    expect(alertOf(refused)).toBe("errors.codeMismatch");
    await world.clock.advance("PT23H57M");
    expect(alertOf(await world.submit("confirmSignUp", { confirmation_code: old }, again))).toBe("errors.codeMismatch");
    expect(goneTo(await confirmed(email, again), "signIn").notice?.key).toBe("notices.confirmed");
  });

  test("names the destination of a new code", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    const next = goneTo(await world.submit("confirmSignUp", { intent: "RESEND" }, flow), "confirmSignUp");
    expect(next.notice).toMatchObject({
      kind: "status",
      key: "notices.codeSentTo",
      values: { destination: "n***@e***" },
    });
    expect(await world.codes(email)).toHaveLength(2);
  });

  test("sends at most five new codes an hour, counted in the store", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    const answers: Submitted[] = [];
    // The same old cookie each time: the count must not be stored in it.
    for (let i = 0; i < 6; i++) answers.push(await world.submit("confirmSignUp", { intent: "RESEND" }, flow));
    expect(answers.slice(0, 5).every(({ outcome }) => outcome === "goto")).toBe(true);
    expect(alertOf(answers[5] as Submitted)).toBe("errors.attemptLimit");
    expect(await world.codes(email)).toHaveLength(6);
  });

  test("continues if the account turns out to be confirmed already", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    expect(await confirmed(email, { ...flow, session: undefined })).toMatchObject({ outcome: "goto" });

    const resent = goneTo(await world.submit("confirmSignUp", { intent: "RESEND" }, flow), "signIn");
    expect(resent.notice?.key).toBe("notices.confirmed");
    const typedAgain = await world.submit("confirmSignUp", { confirmation_code: "123456" }, flow);
    expect(goneTo(typedAgain, "signIn").notice?.key).toBe("notices.confirmed");
  });

  test("refuses an email that has an account, and keeps all input except the passwords", async () => {
    const email = world.newcomer();
    await signedUp(email);
    const again = await world.submit("signUp", signUpForm(email));
    expect(alertOf(again)).toBe("errors.accountExists");
    expect(again).toMatchObject({ typed: { email, name: "Maya Ostrow" } });
    expect(JSON.stringify(again)).not.toContain(PASSWORD);
  });

  test("does not call the provider while the form has problems", async () => {
    const email = world.newcomer();
    const form = { ...signUpForm(email), password: "ring", confirm_password: "rings!de", name: "" };
    expect(await world.submit("signUp", form)).toMatchObject({
      outcome: "stay",
      problems: {
        fields: {
          password: [
            { key: "validation.minLength", values: { count: 8 } },
            { key: "validation.upperCase" },
            { key: "validation.numbers" },
            { key: "validation.specialCharacters" },
          ],
          confirm_password: [{ key: "validation.passwordsMatch" }],
          name: [{ key: "validation.required" }],
        },
      },
    });
    expect(await world.codes(email)).toHaveLength(0);
  });
});

describe("signing in", () => {
  /** Creates a confirmed account. */
  async function member(): Promise<string> {
    const email = world.newcomer();
    await confirmed(email, await signedUp(email));
    return email;
  }

  test.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)("works over %s", async (authFlow) => {
    const email = await member();
    const using = world.engine({}, world.client({ authFlow }));
    const submitted = await world.submit(
      "signIn",
      { username: ` ${email.toUpperCase()} `, password: PASSWORD },
      undefined,
      using,
    );
    expect(submitted).toMatchObject({ outcome: "signedIn", tokens: { username: expect.any(String) } });
  });

  test("answers a wrong password and an unknown email the same way", async () => {
    const email = await member();
    const known = await world.submit("signIn", { username: email, password: "Wrong-1-password" });
    const unknown = await world.submit("signIn", { username: world.newcomer(), password: "Wrong-1-password" });
    expect([alertOf(known), alertOf(unknown)]).toEqual(["errors.incorrectPassword", "errors.incorrectPassword"]);
    expect(known).toMatchObject({ typed: { username: email }, flow: { authAttributes: { username: email } } });
    expect(JSON.stringify(known)).not.toContain("Wrong-1-password");
  });

  test("sends a code to an unconfirmed account, names its destination, and signs in when it is entered", async () => {
    const email = world.newcomer();
    await signedUp(email);
    const flow = goneTo(await world.submit("signIn", { username: email, password: PASSWORD }), "confirmSignUp");
    expect(flow).toMatchObject({
      intent: "autoSignInSubmit",
      codeDeliveryDetails: { Destination: "n***@e***" },
      notice: { key: "notices.notConfirmedYetTo" },
    });
    expect(JSON.stringify(flow)).not.toContain(PASSWORD);
    expect(await confirmed(email, flow)).toMatchObject({ outcome: "signedIn" });
  });

  test("lets the fan enter an earlier code if no new one may be sent", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    for (let i = 0; i < 5; i++) await world.submit("confirmSignUp", { intent: "RESEND" }, flow);
    const next = goneTo(await world.submit("signIn", { username: email, password: PASSWORD }), "confirmSignUp");
    expect(next.notice).toMatchObject({ kind: "alert", key: "errors.attemptLimit" });
    expect(await confirmed(email, next)).toMatchObject({ outcome: "signedIn" });
  });

  test("stops guesses at one account after ten attempts", async () => {
    const email = await member();
    const keys: unknown[] = [];
    for (let i = 0; i < 11; i++) {
      keys.push(alertOf(await world.submit("signIn", { username: email, password: `Wrong-${i}-password` })));
    }
    expect(keys.at(-1)).toBe("errors.signInLimit");
    expect(keys.slice(0, 4)).not.toContain("errors.signInLimit");
  });

  test("refuses a second post while the flow is busy, and accepts it afterwards", async () => {
    const email = await member();
    const form = { username: email, password: PASSWORD };
    const client = world.client();
    let second: Submitted | undefined;
    const cognito: typeof client = {
      ...client,
      initiateAuth: async (...asked) => {
        second = await world.submit("signIn", form);
        return client.initiateAuth(...asked);
      },
    };
    const first = await world.submit("signIn", form, undefined, world.engine({}, cognito));
    expect([first.outcome, second?.outcome]).toEqual(["signedIn", "stay"]);
    expect(second && alertOf(second)).toBe("errors.pendingSignIn");
    expect(await world.submit("signIn", form)).toMatchObject({ outcome: "signedIn" });
  });

  test("continues after ten seconds if a lease was never released", async () => {
    const key = "a flow whose process died";
    expect(await world.leases.take(key)).toBe(true);
    expect(await world.leases.take(key)).toBe(false);
    await world.clock.advance("PT10S");
    expect(await world.leases.take(key)).toBe(true);
  });

  test("calls an unreachable provider a network error, and reports it as critical", async () => {
    const using = world.engine({}, world.client({ endpoint: "http://127.0.0.1:9" }));
    const submitted = await world.submit(
      "signIn",
      { username: world.newcomer(), password: PASSWORD },
      undefined,
      using,
    );
    expect(alertOf(submitted)).toBe("errors.network");
    expect(world.reports.at(-1)).toEqual({ message: "Network error", severity: "critical" });
  });

  test("shows a message for a challenge without a screen on the sign-in screen, and reports it as critical", async () => {
    const cognito = {
      ...world.client(),
      initiateAuth: async () => ({ challengeName: "CAPTCHA", session: "s", parameters: {}, knownAs: "x" }),
    };
    const form = { username: world.newcomer(), password: PASSWORD };
    const submitted = await world.submit("signIn", form, undefined, world.engine({}, cognito));
    expect(alertOf(submitted)).toBe("errors.unknownChallenge");
    expect(world.reports.at(-1)).toMatchObject({ severity: "critical", message: /CAPTCHA/ });
  });

  test("does not report visitors' own mistakes", async () => {
    const before = world.reports.length;
    await world.submit("signIn", { username: await member(), password: "Wrong-1-password" });
    expect(world.reports).toHaveLength(before);
  });
});

describe("screens and flows", () => {
  test("starts on the configured screen", async () => {
    expect(await world.open("start")).toMatchObject({ outcome: "goto", screen: "signIn" });
    const signUpFirst = world.engine({ initialState: "signUp" });
    expect(await signUpFirst.open({ screen: "start", flow: undefined })).toMatchObject({ screen: "signUp" });
  });

  test("offers no sign-up if it is hidden", async () => {
    const hidden = world.engine({ hideSignUp: true });
    expect(await hidden.open({ screen: "signUp", flow: undefined })).toEqual({ outcome: "absent" });
  });

  test("carries the typed email over to the other tab", async () => {
    const email = world.newcomer();
    const flow = goneTo(await world.submit("signIn", { intent: "SIGN_UP", username: email }), "signUp");
    expect(await world.open("signUp", flow)).toMatchObject({ data: { username: email } });
  });

  test("sends a page of an earlier step to the current step, with a message", async () => {
    const email = world.newcomer();
    const flow = await signedUp(email);
    const back = goneTo(await world.submit("confirmSignUp", { intent: "SIGN_IN" }, flow), "signIn");
    const stale = await world.submit("confirmSignUp", { confirmation_code: "123456" }, back);
    expect(goneTo(stale, "signIn").notice?.key).toBe("notices.wentOnElsewhere");
  });

  test("refuses an intent that no button of the screen sends", async () => {
    await expect(world.submit("signIn", { intent: "RESEND" })).rejects.toThrow(UnexpectedEvent);
    await expect(world.submit("signIn", { intent: "signedIn" })).rejects.toThrow(UnexpectedEvent);
  });
});

describe("signing out", () => {
  test("revokes the session at the provider", async () => {
    const email = world.newcomer();
    const submitted = await confirmed(email, await signedUp(email));
    if (submitted.outcome !== "signedIn") throw new Error(submitted.outcome);
    expect(await world.engine().hear("signOut", submitted.tokens)).toBe("signIn");
    await expect(world.client().refresh(submitted.tokens)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  test("ends within three seconds and without an error if the provider does not respond", async () => {
    const { createServer } = await import("node:http");
    const silent = createServer(() => {}).listen(0);
    const port = (silent.address() as { port: number }).port;
    const start = Date.now();
    await world
      .engine({}, world.client({ endpoint: `http://127.0.0.1:${port}` }))
      .hear("signOut", { idToken: "", accessToken: "", refreshToken: "x", username: "" });
    expect(Date.now() - start).toBeLessThan(4_000);
    expect(world.reports.at(-1)).toEqual({ message: "Signout timeout fail", severity: "critical" });
    silent.closeAllConnections();
    silent.close();
  });
});
