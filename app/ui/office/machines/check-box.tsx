/** A checkbox with its label. */
import type { ReactNode } from "react";

type CheckBoxProps = { name: string; on: boolean; children: ReactNode };

export function CheckBox({ name, on, children }: CheckBoxProps) {
  return (
    <label className="pass-box">
      <input type="checkbox" name={name} defaultChecked={on} /> <span>{children}</span>
    </label>
  );
}
