/** A match of the card: belt and terms above, the names from the middle outwards. */

import { Fragment } from "react";
import type { BoutView, FighterView } from "../../domain/bout-view";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import { useTexts } from "../../i18n/texts";
import { Art } from "../art/art";
import { portrait } from "../art/portrait";

/** `main` shows the faces: of one against one. */
export function Bout({ bout, main = false }: { bout: BoutView; main?: boolean }) {
  const { t } = useTexts("site");
  const [one, other, ...more] = bout.sides;
  const terms = (
    <div className="terms">
      {bout.championship ? <span className="belt">{bout.championship}</span> : <span>{bout.title}</span>}
      {bout.stipulation && <span>{bout.stipulation}</span>}
    </div>
  );
  if (!one || !other || more.length > 0)
    return (
      <li className="bout many">
        {terms}
        <div className="sides">
          {bout.sides.map((side, i) => (
            <Fragment key={side.fighters[0]?.id ?? i}>
              {i > 0 && <span className="vs">{t("event.versus")}</span>}
              <Names side={side} />
            </Fragment>
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
      <span lang={CONTENT_LANGUAGE}>{fighter.name}</span>
      {side.won && <span className="hide"> ({t("event.winner")})</span>}
    </span>
  ));
}

function Face({ fighter }: { fighter: FighterView | undefined }) {
  if (!fighter) return null;
  const { seed, build, look, ink } = fighter.portrait;
  return <Art className="face" svg={portrait(seed, { build, look, ink, initials: false, label: "" })} />;
}

/** A card, main event first. */
export function Card({ bouts }: { bouts: BoutView[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list with the bullets
    <ul className="list" role="list">
      {bouts.map((bout, i) => (
        <Bout key={bout.order} bout={bout} main={i === 0} />
      ))}
    </ul>
  );
}
