/** The consequences of a form, and the button that does it. Hidden fields contain the input. */
import { Form, Link, useLocation } from "@remix-run/react";
import type { DeedAnswer, PreviewView } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { SubmitButton } from "../../forms/submit-button";

type PreviewBoxProps = Pick<DeedAnswer, "deed" | "typed"> & { preview: PreviewView };

export function PreviewBox({ deed, typed, preview: { title, says, press, seen, changed } }: PreviewBoxProps) {
  const t = officeTexts("frame");
  const { pathname } = useLocation();
  return (
    <Form method="post" action={pathname} className="preview" aria-label={title}>
      <b className="display">{title}</b>
      {changed && <p role="alert">{t("preview.changed")}</p>}
      <ul className="changes">
        {says.map((one) => (
          <li key={one} dir="auto">
            {one}
          </li>
        ))}
      </ul>
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="seen" value={seen} />
      <div className="row">
        <SubmitButton intent={deed} autoFocus>
          {press}
        </SubmitButton>
        <Link className="btn quiet line" to={pathname}>
          {t("preview.back")}
        </Link>
      </div>
    </Form>
  );
}
