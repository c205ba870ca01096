/** Why a content form wasn't saved: problems with links to their fields, conflicts, and what uses the item. */
import type { ContentTree } from "../../../domain/office/content/content-form";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import type { FieldLabel } from "./content-control";

export type ContentRejection = {
  tree: ContentTree;
  base: string;
  zone: string;
  deedId: string;
  problems: { control: string; says: string }[];
  conflicts: { control: string; label: string; theirs: string; yours: string }[];
  by?: { actor: string; at: string } | undefined;
  focus?: string | undefined;
  usedBy?: string[] | undefined;
  kept?: boolean | undefined;
  seen?: string | undefined;
};

export function ContentRejected({
  rejected: { problems, conflicts, by, usedBy = [], kept },
}: {
  rejected: ContentRejection;
}) {
  const t = officeTexts("content");
  return (
    <>
      {problems.length > 0 && (
        <Alert focused>
          <p>{t(kept ? "draft.problems" : "item.problems")}</p>
          <ul>
            {problems.map(({ control, says }) => (
              <li key={control + says}>
                <a href={`#${control}`}>{labelOf(control)}</a> {says}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {usedBy.length > 0 && (
        <Alert focused>
          <p>{t("item.usedBy")}</p>
          <ul>
            {usedBy.map((name) => (
              <li key={name} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert focused>
          <h2>{t(kept ? "draft.conflict" : "item.conflict")}</h2>
          <p>
            {t(kept ? "draft.conflictText" : "item.conflictText", {
              actor: by?.actor ?? t("item.conflictBy"),
              at: by?.at ?? t("item.conflictAt"),
            })}
          </p>
          <dl className="lines">
            {conflicts.map(({ control, theirs, yours }) => (
              <div key={control}>
                <dt>
                  <a href={`#${control}`}>{labelOf(control)}</a>
                </dt>
                <dd>
                  {t("item.theirs")}: <b dir="auto">{theirs || "–"}</b>
                </dd>
                <dd>
                  {t("item.yours")}: <span dir="auto">{yours || "–"}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Alert>
      )}
    </>
  );
}

/** `titles.0.name` is "Titles 1, Name". */
function labelOf(control: string): string {
  const t = officeTexts("content");
  return control
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : t(`fields.${part as FieldLabel}`)))
    .join(" ");
}
