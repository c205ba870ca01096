/** The site's name as a link home; its second half in the accent color. */

import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";

export function Brand({ name }: { name: string }) {
  const { t } = useTexts("site");
  const half = Math.ceil(name.length / 2);
  return (
    <Link className="brand" to="/home" aria-label={t("shell.brandHome", { name })}>
      <span lang={CONTENT_LANGUAGE}>
        {name.slice(0, half)}
        <i>{name.slice(half)}</i>
      </span>
    </Link>
  );
}
