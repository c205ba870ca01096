/** Whether and from when fans see a night. */
import { Form } from "@remix-run/react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { NightField } from "./night-field";
import { NightHead } from "./night-head";
import { DeedId } from "./night-hidden";
import { NightChecks } from "./night-side";

type NightPublishPageProps = {
  head: NightHeadView;
  checks: Parameters<typeof NightChecks>[0]["checks"];
  deed: string;
  revision: number;
  zone: string;
  /** Since when, or from when, fans see it. */
  at: string;
  /** Seats sold or on hold, and fans who have bought its broadcast or are paying for it. */
  taken: { seats: number; atHome: number };
  form: NightFormView;
  saved: boolean;
};

export function NightPublishPage(props: NightPublishPageProps) {
  const { head, checks, at, form, saved } = props;
  const { seats, atHome } = props.taken;
  const { state } = head;
  const t = officeTexts("nights");
  const hidden = state === "draft" || state === "planned";
  return (
    <div className="stack">
      <NightHead {...head} />
      {saved && (
        <Alert tone="good" focused>
          {t("publication.done")}
        </Alert>
      )}
      {form.problems[""] && <Alert focused>{form.problems[""].says}</Alert>}
      <h2>{t("publication.title")}</h2>
      <p>{t(`publication.${state === "moved" ? "public" : state}`, { at })}</p>
      {hidden && checks.some(({ done }) => !done) && <p className="soft">{t("publication.missing")}</p>}
      <NightChecks checks={checks} />
      {hidden && <p className="help">{t("publication.followers")}</p>}
      {state !== "off" && (
        <Form method="post" className="o-box">
          <DeedId id={props.deed} />
          <input type="hidden" name="revision" value={props.revision} />
          {hidden && <Plan form={form} zone={props.zone} />}
          {state !== "draft" && seats > 0 && <p className="soft">{t("publication.sold", { count: seats })}</p>}
          {state !== "draft" && atHome > 0 && <p className="soft">{t("publication.atHome", { count: atHome })}</p>}
          {state !== "draft" && seats + atHome === 0 && (
            <button type="submit" className="btn line" name="intent" value="unpublish">
              {t("publication.unpublish")}
            </button>
          )}
        </Form>
      )}
    </div>
  );
}

function Plan({ form, zone }: Pick<NightPublishPageProps, "form" | "zone">) {
  const t = officeTexts("nights");
  return (
    <>
      <button type="submit" className="btn" name="intent" value="publish">
        {t("publication.now")}
      </button>
      <NightField
        form={form}
        name="publishedAt"
        type="datetime-local"
        label={t("publication.when")}
        help={t("editor.clock", { zone })}
      />
      <button type="submit" className="btn line" name="intent" value="plan">
        {t("publication.plan")}
      </button>
    </>
  );
}
