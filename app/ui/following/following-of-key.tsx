/** The page that our mails link to: confirms a follow, or stops the mail; below that, all follows. */
import { Form } from "@remix-run/react";
import type { FollowedView, FollowsChanged, Stoppable } from "../../domain/following/subjects";
import { useTexts } from "../../i18n/texts";
import { FollowList } from "./follow-list";
import { FollowsNote } from "./follows-note";
import "./following.css";

type FollowingOfKeyProps = {
  /** Undefined if the key opens nothing. */
  found: { email: string; stopped: Stoppable[]; follows: FollowedView[] } | undefined;
  leaving: { intent: string; id: string } | undefined;
  done: FollowsChanged | undefined;
};

export function FollowingOfKey({ found, leaving, done }: FollowingOfKeyProps) {
  const { t } = useTexts("follow");
  const waiting = found?.follows.filter(({ confirmed }) => !confirmed) ?? [];
  return (
    <>
      <section className="arena">
        <div className="wrap page-head">
          <h1 className="d2">{t(found ? "page.title" : "page.gone")}</h1>
        </div>
      </section>
      <div className="wrap page-end following stack">
        {done && <FollowsNote done={done} />}
        {!found && <p>{t("page.goneText")}</p>}
        {waiting.length > 0 && <Confirmation names={waiting.map(({ name }) => name)} />}
        {leaving && isStillSent(leaving, found) && (
          <Form method="post" className="panel stack">
            <h2 className="d4">{t("page.stopAsk")}</h2>
            <input type="hidden" name="id" value={leaving.id} />
            <div>
              <button className="btn" name="intent" value={leaving.intent} type="submit">
                {t("page.stopYes")}
              </button>
            </div>
          </Form>
        )}
        {found && <FollowList {...found} />}
      </div>
    </>
  );
}

/** After a second visit or one-click unsubscribe, there is nothing left to stop. */
const isStillSent = ({ id }: { id: string }, found: FollowingOfKeyProps["found"]) =>
  found?.follows.some((one) => one.id === id) ||
  (found?.stopped.every((kind) => kind !== id) && (id === "doors" || id === "live"));

function Confirmation({ names }: { names: string[] }) {
  const { t } = useTexts("follow");
  return (
    <Form method="post" className="panel stack">
      <p>{t("page.waiting")}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <button className="btn" name="intent" value="confirm" type="submit">
          {t("page.confirm")}
        </button>
      </div>
    </Form>
  );
}
