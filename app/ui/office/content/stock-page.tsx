/** An article's stock: a form for each variant that adds or removes pieces. */
import { Form, Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field } from "../../forms/field";

export type StockVariant = { id: string; sku: string; choices: Record<string, string>; remaining?: number | undefined };
export type StockRejection = {
  variantId: string;
  typed: Record<string, string>;
  problem: { kind: "wrongNumber" | "noReason" | "missing" } | { kind: "short"; remaining: number };
};
type StockPageProps = {
  itemKey: string;
  name: string;
  variants: (StockVariant & { deedId: string })[];
  done: boolean;
  rejected: StockRejection | undefined;
};

export function StockPage({ itemKey, name, variants, done, rejected }: StockPageProps) {
  const t = officeTexts("content");
  return (
    <div className="stack">
      <p>
        <Link to={`/office/shop/${itemKey}`}>{name}</Link>
      </p>
      <h1>{t("stock.title", { name })}</h1>
      <p className="soft">{t("stock.text")}</p>
      {done && !rejected && (
        <Alert tone="good" focused>
          {t("stock.done")}
        </Alert>
      )}
      <table className="o-table cards">
        <thead>
          <tr>
            <th>{t("stock.sku")}</th>
            <th>{t("stock.choices")}</th>
            <th>{t("stock.left")}</th>
            <th>{t("stock.count")}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant.id}>
              <td data-l={t("stock.sku")}>{variant.sku}</td>
              <td data-l={t("stock.choices")}>{Object.values(variant.choices).join(", ")}</td>
              <td data-l={t("stock.left")}>{variant.remaining ?? t("stock.uncounted")}</td>
              <td>
                {variant.remaining !== undefined && (
                  <CountForm {...variant} rejected={rejected?.variantId === variant.id ? rejected : undefined} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CountFormProps = { id: string; sku: string; deedId: string; rejected: StockRejection | undefined };

function CountForm({ id, sku, deedId, rejected }: CountFormProps) {
  const t = officeTexts("content");
  const problem = rejected?.problem;
  const ofReason = problem?.kind === "noReason" ? [t("stock.noReason")] : [];
  const ofNumber = !problem || problem.kind === "noReason" ? [] : [numberProblem(problem)];
  return (
    <Form method="post" className="o-inline">
      <input type="hidden" name="variantId" value={id} />
      <input type="hidden" name="deedId" value={deedId} />
      <Field
        id={`by-${id}`}
        name="by"
        label={t("stock.by")}
        errors={ofNumber}
        announced
        defaultValue={rejected?.typed.by ?? ""}
      />
      <Field
        id={`reason-${id}`}
        name="reason"
        label={t("stock.reason")}
        errors={ofReason}
        announced
        defaultValue={rejected?.typed.reason ?? ""}
      />
      <button className="btn quiet line" type="submit" name="intent" value="count">
        {t("stock.count")} <span className="hide">{sku}</span>
      </button>
    </Form>
  );
}

function numberProblem(problem: StockRejection["problem"]): string {
  const t = officeTexts("content");
  if (problem.kind === "short") return t("stock.short", { remaining: problem.remaining });
  return t(problem.kind === "missing" ? "stock.missing" : "stock.wrongNumber");
}
