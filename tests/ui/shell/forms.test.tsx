import { describe, expect, it } from "vitest";
import { Alert } from "../../../app/ui/forms/alert";
import { Field } from "../../../app/ui/forms/field";
import { SubmitButton } from "../../../app/ui/forms/submit-button";
import { render } from "../render";

describe("A field", () => {
  it("is connected with its label, help and errors for assistive technology", async () => {
    const markup = await render(
      <Field name="email" label="Email" help="Where the tickets go" errors={["One.", "Two."]} />,
    );
    expect(markup).toContain('<label for="email">Email</label>');
    expect(markup).toMatch(
      /<input[^>]*id="email"[^>]*aria-describedby="email-help email-errors"[^>]*aria-invalid="true"/,
    );
    expect(markup).toContain('<p class="help" id="email-help">');
    expect(markup).not.toContain('role="alert"');
    const announced = await render(<Field name="email" label="Email" errors={["One.", "Two."]} announced />);
    expect(announced).toContain('<div class="err" id="email-errors" role="alert"><p>One.</p><p>Two.</p></div>');
  });

  it("isn't marked invalid without errors", async () => {
    const markup = await render(<Field name="name" label="Name" labelHidden />);
    expect(markup).not.toMatch(/aria-invalid|aria-describedby/);
    expect(markup).toContain('class="hide"');
  });
});

describe("An alert", () => {
  it("is announced, takes the focus without scripts, and is dismissed with a link", async () => {
    const dismiss = { label: "Dismiss alert", to: "/home" };
    const markup = await render(
      <Alert focused dismiss={dismiss}>
        No
      </Alert>,
    );
    expect(markup).toMatch(/role="alert"[^>]*tabindex="-1"[^>]*autofocus/i);
    expect(markup).toMatch(/aria-label="Dismiss alert"[^>]*href="\/home"|href="\/home"[^>]*aria-label="Dismiss alert"/);
  });
});

describe("A submit button", () => {
  it("sends its intent and is never disabled by the server", async () => {
    const markup = await render(<SubmitButton intent="SUBMIT">Sign in</SubmitButton>);
    expect(markup).toBe('<button class="btn" name="intent" value="SUBMIT" type="submit">Sign in</button>');
  });

  it("shows its pending text", async () => {
    const markup = await render(
      <SubmitButton intent="SUBMIT" pending pendingText="Signing in">
        Sign in
      </SubmitButton>,
    );
    expect(markup).toContain('aria-busy="true">Signing in<');
  });
});
