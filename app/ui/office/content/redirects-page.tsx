/** The list of redirects and whether each works, with forms to add one or several. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field, FieldFrame } from "../../forms/field";
import { RowDeed } from "../lists/row-deed";
import { TableHead } from "../lists/table-head";

type RedirectsPageProps = {
  redirects: { path: string; target: string; works: boolean; overPage: boolean }[];
  done: string | undefined;
  rejected: { typed: Record<string, string>; problems: string[]; lines: { line: number; says: string }[] } | undefined;
};

export function RedirectsPage({ redirects, done, rejected }: RedirectsPageProps) {
  const t = officeTexts("content");
  const said = DONE.find((one) => one === done);
  return (
    <div className="stack">
      <h1>{t("redirects.title")}</h1>
      <p className="soft">{t("redirects.text")}</p>
      {said && !rejected && (
        <Alert tone="good" focused>
          {t(`redirects.${said}`)}
        </Alert>
      )}
      <Form method="post" action="/office/redirects" className="o-box">
        <div className="f2">
          <Field
            name="path"
            label={t("redirects.path")}
            help={t("redirects.pathHelp")}
            defaultValue={rejected?.typed.path ?? ""}
            errors={rejected?.problems}
            announced
          />
          <Field
            name="target"
            label={t("redirects.target")}
            help={t("redirects.targetHelp")}
            defaultValue={rejected?.typed.target ?? ""}
          />
        </div>
        <p>
          <button className="btn" type="submit" name="intent" value="put">
            {t("redirects.add")}
          </button>
        </p>
      </Form>
      {redirects.length > 0 && (
        <table className="o-table cards">
          <TableHead
            columns={[t("redirects.path"), t("redirects.target"), t("redirects.works")]}
            deed={t("redirects.remove")}
          />
          <tbody>
            {redirects.map(({ path, target, works, overPage }) => (
              <tr key={path}>
                <td>
                  <a href={path}>{path}</a>
                </td>
                <td data-l={t("redirects.target")}>{target}</td>
                <td data-l={t("redirects.works")}>
                  {t(works ? (overPage ? "redirects.hides" : "redirects.works") : "redirects.loops")}
                </td>
                <td>
                  <RowDeed
                    {...{ intent: "remove", name: "path", value: path, action: "/office/redirects" }}
                    text={t("redirects.remove")}
                    about={path}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Form method="post" action="/office/redirects" className="o-box">
        <FieldFrame
          id="lines"
          label={t("redirects.import")}
          help={t("redirects.importHelp")}
          errors={rejected?.lines.map((line) => t("redirects.line", line))}
          announced
        >
          {(control) => (
            <textarea className="input" name="lines" rows={5} defaultValue={rejected?.typed.lines ?? ""} {...control} />
          )}
        </FieldFrame>
        <p>
          <button className="btn line" type="submit" name="intent" value="import">
            {t("redirects.import")}
          </button>
        </p>
      </Form>
    </div>
  );
}

const DONE = ["added", "gone", "imported"] as const;
