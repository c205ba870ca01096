/** Follows the page's subject: one press for a fan, one field for a guest. It posts to a separate page. */
import { Form, Link, useRouteLoaderData } from "@remix-run/react";
import { FOLLOW_PATH, type FollowKind, MOST_FOLLOWS } from "../../domain/following/subjects";
import { useTexts } from "../../i18n/texts";
import { Field } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";

export type Followed = { kind: FollowKind; subject: string; name: string };

/** `tooManyMails`: as many as an address may get in a day. Only a fan gets `full`: they follow too much already. */
export type FollowProblem = "badEmail" | "tooMany" | "tooManyMails" | "full";

/** The root loader's data about the visitor. */
type RootData = { user?: object | undefined; mayFollow?: boolean };

type FollowFormProps = Followed & {
  /** What was typed before a refusal, and its problem. */
  email?: string | undefined;
  problem?: FollowProblem | undefined;
};

const LIMIT = { most: MOST_FOLLOWS };

export function FollowForm({ kind, subject, name, email, problem }: FollowFormProps) {
  const { t } = useTexts("follow");
  const root = useRouteLoaderData("root") as RootData | undefined;
  if (!root?.mayFollow) return null;
  const night = kind === "night";
  return (
    <Form className="stack follow" method="post" action={FOLLOW_PATH + questionOf(kind, subject)}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subject} />
      <p className="small">{t(night ? "remindText" : "text")}</p>
      {!root.user && (
        <Field
          id={`follow-${kind}`}
          name="email"
          type="email"
          autoComplete="email"
          required
          label={t("email")}
          defaultValue={email}
          announced
          errors={problem && [t(problem, LIMIT)]}
        />
      )}
      {root.user && problem && (
        <p role="alert">
          {t(problem, LIMIT)}{" "}
          {problem === "full" && (
            <Link className="link" to="/profile/following">
              {t("page.title")}
            </Link>
          )}
        </p>
      )}
      <div>
        <SubmitButton intent="follow" className="btn line" aria-label={night ? undefined : t("title", { name })}>
          {t(night ? "remind" : "follow")}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A refused form shows the page of its URL, so the URL must name the subject. */
const questionOf = (kind: FollowKind, subject: string) => `?${new URLSearchParams({ kind, subject })}`;

/** The form with its heading, as a part of a page. */
export function FollowPanel(followed: Followed) {
  const { t } = useTexts("follow");
  const root = useRouteLoaderData("root") as RootData | undefined;
  if (!root?.mayFollow) return null;
  const { kind, name } = followed;
  return (
    <section className="panel stack" aria-labelledby={`follow-${kind}-title`}>
      <h2 className="d4" id={`follow-${kind}-title`} dir="auto">
        {kind === "night" ? t("remindTitle") : t("title", { name })}
      </h2>
      <FollowForm {...followed} />
    </section>
  );
}
