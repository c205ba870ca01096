/** The index page while no night is announced: a poster without a title, and a link to the site. */
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useTexts } from "../../i18n/texts";
import { inkFor } from "../art/inks";
import { InlineArt } from "../art/inline-art";
import { Brand } from "../shell/brand";

/** Seed and ink of the belt. */
export const EMPTY_COVER = { seed: "no night yet", ink: "bone" } as const;

/** `face` is the picture as SVG, drawn on the server. */
export function EmptyCover({ face, siteName }: { face: string; siteName: string }) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  const { a, b } = inkFor(EMPTY_COVER.seed, EMPTY_COVER.ink);
  return (
    <div className="night" style={{ "--a": a, "--b": b } as CSSProperties}>
      <div className="bar">
        <Brand name={siteName} />
      </div>
      <div className="body">
        <h1 className="d1">{t("home.emptyTitle")}</h1>
        <InlineArt svg={face} />
      </div>
      <div className="strip">
        <p className="lead-text">{t("home.emptyText")}</p>
        <div className="cta end">
          <Link className="btn" to="/home">
            {t("index.enter")}
          </Link>
          <Link className="btn line" to="/wrestlers">
            {tMedia("empty.roster")}
          </Link>
        </div>
      </div>
    </div>
  );
}
