/** A link to the sign-up overlay on a page. Renders nothing if the authenticator's options hide sign-up. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { authenticatorOptions } from "../../authenticator.options";

/** `page` is where the overlay opens, and where the visitor returns to. */
export function SignUpLink({ page, className, children }: { page: string; className?: string; children: ReactNode }) {
  if (authenticatorOptions.hideSignUp) return null;
  return (
    <Link className={className} to={`${page}/auth/sign-up`} preventScrollReset>
      {children}
    </Link>
  );
}
