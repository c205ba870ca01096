/** The result of saving a night's form. */

import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { nights } from "../../../i18n/office/english/nights";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";

export const isRefused = ({ problems, clashes }: NightFormView): boolean =>
  Object.keys(problems).length + Object.keys(clashes).length > 0;

type NightLabel = keyof Omit<typeof nights.editor, "registrations">;

/** Fields whose label has another key than their name. */
const LABELS: Record<string, NightLabel> = {
  ...{ venueId: "place", showId: "show", seatingPlanId: "plan", sectionId: "section", description: "short" },
};

/** The label of the field `tier.new.price`. */
function labelOf(name: string): `editor.${NightLabel}` {
  const field = name.slice(name.lastIndexOf(".") + 1);
  const label = name.startsWith("tier.") && field === "description" ? field : (LABELS[field] ?? (field as NightLabel));
  return `editor.${label}`;
}

export function NightFormAlert({ form, saved }: { form: NightFormView; saved: boolean }) {
  const t = officeTexts("nights");
  if (saved) {
    return (
      <Alert tone="good" focused>
        {t("editor.saved")}
      </Alert>
    );
  }
  const fields = [...new Set([...Object.keys(form.problems), ...Object.keys(form.clashes)])];
  if (fields.length === 0) return null;
  const { by, clashes } = form;
  const clashing = Object.keys(clashes).length > 0;
  return (
    <Alert focused>
      <p>
        {clashing
          ? t("editor.clashes", { name: by?.name ?? t("editor.somebody"), at: by?.at ?? "" })
          : t("editor.problems")}
      </p>
      {form.problems[""] && <p>{form.problems[""].says}</p>}
      <ul>
        {fields.filter(Boolean).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              {t(labelOf(name))}{" "}
              {form.problems[name]?.says ?? t("editor.theirs", { theirs: clashes[name]?.theirs ?? "" })}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
