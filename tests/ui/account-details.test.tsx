import { expect, it } from "vitest";
import { DetailsPage } from "../../app/ui/account/details-page";
import { SignInAgainForm } from "../../app/ui/account/sign-in-again-form";
import { render, textOf } from "./render";

it("gives every button of the details a name of its own, which includes its section", async () => {
  const pending = { value: "new@example.com", before: "old@example.com", delivery: undefined, atOnce: false };
  const at = { path: "/profile/details", elsewhere: undefined, fresh: true, news: undefined, rejected: undefined };
  const now = {
    name: "Frankie Fan",
    phone: { value: "+12025550164", verified: false, pending: undefined },
    smsIsOn: false,
    newsletter: false,
    typed: undefined,
  };
  const email = { value: "old@example.com", verified: true };
  for (const contact of [
    { ...email, pending: undefined },
    { ...email, pending },
    { ...email, verified: false, pending: undefined },
  ]) {
    const html = await render(<DetailsPage {...at} dialCodes={[]} now={{ ...now, email: contact }} />);
    const names = [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => textOf(button));
    expect(names).toContain("Save Name");
    expect(names).toContain("Save Language");
    expect(names).toContain("Send code Phone number");
    expect(new Set(names).size).toBe(names.length);
  }
});

it("shows why signing in again at a provider failed, in focus, above the button that tries again", async () => {
  const alert = { key: "errors.otherAccount", values: { email: "grace@ringside.example" } } as const;
  const rejected = { form: "again", problems: { fields: {}, alert }, typed: {} };
  const fan = { path: "/profile/details", email: "grace@ringside.example", elsewhere: "google" as const };
  const html = await render(<SignInAgainForm {...fan} rejected={rejected} />);
  expect(html).toMatch(/<div role="alert"[^>]*autofocus/i);
  expect(textOf(html)).toMatch(/Try again with the one you use here: grace@ringside.example\..*Continue with Google/);
  expect(html).toContain('href="/profile/details"');
  expect(await render(<SignInAgainForm {...fan} rejected={undefined} />)).not.toContain('role="alert"');
});
