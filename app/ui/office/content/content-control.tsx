/** One field of a content form, with the control that its kind needs. */
import type { ContentField, ContentTree } from "../../../domain/office/content/content-form";
import type { content } from "../../../i18n/office/english/content";
import { officeTexts } from "../../../i18n/office/office-texts";
import { FieldFrame } from "../../forms/field";

export type FieldLabel = keyof typeof content.fields;
export type Problems = ReadonlyMap<string, readonly string[]>;

/** `prefix` precedes the field's name, as in `titles.0.`. */
type ContentControlProps = {
  field: ContentField;
  prefix: string;
  tree: ContentTree;
  problems: Problems;
  focused: boolean;
};

export function ContentControl({ field, prefix, tree, problems, focused }: ContentControlProps) {
  const t = officeTexts("content");
  const { name, kind, required, most, options = [] } = field;
  const own = prefix + name;
  const typed = tree[name];
  const value = typeof typed === "string" ? typed : "";
  const errors = problems.get(own);
  const label = t(`fields.${name as FieldLabel}`);
  const shared = { name: own, defaultValue: value, autoFocus: focused || undefined, required: false };

  switch (kind) {
    case "switch":
      return (
        <div className="field">
          <label className="o-tick">
            <input type="checkbox" name={own} id={own} defaultChecked={value === "on"} value="on" /> {label}
          </label>
        </div>
      );
    case "choice":
    case "reference":
      return (
        <FieldFrame id={own} label={label} errors={errors}>
          {(control) => (
            <select className="select" {...shared} {...control}>
              {(!required || value === "") && <option value="">{t("item.none")}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      );
    case "text":
    case "lines":
    case "pairs":
      return (
        <FieldFrame
          id={own}
          label={label}
          errors={errors}
          help={kind === "lines" ? t("item.perLine") : kind === "pairs" ? t("item.perPair") : undefined}
        >
          {(control) => (
            <textarea
              className="input"
              dir="auto"
              rows={kind === "text" ? ((most ?? 0) > 5_000 ? 16 : 5) : 3}
              {...shared}
              {...control}
            />
          )}
        </FieldFrame>
      );
    case "picture":
      return <PictureControl {...{ field, prefix, tree, problems, focused }} />;
    default:
      return (
        <FieldFrame id={own} label={label} errors={errors} help={kind === "money" ? t("item.money") : undefined}>
          {(control) => <input className="input" dir="auto" {...INPUTS[kind]} {...shared} {...control} />}
        </FieldFrame>
      );
  }
}

const INPUTS: Partial<Record<ContentField["kind"], { type?: string; inputMode?: "numeric" | "decimal" }>> = {
  number: { inputMode: "numeric" },
  money: { inputMode: "decimal" },
  instant: { type: "datetime-local" },
  date: { type: "date" },
};

/** A drawing by its seed, or one of the uploaded photographs. */
function PictureControl({ field: { name, options = [] }, prefix, tree, problems }: ContentControlProps) {
  const t = officeTexts("content");
  const own = prefix + name;
  const seed = String(tree[`${name}.seed`] ?? "");
  const photo = String(tree[`${name}.photo`] ?? "");
  return (
    <fieldset className="o-part">
      <legend>{t(`fields.${name as FieldLabel}`)}</legend>
      <div className="f2">
        <FieldFrame
          id={`${own}.seed`}
          label={t("item.seed")}
          help={t("item.seedHelp")}
          errors={problems.get(`${own}.seed`) ?? problems.get(own)}
        >
          {(control) => <input className="input" name={`${own}.seed`} defaultValue={seed} {...control} />}
        </FieldFrame>
        <FieldFrame
          id={`${own}.photo`}
          label={t("item.photo")}
          help={t("item.photoHelp")}
          errors={problems.get(`${own}.photo`)}
        >
          {(control) => (
            <select className="select" name={`${own}.photo`} defaultValue={photo} {...control}>
              <option value="">{t("item.none")}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
    </fieldset>
  );
}
