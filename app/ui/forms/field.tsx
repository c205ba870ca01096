/** A labeled control with its help and errors, connected for assistive technology. */
import type { InputHTMLAttributes, ReactNode } from "react";

/** Attributes that connect a control with its label, help and errors. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldFrameProps = {
  /** Id of the control; the ids of help and errors derive from it. */
  id: string;
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean | undefined;
  help?: ReactNode;
  /** One sentence each. */
  errors?: readonly string[] | undefined;
  /**
   * Announces its errors as an alert. Only one field of a form does, because several alerts would talk over each other.
   */
  announced?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** The frame around any control: an input, a select, an input with a button. */
export function FieldFrame({ id, label, labelHidden, help, errors = [], announced, children }: FieldFrameProps) {
  const describedBy = [help && `${id}-help`, errors.length > 0 && `${id}-errors`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? "hide" : undefined}>
        {label}
      </label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": errors.length > 0 || undefined })}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {errors.length > 0 && (
        <div className="err" id={`${id}-errors`} role={announced ? "alert" : undefined}>
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
    </div>
  );
}

type Own = Omit<FieldFrameProps, "children" | "id">;
type FieldProps = Own & { name: string } & Omit<InputHTMLAttributes<HTMLInputElement>, "name">;

/**
 * The usual case: one input. Its id defaults to its name. The field that announces its errors also takes the focus; see
 * use-first-wrong.ts.
 */
export function Field({ label, labelHidden, help, errors, announced, className, ...input }: FieldProps) {
  const first = announced && errors && errors.length > 0;
  return (
    <FieldFrame id={input.id ?? input.name} {...{ label, labelHidden, help, errors, announced }}>
      {(control) => (
        <input
          {...(first && { autoFocus: true })}
          {...input}
          {...control}
          className={className ? `input ${className}` : "input"}
        />
      )}
    </FieldFrame>
  );
}
