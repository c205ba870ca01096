/** A list inside a content form. Its buttons are submit buttons, so that rows move without scripts. */
import type { ContentField, ContentTree } from "../../../domain/office/content/content-form";
import { officeTexts } from "../../../i18n/office/office-texts";
import { ContentControl, type FieldLabel, type Problems } from "./content-control";

type ContentRowsProps = {
  field: ContentField;
  rows: ContentTree[];
  problems: Problems;
  /** The control to focus after a list's button: `titles.1`. */
  focus: string | undefined;
};

export function ContentRows({ field: { name, fields = [] }, rows, problems, focus }: ContentRowsProps) {
  const t = officeTexts("content");
  const list = t(`fields.${name as FieldLabel}`);
  return (
    <fieldset className="o-part">
      <legend>{list}</legend>
      <input type="hidden" name={`${name}.count`} value={rows.length} />
      {problems.get(name)?.map((problem) => (
        <p className="err" key={problem} id={name}>
          {problem}
        </p>
      ))}
      {rows.map((row, index) => {
        const own = `${name}.${index}`;
        const shown = fields.filter(({ onlyNew }) => !(onlyNew && row.id));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once, without scripts
          <fieldset className="o-row" key={index}>
            <legend className="hide">{t("rows.one", { list, number: index + 1 })}</legend>
            {typeof row.id === "string" && <input type="hidden" name={`${own}.id`} value={row.id} />}
            <div className="f2">
              {shown.map((field, at) => (
                <ContentControl
                  key={field.name}
                  prefix={`${own}.`}
                  tree={row}
                  focused={at === 0 && focus === own}
                  {...{ field, problems }}
                />
              ))}
            </div>
            <p className="row">
              {index > 0 && <RowButton value={`${own}.up`} label={t("rows.up")} of={index} />}
              {index < rows.length - 1 && <RowButton value={`${own}.down`} label={t("rows.down")} of={index} />}
              <RowButton value={`${own}.remove`} label={t("rows.remove")} of={index} />
            </p>
          </fieldset>
        );
      })}
      <p>
        <button
          className="btn quiet line"
          type="submit"
          name="row"
          value={`${name}.add`}
          {...(focus === name && { autoFocus: true })}
        >
          {t("rows.add", { list })}
        </button>
      </p>
    </fieldset>
  );
}

const RowButton = ({ value, label, of }: { value: string; label: string; of: number }) => (
  <button className="btn quiet line" type="submit" name="row" value={value}>
    {label} <span className="hide">{of + 1}</span>
  </button>
);
