import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { keepPageBehindOverlay } from "../../../app/framework/keep-page-behind-overlay";
import { pageMeta } from "../../../app/ui/document/page-meta";
import { RouteError } from "../../../app/ui/errors/route-error";
import { overlayOn, pageUnder } from "../../../app/ui/overlay/overlay-path";
import { Page } from "../../../app/ui/shell/page";
import { Shell, type ShellProps } from "../../../app/ui/shell/shell";
import { render, textOf } from "../render";

const shell: ShellProps = {
  site: { name: "Ringside", year: 2026 },
  layout: "default",
  children: <Page bar={<p>bar</p>}>content</Page>,
};
const frame = (props: Partial<ShellProps> = {}, at = {}) => render(<Shell {...shell} {...props} />, at);

describe("The shell", () => {
  it("has the landmarks, and starts with a skip link", async () => {
    const markup = await frame();
    for (const landmark of ["<header", "<nav", '<main id="main"', "<footer"]) expect(markup).toContain(landmark);
    expect(/<a[^>]*>/.exec(markup)?.[0]).toContain('href="#main"');
  });

  it("opens sign-in on top of the current page, with its query", async () => {
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

  it("makes everything but the open overlay inert", async () => {
    const markup = await frame({}, { path: "/home/auth/sign-in", overlay: "Sign in form" });
    expect(markup).toMatch(/<main[^>]*inert/);
    expect(markup.match(/inert=""/g)).toHaveLength(5);
    expect(markup).toMatch(/<dialog open="">Sign in form/);
    expect(await frame()).not.toContain("inert");
  });
});

describe("A page that failed", () => {
  const notFound = new ErrorResponse(404, "Not Found", "Page not found: /nowhere?x=1");

  it("has the texts of a 404, a link home and a way back", async () => {
    const markup = await render(<RouteError error={notFound} />);
    expect(markup).toContain("<h1>404</h1>");
    expect(textOf(markup)).toContain("Ooops!!! The page you are looking for is not found.");
    expect(textOf(markup)).toContain("Page not found: /nowhere?x=1");
    expect(markup).toMatch(/href="\/home"[^>]*>Back to home/);
    expect(markup).toMatch(/href="\/"[^>]*>Go back/);
  });

  it("reveals nothing about the error", async () => {
    const markup = await render(<RouteError error={new Error("password=hunter2")} />);
    expect(markup).not.toContain("hunter2");
    expect(textOf(markup)).toContain("The lights went out");
  });

  it("says that a refused request changed nothing", async () => {
    const markup = await render(<RouteError error={new ErrorResponse(403, "Forbidden", "")} />);
    expect(textOf(markup)).toContain("nothing was changed");
    expect(textOf(markup)).not.toContain("Try again");
  });
});

describe("URLs of the overlay", () => {
  it.each([
    ["/", "/auth/sign-in"],
    ["/home", "/home/auth/sign-in"],
    ["/tickets/", "/tickets/auth/sign-in"],
    ["/home/auth/sign-up", "/home/auth/sign-in"],
    ["/auth/sign-up", "/auth/sign-in"],
  ])("on %s it is %s", (page, address) => {
    expect(overlayOn(page, "sign-in")).toBe(address);
  });

  it("lead back to the page behind", () => {
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

  it("doesn't reload when the overlay opens, switches or closes", () => {
    expect(revalidates("/home", "/home/auth/sign-in")).toBe(false);
    expect(revalidates("/home/auth/sign-in", "/home/auth/sign-up")).toBe(false);
    expect(revalidates("/auth/sign-up", "/")).toBe(false);
  });

  it("reloads for another page or query, and on request", () => {
    expect(revalidates("/home", "/tickets/auth/sign-in")).toBe(true);
    expect(revalidates("/tickets", "/tickets?city=x")).toBe(true);
    expect(revalidates("/home", "/home")).toBe(true);
  });

  it("reloads after an accepted form, and not after a refused one", () => {
    expect(revalidates("/home/auth/sign-in", "/home", { formMethod: "POST" })).toBe(true);
    expect(revalidates("/home/auth/sign-in", "/home/auth/sign-in", { formMethod: "POST", actionStatus: 400 })).toBe(
      false,
    );
  });

  it.each(["/tickets/event/x", "/de/tickets/event/x/seats/b", "/shop/basket", "/premium"])(
    "reloads %s when what it shows has changed meanwhile",
    (path) => {
      expect(revalidates(path, path, { formMethod: "POST", actionStatus: 409 })).toBe(true);
      expect(revalidates(path, path, { formMethod: "POST", actionStatus: 400 })).toBe(false);
    },
  );
});

it("builds a title from the page's title, a separator and the site's name", () => {
  expect(pageMeta({ title: "Tour dates" }, "Ringside")[0]).toEqual({ title: "Tour dates · Ringside" });
  expect(pageMeta({ title: "x", noindex: true }, "y")).toContainEqual({ name: "robots", content: "noindex" });
  expect(pageMeta({ title: "x" }, "y")).toContainEqual({ name: "robots", content: "max-image-preview:large" });
});
