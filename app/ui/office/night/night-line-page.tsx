/** The line for a night's opening: its numbers, which refresh automatically, its draw, and its controls. */
import { Form, Link } from "@remix-run/react";
import type { LinePlan, LineView } from "../../../domain/office/line-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import type { DeedAnswer } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightHead } from "../nights/night-head";
import { DeedOutcome } from "../preview/deed-outcome";
import { Figures } from "./figures";
import { LineForms } from "./line-forms";
import { LineReport, type ManySeatsReport } from "./line-report";

type NightLinePageProps = {
  head: NightHeadView;
  /** The deed that was just done. */
  done: string;
  /** Stops the automatic refresh, so that a form can be filled in. */
  still: boolean;
  figures: LineView | undefined;
  plan: LinePlan;
  report: ManySeatsReport | undefined;
  answered: DeedAnswer | undefined;
};

const DONE = ["plan", "pause", "resume", "rate", "stop"] as const;

export function NightLinePage({ head, done, still, figures, plan, report, answered }: NightLinePageProps) {
  const t = officeTexts("nightSale");
  const path = `/office/nights/${head.id}/line`;
  const deed = DONE.find((one) => one === done);
  const calm = still || answered !== undefined;
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{t("head.line")}</h2>
      <DeedOutcome done={deed && t(`line.done.${deed}`)} answered={answered} />
      <p className="row">
        {!calm && <span className="soft">{t("line.refreshing")}</span>}
        <Link className="link" to={calm ? path : `${path}?still`}>
          {t(calm ? "line.goOn" : "line.pauseRefresh")}
        </Link>
      </p>
      {figures ? <Numbers {...figures} id={head.id} path={path} /> : <p className="o-box">{t("line.none")}</p>}
      {calm && !answered?.preview && (
        <>
          <LineForms path={path} plan={plan} figures={figures} answered={answered} />
          <LineReport path={path} report={report} />
        </>
      )}
    </div>
  );
}

function Numbers({ id, path, ...line }: LineView & { id: string; path: string }) {
  const t = officeTexts("nightSale");
  const name = (one: keyof LineView & ("waiting" | "called" | "entered" | "turns" | "holds" | "orders" | "left")) => ({
    name: t(`line.figures.${one}`),
    value: line[one],
  });
  const rate = line.rate ?? "–";
  return (
    <>
      <section className="o-box">
        <dl className="o-facts">
          <dt>{t("line.state")}</dt>
          <dd>
            {t(`line.states.${line.state}`, { at: line.ended })}
            {line.auto && `, ${t("line.states.auto")}`}
          </dd>
          <dt>{t("line.joins")}</dt>
          <dd>{line.joins}</dd>
          <dt>{t("line.opens")}</dt>
          <dd>{line.opens}</dd>
        </dl>
      </section>
      <Figures
        rows={[
          { ...name("waiting"), note: t("line.joined", { count: line.joined }) },
          name("called"),
          { ...name("entered"), note: t("line.ofPlan", { count: line.planned }) },
          { name: t("line.figures.rate"), value: rate, note: rateNote(line) },
          { ...name("turns"), note: t("line.lastMinute", { count: line.enteredLastMinute }) },
          name("holds"),
          name("orders"),
          name("left"),
        ]}
      />
      {!line.ended && line.state !== "off" && (
        <Form method="post" action={path} className="row">
          <button className="btn" type="submit" name="intent" value={line.halted ? "resume" : "pause"}>
            {t(line.halted ? "line.resume" : "line.pause")}
          </button>
        </Form>
      )}
      <section className="o-box">
        <h2>{t("line.draw")}</h2>
        <dl className="o-facts">
          <dt>{t("line.fingerprint")}</dt>
          <dd>
            <code className="o-code">{line.fingerprint}</code>
          </dd>
        </dl>
        <p className="help">
          {t("line.fingerprintHelp")}{" "}
          <a className="link" href={`/line/${id}/draw.json`}>
            {t("line.record")}
          </a>
        </p>
        <p>
          {line.beacon ? t("line.beacon", line.beacon) : t("line.noBeacon")}{" "}
          {line.drawn === undefined ? t("line.notDrawn") : t("line.drawn", { count: line.drawn })}
        </p>
      </section>
    </>
  );
}

function rateNote({ maxRate }: LineView): string {
  const t = officeTexts("nightSale");
  return maxRate === undefined ? t("line.byLoad") : t("line.atMost", { rate: maxRate });
}
