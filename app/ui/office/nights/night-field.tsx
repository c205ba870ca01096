/** A field of a night's form: its text, its problem, and what someone else has written in the meantime. */
import type { InputHTMLAttributes, ReactNode } from "react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { type ControlProps, FieldFrame } from "../../forms/field";

type NightFieldProps = {
  form: NightFormView;
  name: string;
  label: string;
  labelHidden?: boolean;
  help?: ReactNode;
  /** Any control other than a one-line input. */
  children?: (control: ControlProps & { name: string; defaultValue: string }) => ReactNode;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "className" | "required" | "list" | "readOnly">;

export function NightField({ form, name, label, labelHidden, help, children, ...input }: NightFieldProps) {
  const t = officeTexts("nights");
  const [value, problem, clash] = [form.values[name] ?? "", form.problems[name], form.clashes[name]];
  const theirs = clash && (clash.theirs ? t("editor.theirs", clash) : t("editor.theirsEmpty"));
  const wrong = problem && (problem.whole ? problem.says : `${label} ${problem.says}.`);
  const errors = [wrong, theirs].filter((one): one is string => Boolean(one));
  return (
    <>
      <FieldFrame id={name} label={label} labelHidden={labelHidden} help={help} errors={errors}>
        {(control) =>
          children ? (
            children({ ...control, name, defaultValue: value })
          ) : (
            <input
              {...control}
              {...input}
              className={input.className ? `input ${input.className}` : "input"}
              name={name}
              defaultValue={value}
            />
          )
        }
      </FieldFrame>
      {problem?.ways && <Ways name={name} ways={problem.ways} />}
    </>
  );
}

/** The two instants of an hour that occurs twice. */
function Ways({ name, ways }: { name: string; ways: string[] }) {
  return (
    <fieldset className="o-ways">
      <legend>{officeTexts("nights")("editor.ways")}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name={`${name}.way`} value={way} /> {way.slice(-"-05:00".length)} ({way.slice(0, 10)}{" "}
          {way.slice(11, 16)})
        </label>
      ))}
    </fieldset>
  );
}

type Option = { value: string; label: string };

/** The same as a select. `none`: the option for an empty value. */
export function NightSelect(
  props: Omit<NightFieldProps, "children"> & { options: readonly Option[]; none?: string | undefined },
) {
  const { options, none, ...field } = props;
  return (
    <NightField {...field}>
      {(control) => (
        <select {...control} className="select">
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </NightField>
  );
}

/** The same as a textarea. */
export function NightTextarea({
  rows,
  most,
  ...field
}: Omit<NightFieldProps, "children"> & { rows: number; most: number }) {
  return (
    <NightField {...field}>
      {(control) => <textarea {...control} className="input" rows={rows} maxLength={most} dir="auto" />}
    </NightField>
  );
}
