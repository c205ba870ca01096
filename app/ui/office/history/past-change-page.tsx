/** One content change, with the values before, after and now side by side, and the buttons that undo it. */
import { Form, Link } from "@remix-run/react";
import type { PastChangeView } from "../../../domain/office/past-change-view";
import { content } from "../../../i18n/office/english/content";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import type { FieldLabel } from "../content/content-control";

type PastChangePageProps = {
  change: PastChangeView;
  mayUndo: boolean;
  /** Why nothing was undone. */
  refusal: { again?: true; outdated?: true; says?: string[] } | undefined;
};

export function PastChangePage({ change, mayUndo, refusal }: PastChangePageProps) {
  const t = officeTexts("people");
  const { id, kind, itemName, itemHref, by, since, revision, fields } = change;
  const path = `/office/history/${id}`;
  const choosing = kind === "saved" && fields.some(({ again }) => again);
  return (
    <div className="stack">
      <p>
        <Link to="/office/history">{t("change.back")}</Link>
      </p>
      <h1>{t("change.title")}</h1>
      <h2 dir="auto">{itemHref ? <Link to={itemHref}>{itemName}</Link> : itemName}</h2>
      {(refusal?.again || refusal?.outdated) && (
        <Alert focused>{t(refusal.again ? "change.again" : "change.outdated")}</Alert>
      )}
      {refusal?.says && (
        <Alert focused>
          <p>{t("change.refused")}</p>
          <ul>
            {refusal.says.map((one) => (
              <li key={one} dir="auto">
                {one}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <p>
        {t(`change.${kind}`, by)} {since && t("change.since", { actor: since.actor, since: since.at })}
      </p>
      <Form method="post" action={path} className="stack">
        {kind === "saved" && <Versions fields={fields} choosing={choosing && mayUndo} />}
        {revision && <input type="hidden" name="seen" value={revision} />}
        {mayUndo && (kind === "removed" || revision) && (
          <p>
            <button className="btn" type="submit" name="intent" value={choosing ? "putBack" : "undo"}>
              {t(choosing ? "change.putBack" : "change.undo")}
            </button>
          </p>
        )}
      </Form>
    </div>
  );
}

function Versions({ fields, choosing }: Pick<PastChangeView, "fields"> & { choosing: boolean }) {
  const t = officeTexts("people");
  const versions = ["before", "after", "now"] as const;
  return (
    <table className="o-table cards o-versions">
      <thead>
        <tr>
          <th>{t("change.field")}</th>
          {versions.map((version) => (
            <th key={version}>{t(`change.${version}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ again, ...one }) => (
          <tr key={one.field}>
            <td>
              {choosing ? (
                <label className="o-check">
                  <input
                    type="checkbox"
                    name="field"
                    value={one.field}
                    defaultChecked={!again}
                    aria-label={t("change.putBackField", { field: labelOf(one.field) })}
                  />
                  {labelOf(one.field)}
                </label>
              ) : (
                labelOf(one.field)
              )}{" "}
              {again && <span className="badge few">{t("change.changedAgain")}</span>}
            </td>
            {versions.map((version) => (
              <td key={version} data-l={t(`change.${version}`)} dir="auto">
                {one[version] || <span className="soft">{t("change.nothing")}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Some fields of nights have no label among the content fields. */
const labelOf = (field: string): string =>
  Object.hasOwn(content.fields, field) ? officeTexts("content")(`fields.${field as FieldLabel}`) : field;
