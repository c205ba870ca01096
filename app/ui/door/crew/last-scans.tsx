/** The pass's last scans. Those that can be undone have a button. */
import { Form } from "@remix-run/react";
import { stateWord } from "../../../domain/door/door-verdict";
import { useTexts } from "../../../i18n/texts";
import type { DoorScreenData } from "../../../requests/door/door-screen";
import { markOf } from "./signs";

export function LastScans({ scans }: { scans: DoorScreenData["recent"] }) {
  const { t } = useTexts("crew");
  const { t: door } = useTexts("door");
  return (
    <>
      <h2 className="d4">{t("last")}</h2>
      <ol className="log">
        {scans.map(({ id, at, place, shown, undoable }) => {
          const { mark, tone } = markOf(shown);
          return (
            <li key={id}>
              <i className={tone} aria-hidden="true">
                {mark}
              </i>
              <time>{at}</time>
              <bdi>{place}</bdi>
              <span className={tone}>{stateWord(shown, { door, crew: t })}</span>
              {undoable && (
                <Form method="post">
                  <input type="hidden" name="scan" value={id} />
                  <button className="btn line quiet" type="submit" name="intent" value="undo">
                    {t("undo")}
                  </button>
                </Form>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
