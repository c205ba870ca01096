import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { keepPageBehindOverlay } from "../../app/framework/keep-page-behind-overlay";
import { Failure } from "../../app/ui/shell/failure";
import { LoadingScreen } from "../../app/ui/shell/loading";
import { overlayOn, pageUnder } from "../../app/ui/shell/overlay-path";
import { Page } from "../../app/ui/shell/page";
import { pageMeta } from "../../app/ui/shell/page-meta";
import { Shell, type ShellProps } from "../../app/ui/shell/shell";
import { render, textOf } from "./render";

const shell: ShellProps = {
  site: { name: "Ringside", year: 2026 },
  layout: "default",
  children: <Page bar={<p>bar</p>}>content</Page>,
};
const frame = (props: Partial<ShellProps> = {}, at = {}) => render(<Shell {...shell} {...props} />, at);

describe("The shell", () => {
  it("has the landmarks, and a skip link as the first thing", async () => {
    const markup = await frame();
    for (const landmark of ["<header", "<nav", '<main id="main"', "<footer"]) expect(markup).toContain(landmark);
    expect(/<a[^>]*>/.exec(markup)?.[0]).toContain('href="#main"');
  });

  it("opens sign-in on top of the page that is shown, with its query", async () => {
    expect(await frame({}, { path: "/tickets?city=Norfolk" })).toContain('href="/tickets/auth/sign-in?city=Norfolk"');
    expect(await frame({}, { path: "/" })).toContain('href="/auth/sign-in"');
    expect(await frame({ signInPage: "/home" }, { path: "/nowhere" })).toContain('href="/home/auth/sign-in"');
  });

  it("names the fan in place of the sign-in link", async () => {
    const markup = await frame({ user: { name: "Maya <b>Lin</b>" } });
    expect(markup).not.toContain("/auth/sign-in");
    expect(markup).toContain("Maya &lt;b&gt;Lin");
    expect(markup).toContain('href="/profile"');
  });

  it("shows the notice in both layouts, and header and footer in one", async () => {
    const site = { ...shell.site, notice: "Practice mode" };
    expect(textOf(await frame({ site }))).toContain("Practice mode");
    const bare = await frame({ site, layout: "content-only" });
    expect(textOf(bare)).toContain("Practice mode");
    expect(bare).not.toMatch(/<header|<footer/);
  });

  it("puts everything but the overlay out of reach while it is open", async () => {
    const markup = await frame({}, { path: "/home/auth/sign-in", overlay: "Sign in form" });
    expect(markup).toMatch(/<main[^>]*inert/);
    expect(markup.match(/inert=""/g)).toHaveLength(5);
    expect(markup).toMatch(/<dialog open="">Sign in form/);
    expect(await frame()).not.toContain("inert");
  });
});

describe("The page that could not be shown", () => {
  const notFound = new ErrorResponse(404, "Not Found", "Page not found: /nowhere?x=1");

  it("has the texts of a 404, the way home and the way back", async () => {
    const markup = await render(<Failure error={notFound} />);
    expect(markup).toContain("<h1>404</h1>");
    expect(textOf(markup)).toContain("Ooops!!! The page you are looking for is not found.");
    expect(textOf(markup)).toContain("Page not found: /nowhere?x=1");
    expect(markup).toMatch(/href="\/home"[^>]*>Back to home/);
    expect(markup).toMatch(/href="\/"[^>]*>Go back/);
  });

  it("tells nothing of what failed", async () => {
    const markup = await render(<Failure error={new Error("password=hunter2")} />);
    expect(markup).not.toContain("hunter2");
    expect(textOf(markup)).toContain("The lights went out");
  });

  it("says of a refused request that nothing was changed", async () => {
    const markup = await render(<Failure error={new ErrorResponse(403, "Forbidden", "")} />);
    expect(textOf(markup)).toContain("nothing was changed");
    expect(textOf(markup)).not.toContain("Try again");
  });
});

it("says that it is loading to those who cannot see the ropes", async () => {
  expect(await render(<LoadingScreen />)).toMatch(/role="status"[^>]*>One moment/);
});

describe("Addresses of the overlay", () => {
  it.each([
    ["/", "/auth/sign-in"],
    ["/home", "/home/auth/sign-in"],
    ["/tickets/", "/tickets/auth/sign-in"],
    ["/home/auth/sign-up", "/home/auth/sign-in"],
    ["/auth/sign-up", "/auth/sign-in"],
  ])("on %s it is %s", (page, address) => {
    expect(overlayOn(page, "sign-in")).toBe(address);
  });

  it("lead back to the page under them", () => {
    expect(pageUnder("/auth/sign-in")).toBe("/");
    expect(pageUnder("/events/x/auth/sign-in/")).toBe("/events/x");
    expect(pageUnder("/events/x")).toBe("/events/x");
  });
});

describe("The page behind the overlay", () => {
  const revalidates = (from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
    keepPageBehindOverlay({
      currentUrl: new URL(from, "https://ringside.example"),
      nextUrl: new URL(to, "https://ringside.example"),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
      ...more,
    });

  it("is not loaded again when the overlay opens, switches or closes", () => {
    expect(revalidates("/home", "/home/auth/sign-in")).toBe(false);
    expect(revalidates("/home/auth/sign-in", "/home/auth/sign-up")).toBe(false);
    expect(revalidates("/auth/sign-up", "/")).toBe(false);
  });

  it("is loaded again on another page, another query, and when asked for", () => {
    expect(revalidates("/home", "/tickets/auth/sign-in")).toBe(true);
    expect(revalidates("/tickets", "/tickets?city=x")).toBe(true);
    expect(revalidates("/home", "/home")).toBe(true);
  });

  it("is loaded again after a form that was accepted, and not after one that was refused", () => {
    expect(revalidates("/home/auth/sign-in", "/home", { formMethod: "POST" })).toBe(true);
    expect(revalidates("/home/auth/sign-in", "/home/auth/sign-in", { formMethod: "POST", actionStatus: 400 })).toBe(
      false,
    );
  });
});

it("writes a title as the page's, a separator and the product's name", () => {
  expect(pageMeta({ title: "Tour dates" }, "Ringside")[0]).toEqual({ title: "Tour dates · Ringside" });
  expect(pageMeta({ title: "x", noindex: true }, "y")).toContainEqual({ name: "robots", content: "noindex" });
  expect(pageMeta({ title: "x" }, "y")).toContainEqual({ name: "robots", content: "max-image-preview:large" });
});
