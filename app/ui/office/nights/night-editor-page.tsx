/** A night in the office: seats, tiers, sale, times and venue. */
import { Form } from "@remix-run/react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightChoice, NightHeadView, TierNumbers } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { saveAttributes } from "../forms/save-attributes";
import { NightField, NightSelect } from "./night-field";
import { isRefused, NightFormAlert } from "./night-form-alert";
import { NightHead } from "./night-head";
import { DeedId, FormEnd, OpenedWith } from "./night-hidden";
import { NightSaveBar } from "./night-save-bar";
import { NightSide } from "./night-side";
import { TierRows } from "./tier-rows";

const DATE_STAYS = {
  sold: "editor.startStays",
  undated: "editor.startUndated",
  undatedDraft: "editor.startUndatedDraft",
} as const;

type NightEditorPageProps = Parameters<typeof NightSide>[0] & {
  head: NightHeadView;
  deed: string;
  form: NightFormView;
  saved: boolean;
  mayWrite: boolean;
  tiers: TierNumbers[];
  places: NightChoice[];
  shows: NightChoice[];
  sections: NightChoice[];
  plans: NightChoice[];
  /** The venue's time zone, in words. */
  zone: string;
  /** Why the date can't be changed here: something was sold, or there is none. */
  dateStays: keyof typeof DATE_STAYS | undefined;
  /** Seats are taken, so the seating plan can't be changed. */
  planStays: boolean;
};

export function NightEditorPage(props: NightEditorPageProps) {
  const { head, deed, form, saved, mayWrite, tiers, sections, zone } = props;
  return (
    <div className="stack">
      <NightHead {...head} />
      <NightFormAlert form={form} saved={saved} />
      <NightNumbers tiers={tiers} />
      <Form
        method="post"
        className="stack"
        action={`/office/nights/${head.id}`}
        {...(mayWrite && saveAttributes({ intent: "save", refused: isRefused(form) }))}
      >
        <DeedId id={deed} />
        <OpenedWith was={form.was} />
        <div className="o-grid">
          <fieldset className="o-plain stack" disabled={!mayWrite}>
            <TierRows {...{ form, tiers, sections, zone }} />
            <Sale form={form} />
            <TimesAndPlace {...props} />
          </fieldset>
          <NightSide {...props} />
        </div>
        <FormEnd />
        {mayWrite && <NightSaveBar back={`/office/nights/${head.id}`} looks />}
      </Form>
    </div>
  );
}

function NightNumbers({ tiers }: Pick<NightEditorPageProps, "tiers">) {
  const t = officeTexts("nights");
  const sum = (number: "sold" | "held" | "blocked" | "capacity") => tiers.reduce((all, one) => all + one[number], 0);
  const left = Math.max(0, sum("capacity") - sum("sold") - sum("held") - sum("blocked"));
  return (
    <dl className="nums">
      {(["sold", "held", "blocked"] as const).map((number) => (
        <div key={number}>
          <dt>{t(`numbers.${number}`)}</dt>
          <dd>{sum(number)}</dd>
        </div>
      ))}
      <div>
        <dt>{t("numbers.left")}</dt>
        <dd>{left}</dd>
      </div>
    </dl>
  );
}

function Sale({ form }: Pick<NightEditorPageProps, "form">) {
  const t = officeTexts("nights");
  const kinds = (["TICKETS", "EXTERNAL", "NO_REGISTRATION"] as const).map((value) => ({
    value,
    label: t(`editor.registrations.${value}`),
  }));
  return (
    <section className="o-box">
      <h2>{t("editor.sale")}</h2>
      <div className="f2">
        <NightSelect form={form} name="registrationType" label={t("editor.registrationType")} options={kinds} />
        <NightField
          form={form}
          name="ticketLimitPerOrder"
          label={t("editor.ticketLimitPerOrder")}
          inputMode="numeric"
        />
        <NightField form={form} name="externalUrl" label={t("editor.externalUrl")} type="url" />
      </div>
    </section>
  );
}

function TimesAndPlace({ form, places, shows, plans, zone, dateStays, planStays }: NightEditorPageProps) {
  const t = officeTexts("nights");
  const clock = t("editor.clock", { zone });
  const time = { form, type: "datetime-local" } as const;
  return (
    <section className="o-box">
      <h2>{t("editor.night")}</h2>
      <div className="f2">
        <NightField {...time} name="doorsAt" label={t("editor.doorsAt")} help={clock} />
        <NightField
          {...time}
          name="startAt"
          label={t("editor.startAt")}
          help={dateStays ? t(DATE_STAYS[dateStays]) : clock}
          readOnly={dateStays !== undefined}
        />
        <NightField {...time} name="endAt" label={t("editor.endAt")} help={clock} />
        <NightSelect form={form} name="venueId" label={t("editor.place")} options={places} none={t("editor.noPlace")} />
        <NightSelect form={form} name="showId" label={t("editor.show")} options={shows} none={t("editor.noShow")} />
        {planStays ? (
          <NightSelect
            form={form}
            name="seatingPlanId"
            label={t("editor.plan")}
            options={plans.filter(({ value }) => value === form.was.seatingPlanId)}
            none={form.was.seatingPlanId === "" ? t("editor.noPlan") : undefined}
            help={t("editor.planStays")}
          />
        ) : (
          <NightSelect
            form={form}
            name="seatingPlanId"
            label={t("editor.plan")}
            options={plans}
            none={t("editor.noPlan")}
          />
        )}
      </div>
    </section>
  );
}
