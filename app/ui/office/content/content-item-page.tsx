/** The page of one content item: its form, its problems, and other actions on the item. */
import { Form, Link } from "@remix-run/react";
import type { ContentField, ContentTree } from "../../../domain/office/content/content-form";
import {
  CONTENT_SECTIONS,
  type ContentSection,
  isTranslatedSection,
  languagesHref,
} from "../../../domain/office/content/content-sections";
import type { DraftNote, DraftView } from "../../../domain/office/content/draft-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { DraftNoteAlert, DraftNotice } from "../drafts/draft-notice";
import { saveAttributes } from "../forms/save-attributes";
import { ContentControl } from "./content-control";
import { ContentRejected, type ContentRejection } from "./content-rejected";
import { ContentRows } from "./content-rows";
import { type StreamFacts, StreamPart } from "./stream-part";

type OpenedItem = {
  section: ContentSection;
  itemKey: string;
  stored: boolean;
  draft: DraftView | undefined;
  note: DraftNote | undefined;
  name: string;
  fields: ContentField[];
  zone: string;
  tree: ContentTree;
  base: string;
  deedId: string;
  removeDeedId: string;
  last: { actor: string; at: string } | undefined;
  siteHref: string | undefined;
  /** Id of the deed that was just saved; empty if nothing changed. */
  saved: string | undefined;
  undone: boolean;
  stream: StreamFacts | undefined;
};

export function ContentItemPage({ rejected, ...opened }: OpenedItem & { rejected: ContentRejection | undefined }) {
  const t = officeTexts("content");
  const { section, itemKey, stored, draft, note, name, saved, undone, last, stream } = opened;
  const { path } = CONTENT_SECTIONS[section];
  return (
    <div className="stack">
      <p>
        <Link to={path}>{t("item.back", { list: t(`lists.${section}.title`) })}</Link>
      </p>
      <h1 dir="auto">{name || t("item.fresh")}</h1>
      {!rejected && saved !== undefined && (
        <Alert tone="good" focused>
          {note ? t(`draft.notes.${note}`) : t("item.saved")}
          {saved && (
            <Form method="post" action={`/office/history/${saved}`}>
              <button className="btn quiet line" type="submit" name="intent" value="undo">
                {t("item.undo")}
              </button>
            </Form>
          )}
        </Alert>
      )}
      {!rejected && undone && (
        <Alert tone="good" focused>
          {t("item.undone")}
        </Alert>
      )}
      {!rejected && note && saved === undefined && <DraftNoteAlert note={note} />}
      {rejected && <ContentRejected rejected={rejected} />}
      {draft && (
        <DraftNotice
          {...{ draft }}
          path={`${path}/${itemKey}`}
          deedName="deedId"
          deedId={opened.removeDeedId}
          alone={!stored}
        />
      )}
      <ContentForm {...opened} rejected={rejected} />
      {stream && <StreamPart stream={stream} />}
      {stored && (
        <section className="o-box">
          <ItemLinks {...opened} path={path} />
          {last && <p className="soft">{t("item.last", last)}</p>}
          <Form method="post" action={`${path}/${itemKey}`}>
            <input type="hidden" name="deedId" value={opened.removeDeedId} />
            <p className="help">{t("item.removeText")}</p>
            <button className="btn quiet line" type="submit" name="intent" value="remove">
              {t("item.remove")}
            </button>
          </Form>
        </section>
      )}
    </div>
  );
}

function ItemLinks({ section, itemKey, siteHref, path }: OpenedItem & { path: string }) {
  const t = officeTexts("content");
  return (
    <p className="row">
      {siteHref && <a href={siteHref}>{t("item.onSite")}</a>}
      <Link to={`${path}/new?${new URLSearchParams({ from: itemKey })}`}>{t("item.copy")}</Link>
      {isTranslatedSection(section) && <Link to={languagesHref(section, itemKey)}>{t("languages.link")}</Link>}
      {section === "shop" && <Link to={`${path}/${itemKey}/stock`}>{t("item.stock")}</Link>}
    </p>
  );
}

function ContentForm({
  section,
  itemKey,
  fields,
  rejected,
  ...opened
}: OpenedItem & { rejected: ContentRejection | undefined }) {
  const t = officeTexts("content");
  const { tree, base, zone, deedId } = rejected ?? opened;
  const onDraft = opened.draft?.open === true;
  const first = onDraft ? "draft" : "save";
  const problems = new Map<string, string[]>();
  for (const { control, says } of rejected?.problems ?? []) {
    problems.set(control, [...(problems.get(control) ?? []), says]);
  }
  return (
    <Form
      method="post"
      action={`${CONTENT_SECTIONS[section].path}/${itemKey}${onDraft ? "?draft" : ""}`}
      className="o-form"
      noValidate
      {...saveAttributes({ intent: first, refused: rejected !== undefined })}
    >
      {/* For the lists' buttons. Save comes later in the form and wins. Enter presses the form's first button. */}
      <input type="hidden" name="intent" value="rows" />
      <button className="hide" type="submit" name="intent" value={first} tabIndex={-1} aria-hidden="true">
        {t(onDraft ? "draft.save" : "item.save")}
      </button>
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="deedId" value={deedId} />
      {rejected?.seen && <input type="hidden" name="seen" value={rejected.seen} />}
      {fields.some(({ kind }) => kind === "instant") && <p className="help">{t("item.clock", { zone })}</p>}
      <p className="help">{t("item.language")}</p>
      {fields.map((field) => {
        const rows = tree[field.name];
        return field.kind === "rows" ? (
          <ContentRows
            key={field.name}
            rows={Array.isArray(rows) ? rows : []}
            focus={rejected?.focus}
            {...{ field, problems }}
          />
        ) : (
          <ContentControl key={field.name} prefix="" focused={false} {...{ field, tree, problems }} />
        );
      })}
      <div className="savebar">
        <div className="wrap">
          <p />
          <button className="btn line" type="submit" name="intent" value="draft">
            {t("draft.save")}
          </button>
          <button className="btn" type="submit" name="intent" value={onDraft ? "publish" : "save"}>
            {t(onDraft ? "draft.publish" : "item.save")}
          </button>
        </div>
      </div>
    </Form>
  );
}
