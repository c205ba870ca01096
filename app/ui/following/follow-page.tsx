/** The page that follows one thing: its form, or what happens next. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { type Followed, FollowForm, type FollowProblem } from "./follow-form";
import "./following.css";

type FollowPageProps = {
  follow: Followed;
  /** Path of the subject's page. */
  path: string | undefined;
  done: "following" | "asked" | undefined;
  email: string;
  refused: { problem: FollowProblem; email: string } | undefined;
};

export function FollowPage({ follow, path, done, email, refused }: FollowPageProps) {
  const { t } = useTexts("follow");
  const { kind, name } = follow;
  return (
    <>
      <section className="arena">
        <div className="wrap page-head">
          <h1 className="d2" dir="auto">
            {kind === "night" ? t("remindTitle") : t("title", { name })}
          </h1>
        </div>
      </section>
      <div className="wrap page-end following stack">
        {done && !refused ? (
          <Alert tone="good" focused>
            {t(done)}
          </Alert>
        ) : (
          <FollowForm {...follow} email={refused?.email ?? email} problem={refused?.problem} />
        )}
        {path && (
          <p>
            <Link className="link" to={path} dir="auto">
              {name}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
