/** A link of the page after paying. */
import { Link } from "@remix-run/react";
import type { LinkTo } from "../../domain/paid/arrival-view";

export function PaidLink({ link, className }: { link: LinkTo; className: string }) {
  const { label, to, plain, reload = false } = link;
  if (plain) {
    return (
      <a className={className} href={to} rel="noopener">
        {label}
      </a>
    );
  }
  return (
    <Link className={className} to={to} reloadDocument={reload}>
      {label}
    </Link>
  );
}
