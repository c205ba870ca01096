/** A night's door: counts, passes, repeated entries. */
import { Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { DoorOfNight } from "../../../requests/office/door-of-night";
import { Alert } from "../../forms/alert";
import { NightHead } from "../nights/night-head";
import { CodeKind } from "./code-kind";
import { DoubleRows } from "./double-rows";
import { type IssueAnswer, IssuePassForm } from "./issue-pass-form";
import { PassRows } from "./pass-rows";

type NightDoorPageProps = DoorOfNight & { live: boolean; done: string | null; answer: IssueAnswer | undefined };

export function NightDoorPage({ live, done, answer, ...night }: NightDoorPageProps) {
  const t = officeTexts("door");
  const { id, head, until, counts, gates } = night;
  const path = `/office/nights/${id}/door`;
  const answers: Record<string, string> = {
    ...{ revoked: t("passes.done"), undone: t("doubles.undone"), tooLate: t("doubles.tooLate") },
    ...{ signed: t("codes.nowSigned"), plain: t("codes.nowPlain") },
  };
  const said = answers[done ?? ""];
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{t("title")}</h2>
      <p className="soft">{until ? t("until", { until }) : t("untilDated")}</p>
      {said && (
        <Alert tone="good" focused>
          {said}
        </Alert>
      )}
      <dl className="nums">
        <div className="act">
          <dt>{t("inside")}</dt>
          <dd>
            {counts.inside} <small>{t("of", { sold: counts.sold })}</small>
          </dd>
        </div>
        <div>
          <dt>{t("toCome")}</dt>
          <dd>{counts.sold - counts.inside}</dd>
        </div>
        {gates.map(({ gate, count }) => (
          <div key={gate}>
            <dt dir="auto">{gate}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={live ? path : `${path}?live=on`}>{t(live ? "pause" : "live")}</Link>
        {" · "}
        <Link to={`${path}/list`}>{t("list")}</Link>
        {" · "}
        <a href={`${path}/list.csv`}>{t("csv")}</a>
      </p>
      {!live && <IssuePassForm deedId={night.deedId} answer={answer} />}
      <PassRows passes={night.passes} />
      <DoubleRows doubles={night.doubles} />
      <CodeKind signed={night.signedCodes} />
    </div>
  );
}
