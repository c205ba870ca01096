/** A list of follows, each with an unfollow button, and the other mails that can be stopped. */
import { Form, Link } from "@remix-run/react";
import { type FollowedView, STOPPABLE, type Stoppable } from "../../domain/following/subjects";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { PlainList } from "../elements/plain-list";

type FollowListProps = { email: string; stopped: Stoppable[]; follows: FollowedView[] };

export function FollowList({ email, stopped, follows }: FollowListProps) {
  const { t } = useTexts("follow");
  const confirmed = follows.filter((one) => one.confirmed);
  return (
    <>
      <section className="panel stack">
        <h2 className="d4">{t("page.title")}</h2>
        <p className="soft" dir="auto">
          {t("page.to", { email })}
        </p>
        {confirmed.length === 0 ? (
          <EmptyState
            title={t("page.noneTitle")}
            text={t("page.noneText")}
            action={{ label: t("page.noneButton"), to: "/wrestlers" }}
          />
        ) : (
          <PlainList className="list stack">
            {confirmed.map((one) => (
              <FollowedRow key={one.id} followed={one} />
            ))}
          </PlainList>
        )}
        {confirmed.length > 1 && (
          <Form method="post">
            <input type="hidden" name="id" value="all" />
            <button className="btn quiet line" name="intent" value="leave" type="submit">
              {t("page.all")}
            </button>
          </Form>
        )}
      </section>
      <section className="panel stack">
        <h2 className="d4">{t("page.other")}</h2>
        {STOPPABLE.map((kind) => (
          <Form className="between" method="post" key={kind}>
            <span>{t(`page.${kind}`)}</span>
            <input type="hidden" name="id" value={kind} />
            <StopButton kind={kind} stopped={stopped.includes(kind)} />
          </Form>
        ))}
      </section>
    </>
  );
}

function StopButton({ kind, stopped }: { kind: Stoppable; stopped: boolean }) {
  const { t } = useTexts("follow");
  const text = t(stopped ? "page.resume" : "page.stop");
  return (
    <button
      className="btn quiet line"
      name="intent"
      value={stopped ? "resume" : "stop"}
      type="submit"
      aria-label={`${text}: ${t(`page.${kind}`)}`}
    >
      {text}
    </button>
  );
}

function FollowedRow({ followed }: { followed: FollowedView }) {
  const { t } = useTexts("follow");
  const { id, kind, name, path } = followed;
  return (
    <li className="between">
      <span>
        <span className="small soft block">{t(`kind.${kind}`)}</span>
        <bdi>{path ? <Link to={path}>{name}</Link> : name}</bdi>
      </span>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <button
          className="btn quiet line"
          name="intent"
          value="leave"
          type="submit"
          aria-label={t("page.unfollowOf", { name })}
        >
          {t("page.unfollow")}
        </button>
      </Form>
    </li>
  );
}
