/** The heading of a page's section, with a link to more. */
import { Link } from "@remix-run/react";

type SectionHeadingProps = { title: string; id?: string; more?: { to: string; label: string } };

export function SectionHeading({ title, id, more }: SectionHeadingProps) {
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
