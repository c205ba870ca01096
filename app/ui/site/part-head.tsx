/** The head of a part of a page: its name, and where there is more of it. */
import { Link } from "@remix-run/react";

type PartHeadProps = { title: string; id?: string; more?: { to: string; label: string } };

export function PartHead({ title, id, more }: PartHeadProps) {
  return (
    <div className="between part">
      <h2 id={id}>{title}</h2>
      {more && (
        <Link className="link" to={more.to}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
