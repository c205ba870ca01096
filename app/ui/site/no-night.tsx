/** The index page while no night is announced: the poster without a name, and the way in all the same. */
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { inkFor } from "../art/inks";
import { Brand } from "../shell/brand";

/** What the belt is drawn from. */
export const NO_NIGHT = { seed: "no night yet", ink: "bone" } as const;

/** `face` is the picture as SVG, drawn on the server. */
export function NoNight({ face, siteName }: { face: string; siteName: string }) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  const { a, b } = inkFor(NO_NIGHT.seed, NO_NIGHT.ink);
  return (
    <div className="night" style={{ "--a": a, "--b": b } as CSSProperties}>
      <div className="bar">
        <Brand name={siteName} />
      </div>
      <div className="body">
        <h1 className="d1">{t("home.emptyTitle")}</h1>
        <Art svg={face} />
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
