/** Picking, holding and paying for seats: one form with the tiers, the hold above them, and the total beside them. */
import { Form, Link } from "@remix-run/react";
import { type CodeView, NO_CODE, shownField } from "../../domain/tickets/code-fields";
import type { PhaseNote } from "../../domain/tickets/phase-notes";
import type { SaidProblem } from "../../domain/tickets/quantities";
import { soldOutLast, type TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { list, map } from "../hall/hall-parts";
import { HallPlan } from "../tiers/hall-plan";
import { PhaseNotes } from "../tiers/phase-notes";
import { TierRow } from "../tiers/tier-row";
import { CodeField } from "./code-field";
import { ProblemSummary } from "./problem-summary";
import { SeatsNotices, type SeatsNoticesProps } from "./seats-notices";
import type { Intent } from "./seats-submit-button";
import { SeatsSummary } from "./seats-summary";
import { MoreTimeForm } from "./turn-notice";
import { useProblems } from "./use-problems";
import type { SeatSelection } from "./use-seat-selection";

/** Id of the form, for buttons outside it. */
export const SEATS_FORM = "order";
const RELEASE_FORM = "release";

export type SeatsFormProps = SeatsNoticesProps & {
  path: string;
  /** Sent with the form, so that a second click finds the first hold. */
  clientKey: string;
  tiers: TierView[];
  order: SeatSelection;
  problems: SaidProblem[];
  limitPerOrder: number;
  /** The signed-in fan's email; undefined for a guest. */
  email: string | undefined;
  pending: Intent | undefined;
  /** How many wheelchair places the fan wants. */
  accessible?: string | undefined;
  code?: CodeView;
  /** Who may buy before everyone else. */
  notes?: PhaseNote[];
};

export function SeatsForm(props: SeatsFormProps) {
  const { t } = useTexts("tickets");
  const { path, tiers, order, held, problems, pending } = props;
  const { focused, general, listed, ofTier, summary, ...refused } = useProblems(problems, tiers, order.changed);

  return (
    <div className="wrap purchase">
      <Form className={props.hall ? "split with-hall" : "split"} id={SEATS_FORM} method="post" action={path} noValidate>
        <input type="hidden" name="clientKey" value={props.clientKey} />
        {held && <input type="hidden" name="reservationId" value={held.reservationId} />}
        {held && <input type="hidden" name="seen" value={held.seen} />}
        <div className="stack">
          <SeatsNotices {...props} />
          <ProblemSummary general={general} listed={listed} box={summary} />
          <fieldset>
            <legend>
              <h2 className="display d4">{t("buy.pick")}</h2>
            </legend>
            {soldOutLast(tiers).map((tier) => (
              <TierRow
                key={tier.id}
                tier={tier}
                value={order.typed[tier.id] ?? "0"}
                problem={ofTier(tier.id)}
                focused={tier.id === focused}
                onChange={(typed) => order.type(tier.id, typed)}
              />
            ))}
          </fieldset>
          {tiers.map(({ id, priceCents }) => (
            <input type="hidden" name={shownField(id)} value={priceCents} key={id} />
          ))}
          <PhaseNotes notes={props.notes ?? []} />
          <CodeField code={props.code ?? NO_CODE} problems={refused.codes} focused={refused.codesFocused} />
          {held && <HoldButtons step={order.step} path={path} />}
          <Limits tiers={tiers} limitPerOrder={props.limitPerOrder} />
          {props.hall && <list.Static hall={props.hall} path={path} accessible={props.accessible} />}
        </div>
        <div className="side stack">
          {/* Nothing can be picked on a plan without seats, so on a phone it would only stand between the seats and the total. */}
          {props.hall ? (
            <map.Static hall={props.hall} path={path} />
          ) : (
            <div className="wide-only">
              <HallPlan tiers={tiers} />
            </div>
          )}
          <SeatsSummary
            named={held?.named}
            renumber={props.hall?.texts.renumber}
            saved={held?.saved === undefined ? undefined : { amount: held.saved, code: (held.codes ?? []).join(", ") }}
            lines={order.lines}
            step={order.step}
            policies={policiesOf(tiers, order.lines)}
            pending={pending}
            path={path}
            email={props.email}
          />
        </div>
      </Form>
      {/* A separate form: pressing Enter in a quantity field must never release the seats. */}
      <Form id={RELEASE_FORM} method="post" action={path}>
        {held && <input type="hidden" name="reservationId" value={held.reservationId} />}
      </Form>
      {!held && props.turn && <MoreTimeForm turn={props.turn} />}
    </div>
  );
}

function HoldButtons({ step, path }: { step: SeatSelection["step"]; path: string }) {
  const { t } = useTexts("tickets");
  return (
    <div className="row">
      {step.kind === "pay" && (
        <button className="btn line quiet" type="submit" name="intent" value="reserve">
          {t("buy.change")}
        </button>
      )}
      {step.kind === "change" && (
        <Link className="link" to={path} reloadDocument>
          {t("buy.keep")}
        </Link>
      )}
      <button className="link" type="submit" form={RELEASE_FORM} name="intent" value="cancel">
        {t("buy.release")}
      </button>
    </div>
  );
}

function Limits({ tiers, limitPerOrder }: { tiers: TierView[]; limitPerOrder: number }) {
  const { t } = useTexts("tickets");
  const tighter = tiers.filter((tier) => tier.sale === "open" && tier.max < limitPerOrder);
  return (
    <p className="help">
      {[
        t("buy.limit", { count: limitPerOrder }),
        ...tighter.map((tier) => t("buy.limitOfTier", { count: tier.max, tier: tier.name })),
      ].join(" ")}
    </p>
  );
}

/** The distinct refund rules of the selected tiers; of all tiers while none is selected. */
function policiesOf(tiers: TierView[], lines: { definitionId: string }[]): string[] {
  const picked = tiers.filter((tier) => lines.some((line) => line.definitionId === tier.id));
  return [...new Set((picked.length > 0 ? picked : tiers).map((tier) => tier.policy).filter(Boolean))];
}
