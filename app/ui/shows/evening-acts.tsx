/** The course of an evening in three acts with the next night's times, and other start times below. */
import type { DoorAndBellTimes } from "../../domain/shows/residency-view";
import { useTexts } from "../../i18n/texts";
import { artSrc } from "../art/art-src";
import { inkFor } from "../art/inks";

type EveningActsProps = {
  seed: string;
  ink: string | undefined;
  hours: DoorAndBellTimes[];
  runtimeMinutes: number;
};

export function EveningActs({ seed, ink, hours, runtimeMinutes }: EveningActsProps) {
  const { t } = useTexts("shows");
  const [first, ...others] = hours;
  if (!first) return null;
  const length = { hours: Math.floor(runtimeMinutes / 60), minutes: runtimeMinutes % 60 };
  const { name } = inkFor(seed, ink);
  const even = length.minutes === 0;
  const acts = [
    { scene: "backstage", at: first.doors, title: t("residency.supper"), text: t("residency.supperText") },
    { scene: "crowd", at: first.bell, title: t("residency.bell"), text: t("residency.bellText") },
    {
      scene: "belt",
      at: t(even ? "residency.untilLastHours" : "residency.untilLast", length),
      title: t("residency.last"),
      text: t("residency.lastText"),
    },
  ];
  return (
    <section className="band tint">
      <div className="wrap">
        <h2 className="part">{t("residency.evening")}</h2>
        <ol className="acts">
          {acts.map(({ scene, at, title, text }) => (
            <li className="card tile" key={scene}>
              <div className="art">
                <img
                  src={artSrc("show", `${seed} ${scene}`, { ink: name, scene })}
                  alt=""
                  width={960}
                  height={540}
                  loading="lazy"
                />
                <span className="kind">{at}</span>
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <p className="again soft">
            {t("residency.alsoAt")}{" "}
            {others.map(({ doors, bell }) => t("residency.hoursOf", { doors, bell })).join(" · ")}
          </p>
        )}
      </div>
    </section>
  );
}
