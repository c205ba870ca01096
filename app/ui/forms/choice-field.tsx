/** A labeled select. */
import { FieldFrame } from "./field";

type ChoiceFieldProps = {
  name: string;
  id?: string;
  label: string;
  help?: string;
  chosen?: string | undefined;
  options: readonly { value: string; label: string }[];
};

export function ChoiceField({ name, id = name, label, help, chosen, options }: ChoiceFieldProps) {
  return (
    <FieldFrame id={id} label={label} help={help}>
      {(control) => (
        <select className="select" name={name} defaultValue={chosen} {...control}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
