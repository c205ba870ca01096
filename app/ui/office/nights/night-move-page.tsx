/** Moving a night: first the new date, then its consequences, then the button. */
import { Form } from "@remix-run/react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { NightField } from "./night-field";
import { NightHead } from "./night-head";
import { DeedId } from "./night-hidden";

export type MovePreviewView = {
  from: string;
  /** Undefined if the date isn't known yet. */
  to: string | undefined;
  doors: string;
  end: string;
  mails: number;
  /** "English 12, German 3". */
  languages: string;
  /** `start` and `end` are left out if the date isn't known yet. */
  broadcasts: { title: string; start?: string; end?: string; mails: number }[];
  shifting: { tier: string; to: string }[];
  staying: { tier: string; at: string; late: boolean }[];
  /** The text of the mail. */
  mail: string | undefined;
  digest: string;
};
type NightMovePageProps = {
  head: NightHeadView;
  deed: string;
  now: string;
  zone: string;
  form: NightFormView;
  preview: MovePreviewView | undefined;
  /** Why it can't be moved. */
  refused: string | undefined;
  notice: { tone: "good" | "bad"; says: string } | undefined;
};

export function NightMovePage({ head, deed, now, zone, form, preview, refused, notice }: NightMovePageProps) {
  const t = officeTexts("nights");
  return (
    <div className="stack">
      <NightHead {...head} />
      {notice && (
        <Alert tone={notice.tone} focused>
          {notice.says}
        </Alert>
      )}
      <h2>{t("move.title", { title: head.title })}</h2>
      <p>{t("move.now", { at: now })}</p>
      <p className="soft">{t("move.text")}</p>
      {refused ? (
        <p className="o-box">{refused}</p>
      ) : (
        <Form method="get" className="o-box">
          <NightField
            form={form}
            name="startAt"
            type="datetime-local"
            label={t("move.to")}
            help={t("editor.clock", { zone })}
          />
          <label className="o-check">
            <input type="checkbox" name="none" value="yes" defaultChecked={form.values.none === "yes"} />{" "}
            {t("move.none")}
          </label>
          <button type="submit" className="btn line">
            {t("move.look")}
          </button>
        </Form>
      )}
      {preview && !refused && <WhatFollows preview={preview} form={form} deed={deed} />}
    </div>
  );
}

function WhatFollows({ preview, form, deed }: { preview: MovePreviewView; form: NightFormView; deed: string }) {
  const t = officeTexts("nights");
  const { from, to, doors, end, mails, languages, mail } = preview;
  return (
    <Form method="post" className="o-box">
      <h2>{t("move.follows")}</h2>
      <DeedId id={deed} />
      <input type="hidden" name="digest" value={preview.digest} />
      <input type="hidden" name="startAt" value={form.values.startAt ?? ""} />
      <input type="hidden" name="startAt.way" value={form.values["startAt.way"] ?? ""} />
      <input type="hidden" name="none" value={form.values.none ?? ""} />
      <div className="preview">
        <ul className="changes">
          <li>{to ? t("move.from", { from, to }) : t("move.noDate", { from })}</li>
          {to && <li>{t("move.rest", { doors, end })}</li>}
          {preview.broadcasts.map(({ title, start, end, mails: count }) => (
            <li key={title}>
              {start && end ? t("move.broadcast", { title, start, end }) : t("move.broadcastNoDate", { title })}{" "}
              {t("move.broadcastTold", { count })}
            </li>
          ))}
          <li>
            {t("move.told", { count: mails })} {mails > 0 && t("move.languages", { list: languages })}
          </li>
          {preview.shifting.map((one) => (
            <li key={one.tier}>{t("move.shifts", one)}</li>
          ))}
          {preview.staying.map(({ late, ...one }) => (
            <li key={one.tier}>{t(late ? "move.late" : "move.stays", one)}</li>
          ))}
          {mails > 0 && <li>{t("move.back")}</li>}
        </ul>
      </div>
      {mail && (
        <details>
          <summary className="link">{t("move.mail")}</summary>
          <pre className="o-mail">{mail}</pre>
        </details>
      )}
      <button type="submit" className="btn" name="intent" value="move">
        {t("move.button", { count: mails })}
      </button>
    </Form>
  );
}
