/**
 * The server's links. A link of Remix is four components and some twenty hooks, nearly all of it for a press in a browser,
 * and a page has a hundred links. These write the same element. A link that isn't a plain path goes to Remix's own.
 * Saves 3 to 10 % of what a page costs the server. Switch off with RINGSIDE_WITHOUT=server-links.
 */
import {
  type LinkProps,
  type NavLinkProps,
  Link as RemixLink,
  NavLink as RemixNavLink,
  useLocation,
} from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

export * from "@remix-run/react";

/** A path of ours, perhaps with a query and a hash. */
const PLAIN = /^(\/(?:[^/?#][^?#]*)?)((?:[?#].*)?)$/s;

export function Link(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const path = plainPath(props);
  if (!path) return <RemixLink {...props} />;
  const { attributes, target } = attributesOf(props);
  return <a {...attributes} href={hrefOf(path, basename)} target={target} />;
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
  const { attributes, target } = attributesOf(rest);
  return (
    <a
      {...attributes}
      aria-current={active ? current : undefined}
      className={[className, active && "active"].filter(Boolean).join(" ")}
      style={style}
      href={hrefOf(path, basename)}
      target={target}
    >
      {children}
    </a>
  );
}

type Path = { pathname: string; rest: string };

function plainPath({
  to,
  relative,
  prefetch = "none",
}: Pick<LinkProps, "to" | "relative" | "prefetch">): Path | undefined {
  const [, pathname, rest = ""] = (typeof to === "string" && !relative && prefetch === "none" && PLAIN.exec(to)) || [];
  // The router tidies up the rest.
  return pathname && !/\/\/|.\/$/.test(pathname) && !/[?#]$/.test(rest) ? { pathname, rest } : undefined;
}

/** Without what only a press needs. */
function attributesOf(props: LinkProps) {
  const { to, relative, prefetch, replace, state, preventScrollReset, viewTransition, target, ...rest } = props;
  const { discover = "render", reloadDocument, ...attributes } = rest;
  const discovered = discover === "render" && !reloadDocument ? "true" : undefined;
  return { attributes: { ...attributes, "data-discover": discovered }, target };
}

function hrefOf({ pathname, rest }: Path, basename: string): string {
  if (basename === "/") return pathname + rest;
  return (pathname === "/" ? basename : basename + pathname) + rest;
}
