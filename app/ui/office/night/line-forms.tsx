/** Sets the rate of a line, ends it, or plans one. */
import { Form } from "@remix-run/react";
import type { LinePlan, LineView } from "../../../domain/office/line-view";
import { type DeedAnswer, typedFor } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { ChoiceField } from "../../forms/choice-field";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";

type LineFormsProps = {
  path: string;
  plan: LinePlan;
  figures: LineView | undefined;
  answered: DeedAnswer | undefined;
};

export function LineForms({ path, plan, figures, answered }: LineFormsProps) {
  const t = officeTexts("nightSale");
  const running = figures && !figures.ended && figures.state !== "off";
  return (
    <>
      {running && (
        <div className="f2">
          <Form method="post" action={path} className="o-box" noValidate>
            <Field
              name="rate"
              label={t("line.rate")}
              help={t("line.rateHelp")}
              inputMode="decimal"
              defaultValue={typedFor(answered, "rate").rate ?? figures.maxRate}
            />
            <div className="row">
              <SubmitButton intent="rate" className="btn line">
                {t("line.rateButton")}
              </SubmitButton>
            </div>
          </Form>
          <Form method="post" action={path} className="o-box">
            <h2>{t("line.stop")}</h2>
            <p className="soft">{t("line.stopText")}</p>
            <div className="row">
              <SubmitButton intent="stop" className="btn line">
                {t("line.look")}
              </SubmitButton>
            </div>
          </Form>
        </div>
      )}
      {(!running || figures.state === "planned") && (
        <PlanForm path={path} plan={plan} typed={typedFor(answered, "plan")} />
      )}
    </>
  );
}

function PlanForm({ path, plan, typed }: { path: string; plan: LinePlan; typed: Record<string, string> }) {
  const t = officeTexts("nightSale");
  return (
    <Form method="post" action={path} className="o-box" noValidate>
      <h2>{t("line.plan")}</h2>
      <p className="soft">{t("line.planText")}</p>
      <div className="f2">
        <Field
          name="opensAt"
          type="datetime-local"
          label={t("line.opensAt")}
          defaultValue={typed.opensAt ?? plan.opensAt}
          required
        />
        <Field name="join" label={t("line.join")} inputMode="numeric" defaultValue={typed.join ?? plan.join} />
        <Field name="turn" label={t("line.turn")} inputMode="numeric" defaultValue={typed.turn ?? plan.turn} />
        <Field
          name="rate"
          id="plan-rate"
          label={t("line.rate")}
          help={t("line.rateHelp")}
          inputMode="decimal"
          defaultValue={typed.rate ?? plan.maxRate}
        />
        <ChoiceField
          name="access"
          label={t("line.access")}
          chosen={typed.access ?? plan.access}
          options={(["anyone", "account"] as const).map((value) => ({ value, label: t(`line.accesses.${value}`) }))}
        />
        <ChoiceField
          name="mode"
          label={t("line.mode")}
          chosen={typed.mode}
          options={(["planned", "off"] as const).map((value) => ({ value, label: t(`line.modes.${value}`) }))}
        />
      </div>
      <div className="row">
        <SubmitButton intent="plan">{t("line.look")}</SubmitButton>
      </div>
    </Form>
  );
}
