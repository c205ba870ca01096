/** The server's links write the same elements as Remix's, for every kind of address and place. */
import * as remix from "@remix-run/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import * as ours from "../../app/framework/rendering/server-links";

const ADDRESSES = [
  "/",
  "/home",
  "/tickets?text=a&b=%C3%A9",
  "/tickets/event/7#hold",
  "/wrestlers?from=1#row-2",
  "/a/b/",
  "/a//b",
  "/tickets?",
  "/tickets#",
  "?view=past",
  "#hold",
  "relative",
  "",
  "https://example.com/tickets",
  "mailto:a@example.com",
  "//example.com",
  { pathname: "/home", search: "?a=1" },
];
const PLACES = ["/", "/tickets", "/tickets/event/7", "/TICKETS?text=a", "/ticketsale"];

const PAIRS = [
  [ours.Link, remix.Link],
  [ours.NavLink, remix.NavLink],
] as [mine: ComponentType<remix.NavLinkProps>, theirs: ComponentType<remix.NavLinkProps>][];

function rendered(Link: ComponentType<remix.NavLinkProps>, props: object, basename: string, place: string) {
  const at = basename === "/" ? place : basename + place;
  return renderToStaticMarkup(
    <MemoryRouter
      basename={basename}
      initialEntries={[at]}
      future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
    >
      <Link {...(props as remix.NavLinkProps)} />
    </MemoryRouter>,
  );
}

describe.each(["/", "/es"])("Under %s", (basename) => {
  it.each(PLACES)("at %s, a link and a navigation link to any address are the same", (place) => {
    for (const to of ADDRESSES) {
      for (const more of [{}, { children: "Text" }, { className: "btn", id: "x", "aria-label": "Label" }]) {
        for (const [mine, theirs] of PAIRS) {
          expect(rendered(mine, { to, ...more }, basename, place), JSON.stringify(to)).toBe(
            rendered(theirs, { to, ...more }, basename, place),
          );
        }
      }
    }
  });
});

it.each([
  { reloadDocument: true },
  { replace: true, state: { a: 1 }, preventScrollReset: true, viewTransition: true },
  { discover: "none" },
  { prefetch: "none" },
  { relative: "path" },
  { target: "_blank", rel: "noopener" },
  { "aria-current": "location" },
  { end: true },
  { caseSensitive: true },
  { className: ({ isActive }: { isActive: boolean }) => (isActive ? "on" : "off") },
])("%o changes a navigation link as it changes Remix's", (more) => {
  for (const to of ["/tickets", "/tickets/event", "/home"]) {
    expect(rendered(ours.NavLink, { to, ...more }, "/", "/tickets/event")).toBe(
      rendered(remix.NavLink, { to, ...more }, "/", "/tickets/event"),
    );
  }
});

it("replaces Remix's Link, and exports everything else of Remix", () => {
  expect(ours.Link).not.toBe(remix.Link);
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(remix)));
});
