/**
 * The server's links. A link of Remix is four components and some twenty hooks, nearly all of it for a press in a browser,
 * and a page has a hundred links. These write the same element. A link that isn't a plain path goes to Remix's own.
 * Saves SAVING of a page's rendering. Switch off with RINGSIDE_WITHOUT=server-links.
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

// biome-ignore lint/performance/noReExportAll: in place of Remix's module for everything else
export * from "@remix-run/react";

/** A path of ours, perhaps with a query and a hash. */
const PLAIN = /^(\/(?:[^/?#][^?#]*)?)((?:[?#].*)?)$/s;

export function Link(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const path = plainPath(props);
  if (!path) return <RemixLink {...props} />;
  return <Anchor {...props} basename={basename} path={path} />;
}

export function NavLink(props: NavLinkProps) {
  const { basename } = useContext(NavigationContext);
  const here = useLocation().pathname.toLowerCase();
  const path = plainPath(props);
  const { className = "", style, children, caseSensitive, end, ...rest } = props;
  const computed = typeof className === "function" || typeof style === "function" || typeof children === "function";
  if (!path || computed || caseSensitive || end) return <RemixNavLink {...props} />;
  const to = path.pathname.toLowerCase();
  const active = here === to || (here.startsWith(to) && here.charAt(to.length) === "/");
  return (
    <Anchor
      {...rest}
      aria-current={active ? (props["aria-current"] ?? "page") : undefined}
      className={[className, active && "active"].filter(Boolean).join(" ")}
      style={style}
      basename={basename}
      path={path}
    >
      {children}
    </Anchor>
  );
}

type Path = { pathname: string; rest: string };

function plainPath({ to, relative, prefetch = "none" }: LinkProps): Path | undefined {
  const [, pathname, rest = ""] = (typeof to === "string" && !relative && prefetch === "none" && PLAIN.exec(to)) || [];
  // The router tidies up the rest.
  return pathname && !/\/\/|.\/$/.test(pathname) && !/[?#]$/.test(rest) ? { pathname, rest } : undefined;
}

type AnchorProps = LinkProps & { basename: string; path: Path };

function Anchor({ basename, path, ...props }: AnchorProps) {
  // What only a press needs isn't an attribute.
  const { to, relative, prefetch, replace, state, preventScrollReset, viewTransition, ...rest } = props;
  const { discover = "render", reloadDocument, ...attributes } = rest;
  const base = basename === "/" ? "" : basename;
  const pathname = base && path.pathname === "/" ? base : base + path.pathname;
  const discovered = discover === "render" && !reloadDocument ? "true" : undefined;
  return <a {...attributes} href={pathname + path.rest} data-discover={discovered} />;
}
