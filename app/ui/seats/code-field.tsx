/** The field for a presale or discount code. It is always shown, so that it doesn't reveal whether codes exist. */
import type { CodeView } from "../../domain/tickets/code-fields";
import { CODE } from "../../domain/tickets/code-fields";
import type { SaidProblem } from "../../domain/tickets/quantities";
import { useTexts } from "../../i18n/texts";
import { FieldFrame } from "../forms/field";

type CodeFieldProps = {
  code: CodeView;
  /** Why the codes were refused. */
  problems: readonly SaidProblem[];
  /** Nothing else was refused, so the field announces its problems and takes the focus. */
  focused: boolean;
};

/** Belongs to its own form or to the purchase form. Its button holds the chosen seats, or only shows the prices. */
export function CodeField({ code, problems, focused }: CodeFieldProps) {
  const { t } = useTexts("codes");
  return (
    <div className="code-field">
      <FieldFrame id={CODE} label={t("label")} errors={problems.map(({ says }) => says)} announced={focused}>
        {(control) => (
          <div className="withbtn">
            <input
              {...(focused && problems.length > 0 && { autoFocus: true })}
              name={CODE}
              defaultValue={code.typed}
              maxLength={84}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...control}
              className="input"
            />
            <button type="submit" name="intent" value="code">
              {t("use")}
            </button>
          </div>
        )}
      </FieldFrame>
      {code.counts.map((text) => (
        <p className="met" key={text} role="status">
          {t("counts", { code: text })}
        </p>
      ))}
    </div>
  );
}
