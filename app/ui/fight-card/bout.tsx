/** A match of the fight card: belt and stipulation on top, names from the middle outwards. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import type { BoutView, FighterView } from "../../domain/shows/bout-view";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { PlainList } from "../elements/plain-list";

/** `main` shows portraits if it is one against one. `children` are placed above the stipulation. */
export function Bout({ bout, main = false, children }: { bout: BoutView; main?: boolean; children?: ReactNode }) {
  const { t } = useTexts("site");
  const [one, other, ...more] = bout.sides;
  const terms = (
    <div className="terms">
      {children}
      {bout.championship ? (
        <span className="belt" lang={CONTENT_LANGUAGE}>
          {bout.championship}
        </span>
      ) : (
        <span lang={CONTENT_LANGUAGE}>{bout.title}</span>
      )}
      {bout.stipulation && <span lang={CONTENT_LANGUAGE}>{bout.stipulation}</span>}
    </div>
  );
  if (!one || !other || more.length > 0)
    return (
      <li className="bout many">
        {terms}
        <div className="sides">
          {bout.sides.map((side, i) => (
            <span className="side-of-many" key={side.fighters[0]?.id ?? i}>
              {i > 0 && <span className="vs">{t("event.versus")}</span>}
              <Names side={side} />
            </span>
          ))}
        </div>
      </li>
    );
  const faces = main && one.fighters.length === 1 && other.fighters.length === 1;
  return (
    <li className={main ? "bout main" : "bout"}>
      {terms}
      <div className="a">
        {faces && <Face fighter={one.fighters[0]} />}
        <Names side={one} />
      </div>
      <span className="vs">{t("event.versus")}</span>
      <div className="b">
        {faces && <Face fighter={other.fighters[0]} />}
        <Names side={other} />
      </div>
    </li>
  );
}

function Names({ side }: { side: BoutView["sides"][number] }) {
  const { t } = useTexts("site");
  return side.fighters.map((fighter) => (
    <span className={side.won ? "name won" : "name"} key={fighter.id}>
      <Link to={`/wrestlers/${fighter.id}`} lang={languageOf(fighter.name)} dir="auto">
        {fighter.name}
      </Link>
      {side.won && <span className="hide"> ({t("event.winner")})</span>}
    </span>
  ));
}

function Face({ fighter }: { fighter: FighterView | undefined }) {
  if (!fighter?.photo && !fighter?.portrait.seed) return null;
  const { seed, ...look } = fighter.portrait;
  const drawn = { src: artSrc("portrait", seed, look), width: 400, height: 500 };
  return (
    <div className="face">
      <img {...drawn} {...fighter.photo} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

/** A fight card, main event first. */
export function Card({ bouts }: { bouts: BoutView[] }) {
  return (
    <PlainList className="list">
      {bouts.map((bout, i) => (
        <Bout key={bout.order} bout={bout} main={i === 0} />
      ))}
    </PlainList>
  );
}
