/** The office's pictures: an upload form, and where each picture is used. */
import { Form, Link } from "@remix-run/react";
import { type PhotoFields, photoIn } from "../../../domain/media/photo";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field, FieldFrame } from "../../forms/field";
import { Photograph } from "../../media/photograph";

type Rejected = {
  typed: Record<string, string>;
  kind: "refused" | "failed" | "used";
  field?: "file" | "alt";
  says?: string;
  uses: string[];
};
type MediaPageProps = {
  pictures: { photo: PhotoFields; uses: string[] }[];
  next: number | undefined;
  done: string | undefined;
  rejected: Rejected | undefined;
};

export function MediaPage({ pictures, next, done, rejected }: MediaPageProps) {
  const t = officeTexts("content");
  const said = DONE.find((one) => one === done);
  const of = (field: "file" | "alt") => (rejected?.field === field && rejected.says ? [rejected.says] : []);
  return (
    <div className="stack">
      <h1>{t("media.title")}</h1>
      <p className="soft">{t("media.text")}</p>
      {said && !rejected && (
        <Alert tone="good" focused>
          {t(`media.${said}`)}
        </Alert>
      )}
      {rejected?.kind === "failed" && <Alert focused>{t("media.failed")}</Alert>}
      {rejected?.kind === "used" && (
        <Alert focused>
          {t("media.stillUsed")} {t("media.used", { names: rejected.uses.join(", ") })}
        </Alert>
      )}
      <Form method="post" action="/office/media" encType="multipart/form-data" className="o-box">
        <FieldFrame id="file" label={t("media.file")} help={t("media.fileHelp")} errors={of("file")} announced>
          {(control) => (
            <input className="input" type="file" name="file" accept="image/jpeg,image/png,image/webp" {...control} />
          )}
        </FieldFrame>
        <Field
          name="alt"
          label={t("media.alt")}
          help={t("media.altHelp")}
          defaultValue={rejected?.typed.alt ?? ""}
          errors={of("alt")}
          announced
        />
        <label className="o-tick">
          <input type="checkbox" name="asIs" defaultChecked={rejected?.typed.asIs === "on"} value="on" />{" "}
          {t("media.asIs")}
        </label>
        <p>
          <button className="btn" type="submit" name="intent" value="upload">
            {t("media.upload")}
          </button>
        </p>
      </Form>
      <ul className="o-pictures">
        {pictures.map(({ photo, uses }) => (
          <li key={photo.photo} className="o-box">
            <Picture fields={photo} />
            <p dir="auto">{photo.photoAlt}</p>
            <p className="soft" dir="auto">
              {uses.length > 0 ? t("media.used", { names: uses.join(", ") }) : t("media.unused")}
            </p>
            {uses.length === 0 && (
              <Form method="post" action="/office/media">
                <input type="hidden" name="sha" value={photo.photo} />
                <button className="btn quiet line" type="submit" name="intent" value="remove">
                  {t("media.remove")} <span className="hide">{photo.photoAlt}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <p>
          <Link to={`/office/media?page=${next}`}>{t("media.more")}</Link>
        </p>
      )}
    </div>
  );
}

function Picture({ fields }: { fields: PhotoFields }) {
  const photo = photoIn(fields);
  return photo ? <Photograph photo={photo} decorative lazy sizes="20rem" /> : null;
}

const DONE = ["uploaded", "removed"] as const;
