/** The phases and codes of a night's sale, and the forms that add, limit and stop them. */

import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { type DeedAnswer, typedFor } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { OfficeTable } from "../lists/office-table";
import { NightHead } from "../nights/night-head";
import { DeedOutcome } from "../preview/deed-outcome";
import { LimitForm, StopForms } from "./code-change-forms";
import { NewCodesForm, type TermsForm } from "./new-codes-form";
import { NewPhaseForm } from "./new-phase-form";

type PhaseLine = {
  id: string;
  name: string;
  audience: "everyone" | "premium" | "code";
  from: string;
  until: string;
  tier: string;
  price: string;
  seats: number | null;
  left: number | null;
};
type CodeLine = {
  text: string;
  batch: string | undefined;
  does: string;
  state: string;
  usesLeft: number | null;
  seatsLeft: number | null;
  from: string;
  until: string;
};
type NightCodesPageProps = Omit<TermsForm, "path" | "typed"> & {
  head: NightHeadView;
  /** The deed that was just done. */
  done: string;
  id: string;
  phases: PhaseLine[];
  codes: CodeLine[];
  batches: string[];
  /** How many codes are shown, if not all of them. */
  most: number | undefined;
  answered: DeedAnswer | undefined;
};

const DONE = ["addPhase", "addCodes", "limit", "stop", "stopBatch"] as const;

export function NightCodesPage({
  head,
  done,
  id,
  phases,
  codes,
  batches,
  most,
  answered,
  ...terms
}: NightCodesPageProps) {
  const t = officeTexts("nightSale");
  const deed = DONE.find((one) => one === done);
  const path = `/office/nights/${head.id}/codes`;
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{t("head.codes")}</h2>
      <DeedOutcome done={deed && t(`codes.done.${deed}`)} answered={answered} />
      <section className="o-box">
        <h2>{t("codes.phases")}</h2>
        {phases.length === 0 ? <p className="soft">{t("codes.noPhases")}</p> : <Phases phases={phases} />}
      </section>
      <section className="o-box">
        <h2>{t("codes.codes")}</h2>
        {codes.length === 0 ? (
          <p className="soft">{t("codes.noCodes")}</p>
        ) : (
          <>
            <Codes codes={codes} />
            {most && <p className="soft">{t("codes.most", { count: most })}</p>}
            <p>
              <a className="link" href={`${path}/export`}>
                {t("codes.export")}
              </a>
            </p>
          </>
        )}
      </section>
      {!answered?.preview && (
        <>
          <NewPhaseForm {...terms} path={path} typed={typedFor(answered, "addPhase")} />
          <NewCodesForm {...terms} id={id} path={path} typed={typedFor(answered, "addCodes")} />
          {codes.length > 0 && (
            <div className="f2">
              <LimitForm path={path} typed={typedFor(answered, "limit")} />
              <StopForms path={path} batches={batches} typed={typedFor(answered, "stop")} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Phases({ phases }: { phases: PhaseLine[] }) {
  const t = officeTexts("nightSale");
  const any = (n: number | null) => n ?? t("codes.any");
  return (
    <OfficeTable
      caption={t("codes.phases")}
      columns={(["phase", "audience", "from", "until", "tier", "price", "seats", "left"] as const).map((one) =>
        t(`codes.${one}`),
      )}
      rows={phases.map((one) => ({
        key: one.id,
        cells: [
          ...[one.name, t(`codes.audiences.${one.audience}`), one.from, one.until],
          ...[one.tier, one.price, any(one.seats), any(one.left)],
        ],
      }))}
    />
  );
}

function Codes({ codes }: { codes: CodeLine[] }) {
  const t = officeTexts("nightSale");
  const any = (n: number | null) => n ?? t("codes.any");
  return (
    <OfficeTable
      caption={t("codes.codes")}
      columns={[
        ...(["code", "does", "from", "until", "uses"] as const).map((one) => t(`codes.${one}`)),
        ...[t("codes.seatsLeft"), t("codes.state")],
      ]}
      rows={codes.map((one) => ({
        key: one.text,
        cells: [
          one.batch ? `${one.text}, ${t("codes.batchOf", { batch: one.batch })}` : one.text,
          ...[one.does, one.from, one.until, any(one.usesLeft), any(one.seatsLeft), one.state],
        ],
      }))}
    />
  );
}
