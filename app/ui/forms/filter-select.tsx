/** A filter of a list: a select whose first option selects everything. */
import { FieldFrame } from "./field";

type FilterOption = { value: string; label: string; lang?: string };
type FilterSelectProps = {
  name: string;
  label: string;
  chosen: string;
  /** Text of the option that selects everything. */
  every: string;
  options: FilterOption[];
};

export function FilterSelect({ name, label, chosen, every, options }: FilterSelectProps) {
  return (
    <FieldFrame id={name} label={label}>
      {(control) => (
        <select className="select" name={name} defaultValue={chosen} {...control}>
          <option value="">{every}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A value from an old link stays visible as the selected option, even if the list no longer has it. */
export const withChosen = (values: string[], chosen: string): string[] =>
  chosen && !values.includes(chosen) ? [chosen, ...values] : values;
