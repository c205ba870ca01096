/** The markup of the authenticator's screens, as the server sends it. */
import { describe, expect, test } from "vitest";
import type { FormRejection } from "../../../app/domain/authenticator/overlay-data";
import { UnavailableScreen } from "../../../app/ui/authenticator/screens/unavailable-screen";
import { render, textOf } from "../render";
import { attribute, button, inputs, link, renderScreen, tag } from "./render-screen";

describe("The dialog", () => {
  test("is open in the server's document, is named by its heading, and closes with a link", async () => {
    const html = await renderScreen("signIn");
    expect(tag(html, "<dialog")).toMatch(/ open=""/);
    const heading = attribute(tag(html, "<dialog"), "aria-labelledby") ?? "none";
    expect(tag(html, `id="${heading}"`)).toContain("<h2");
    expect(textOf(html)).toContain("Join Ringside or sign in");
    expect(attribute(tag(html, 'aria-label="Close"'), "href")).toBe("/tickets?month=2026-03");
    expect(textOf(html)).toContain("Your 3 seats are held until 8:14 PM EST.");
  });

  test("has the two tabs with the specification's ids, both reachable without scripts", async () => {
    const html = await renderScreen("signUp");
    expect(tag(html, 'id="44472"')).toContain('aria-selected="false"');
    expect(tag(html, 'id="44471"')).toContain('aria-selected="true"');
    // The other tab sends the form, so that the email that was typed is not lost. Enter still submits the form itself.
    const [first, ...tabs] = html.match(/<button[^>]*form="auth-form"[^>]*>/g) ?? [];
    expect(attribute(first ?? "", "value")).toBe("SUBMIT");
    expect(tabs.map((each) => [attribute(each, "type"), attribute(each, "value")])).toEqual([
      ["submit", "SIGN_IN"],
      ["button", "SIGN_UP"],
    ]);
    expect(attribute(tag(html, "<form"), "id")).toBe("auth-form");
    expect(html).not.toMatch(/role="tab"[^>]*tabindex/);
    expect(attribute(tag(html, 'role="tabpanel"'), "aria-labelledby")).toBe("44471");
  });

  test("has no tabs if sign-up is hidden, and none on other screens", async () => {
    expect(await renderScreen("signIn", { hideSignUp: true })).not.toContain('role="tab"');
    expect(await renderScreen("confirmSignUp")).not.toContain('role="tab"');
  });
});

describe("Fields", () => {
  test.each([
    [
      "signIn",
      [
        ["username", "email", "username"],
        ["password", "password", "current-password"],
      ],
    ],
    [
      "signUp",
      [
        ["email", "email", "username"],
        ["password", "password", "new-password"],
        ["confirm_password", "password", "new-password"],
        ["name", "text", "name"],
      ],
    ],
    ["confirmSignUp", [["confirmation_code", "text", "one-time-code"]]],
  ] as const)("of %s are known to password managers", async (screen, expected) => {
    const found = inputs(await renderScreen(screen)).map((each) =>
      ["name", "type", "autoComplete"].map((name) => attribute(each, name)),
    );
    expect(found).toEqual(expected);
  });

  test.each([
    ["signIn", ["Email", "Password"], ["Enter your Email", "Enter your Password"]],
    [
      "signUp",
      ["Email", "Password", "Confirm Password", "Name"],
      ["Enter your Email", "Enter your Password", "Please confirm your Password", "Enter your Name"],
    ],
    ["confirmSignUp", ["Confirmation Code"], ["Enter your code"]],
  ] as const)("of %s keep their labels and placeholders", async (screen, labels, placeholders) => {
    const html = await renderScreen(screen);
    expect([...html.matchAll(/<label for="([^"]+)">([^<]+)<\/label>/g)].map(([, , text]) => text)).toEqual(labels);
    expect(inputs(html).map((each) => attribute(each, "placeholder"))).toEqual(placeholders);
    const ids = inputs(html).map((each) => attribute(each, "id"));
    expect([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    expect(inputs(html).every((each) => each.includes(" required"))).toBe(true);
  });

  test("a code field has a numeric keyboard", async () => {
    const [input = ""] = inputs(await renderScreen("confirmSignUp"));
    expect([attribute(input, "inputMode"), attribute(input, "pattern")]).toEqual(["numeric", "[0-9]*"]);
  });

  test("the email of the flow is filled in, and the next field has the focus", async () => {
    const html = await renderScreen("signIn", { username: "maya@example.com" });
    const [email = "", password = ""] = inputs(html);
    expect(attribute(email, "value")).toBe("maya@example.com");
    expect([email.includes("autofocus"), password.includes("autofocus")]).toEqual([false, true]);
    expect(attribute(password, "value")).toBeUndefined();
  });

  test("there is no button to show a password without scripts", async () => {
    expect(await renderScreen("signIn")).not.toContain('role="switch"');
  });
});

describe("A refused form", () => {
  const rejected: FormRejection = {
    problems: {
      fields: {
        password: [{ key: "validation.minLength", values: { count: 8 } }, { key: "validation.upperCase" }],
      },
    },
    typed: { email: "maya@example.com", name: "Maya" },
  };

  test("connects all problems with their fields, and focuses the first", async () => {
    const html = await renderScreen("signUp", {}, rejected);
    const password = tag(html, 'name="password"');
    expect(attribute(password, "aria-invalid")).toBe("true");
    const errors = new RegExp(`id="${attribute(password, "aria-describedby")}"[^>]*>(.*?)</div>`).exec(html)?.[1] ?? "";
    expect(textOf(errors)).toBe("Password must have at least 8 characters Password must have upper case letters");
    expect(password).toContain("autofocus");
  });

  test("announces the first wrong field alone, not one alert for each problem", async () => {
    const fields = { ...rejected.problems.fields, name: [{ key: "validation.required" as const }] };
    const html = await renderScreen("signUp", {}, { ...rejected, problems: { fields } });
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(tag(html, 'role="alert"')).toContain(attribute(tag(html, 'name="password"'), "aria-describedby"));
  });

  test("keeps what was typed except passwords, and can be submitted again", async () => {
    const html = await renderScreen("signUp", {}, rejected);
    expect(inputs(html).map((each) => attribute(each, "value"))).toEqual([
      "maya@example.com",
      undefined,
      undefined,
      "Maya",
    ]);
    expect(button(html, "Create Account")).not.toContain("disabled");
  });

  test("shows the provider's error above the button, focused, with a link that dismisses it", async () => {
    const problems = { fields: {}, alert: { key: "errors.accountExists" } as const };
    const html = await renderScreen("signUp", {}, { problems, typed: { email: "maya@example.com" } });
    expect(html.indexOf("An account with the given email already exists.")).toBeLessThan(
      html.lastIndexOf("Create Account</button>"),
    );
    expect(tag(html, 'class="alert"')).toMatch(/role="alert".*tabindex="-1"/);
    expect(attribute(tag(html, 'aria-label="Dismiss alert"'), "href")).toContain("dismissed");
    expect(inputs(html).some((each) => each.includes("autofocus"))).toBe(false);
  });
});

describe("The code screen", () => {
  test.each([
    [{ DeliveryMedium: "EMAIL", Destination: "m***@e***" }, "We Emailed You", "the code we emailed to m***@e***."],
    [{ DeliveryMedium: "SMS", Destination: "+*******44" }, "We Texted You", "the code we texted to +*******44."],
    [undefined, "We Sent A Code", "the code we sent you."],
  ] as const)("says where the code went: %o", async (codeDeliveryDetails, heading, message) => {
    const text = textOf(await renderScreen("confirmSignUp", { codeDeliveryDetails }));
    expect(text).toContain(heading);
    expect(text).toContain(`Your code is on the way. To log in, enter ${message} It may take a minute to arrive.`);
  });

  test("submits with Confirm on Enter", async () => {
    const html = await renderScreen("confirmSignUp");
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    expect(buttons.map((each) => attribute(each, "value"))).toEqual(["SUBMIT", "RESEND", "SIGN_IN"]);
  });

  test("shows the address that was typed, with a way to change it", async () => {
    const codeDeliveryDetails = { DeliveryMedium: "EMAIL", Destination: "m***@e***" } as const;
    const html = await renderScreen("confirmSignUp", { username: "maya@exmaple.com", codeDeliveryDetails });
    expect(html).toContain('<b dir="ltr">maya@exmaple.com</b>');
    expect(attribute(link(html, "Change"), "href")).toBe("/tickets/auth/sign-up");
    const hidden = { username: "maya@exmaple.com", codeDeliveryDetails, hideSignUp: true };
    expect(attribute(link(await renderScreen("confirmSignUp", hidden), "Change"), "href")).toBe(
      "/tickets/auth/sign-in",
    );
  });

  test("announces a new code", async () => {
    const notice = { kind: "status", key: "notices.codeSentTo", values: { destination: "m***@e***" } } as const;
    const html = await renderScreen("confirmSignUp", { notice });
    expect(html).toMatch(/<div role="status"><p class="alert good">We sent/);
    expect(textOf(html)).toContain("We sent a new code to m***@e***.");
  });
});

test("A signed-in fan is greeted by name and can sign out", async () => {
  const html = await renderScreen("authenticated", { user: { name: "Maya Ostrow", email: "maya@example.com" } });
  expect(textOf(html)).toContain("Hello Maya Ostrow");
  expect(attribute(button(html, "Sign Out"), "value")).toBe("SIGN_OUT");
});

test("An unknown screen says so in the dialog, and links on", async () => {
  const html = await render(<UnavailableScreen absent closeTo="/tickets" signIn="/tickets/auth/sign-in" />);
  expect(tag(html, "<dialog")).toContain(" open");
  expect(textOf(html)).toContain("Step not found");
  expect(attribute(tag(html, 'class="btn"'), "href")).toBe("/tickets/auth/sign-in");
});
