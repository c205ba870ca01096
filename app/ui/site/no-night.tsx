/** The index page while no night is announced: the poster without a name, and the way in all the same. */
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { inkFor } from "../art/inks";
import { poster } from "../art/poster";
import { Brand } from "../shell/brand";
import { framed } from "./night-poster";

const SEED = "no night yet";

export function NoNight({ siteName }: { siteName: string }) {
  const { t } = useTexts("site");
  const { t: tMedia } = useTexts("media");
  const { a, b } = inkFor(SEED, "bone");
  const belt = poster(SEED, { layout: "belt", ink: "bone", text: false, label: "" });
  return (
    <div className="night" style={{ "--a": a, "--b": b } as CSSProperties}>
      <div className="bar">
        <Brand name={siteName} />
      </div>
      <div className="body">
        <h1 className="d1">{t("home.emptyTitle")}</h1>
        <Art svg={framed(belt, "0 250 600 480", "xMidYMid meet")} />
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
