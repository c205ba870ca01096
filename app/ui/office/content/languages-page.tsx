/** An item's translations: the state of each language, and the form of one of them. */
import { Form, Link } from "@remix-run/react";
import { languagesHref, TRANSLATED_SECTIONS } from "../../../domain/office/content/content-sections";
import type { LanguagesView, RejectedLanguage } from "../../../domain/office/content/languages-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { FieldFrame } from "../../forms/field";
import { saveAttributes } from "../forms/save-attributes";
import type { FieldLabel } from "./content-control";

type LanguagesPageProps = LanguagesView & { rejected: RejectedLanguage | undefined };

/** Longer texts get several lines. */
const LONGEST_LINE = 200;

export function LanguagesPage(props: LanguagesPageProps) {
  const { section, itemKey, itemName, languages, open, saved, rejected } = props;
  const t = officeTexts("content");
  const path = languagesHref(section, itemKey);
  return (
    <div className="stack">
      <p>
        <Link to={TRANSLATED_SECTIONS[section].item(itemKey)}>{t("languages.item")}</Link>
      </p>
      <h1 dir="auto">{t("languages.title", { name: itemName })}</h1>
      {saved && !rejected && (
        <Alert tone="good" focused>
          {t("languages.saved")}
        </Alert>
      )}
      <p className="soft">{t("languages.text")}</p>
      <nav aria-label={t("languages.choose")}>
        <ul className="o-languages">
          {languages.map(({ code, name, direction, state }) => (
            <li key={code}>
              <Link
                to={`${path}?${new URLSearchParams({ language: code })}`}
                aria-current={code === open ? "page" : undefined}
              >
                <span lang={code} dir={direction}>
                  {name}
                </span>
              </Link>{" "}
              {state === "none" ? (
                <span className="soft">{t(`languages.states.${state}`)}</span>
              ) : (
                <span className={state === "outdated" ? "badge few" : "badge"}>{t(`languages.states.${state}`)}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {open && <LanguageForm {...props} open={open} />}
    </div>
  );
}

function LanguageForm(props: LanguagesPageProps & { open: string }) {
  const { section, itemKey, languages, open, words, deedId, rejected } = props;
  const t = officeTexts("content");
  const { name, direction = "ltr", state } = languages.find(({ code }) => code === open) ?? {};
  return (
    <Form
      method="post"
      action={`${languagesHref(section, itemKey)}?${new URLSearchParams({ language: open })}`}
      className="o-form"
      noValidate
      {...saveAttributes({ intent: "save", refused: rejected !== undefined })}
    >
      <h2 lang={open} dir={direction}>
        {name}
      </h2>
      {state === "outdated" && <Alert>{t("languages.outdated")}</Alert>}
      {rejected && <Rejected rejected={rejected} />}
      <input type="hidden" name="base" value={rejected?.base ?? props.base} />
      <input type="hidden" name="deedId" value={deedId} />
      {words.map((word) => (
        <LanguageField key={word.field} {...{ word, rejected, language: open, direction }} />
      ))}
      <p className="help">{t("languages.clear")}</p>
      <div className="savebar">
        <div className="wrap">
          <p>{state === "outdated" && t("languages.comparedHelp")}</p>
          <button className="btn" type="submit" name="intent" value="save">
            {t("languages.save")}
          </button>
          {state === "outdated" && (
            <button className="btn line" type="submit" name="intent" value="compared">
              {t("languages.compared")}
            </button>
          )}
        </div>
      </div>
    </Form>
  );
}

type LanguageFieldProps = {
  word: LanguagesView["words"][number];
  rejected: RejectedLanguage | undefined;
  language: string;
  direction: "ltr" | "rtl";
};

function LanguageField({
  word: { field, most, english, was, text },
  rejected,
  language,
  direction,
}: LanguageFieldProps) {
  const t = officeTexts("content");
  const errors = [
    ...(rejected?.problems ?? []).flatMap((one) => (one.field === field ? [one.says] : [])),
    ...(rejected?.conflicts ?? []).flatMap((one) => (one.field === field ? [t("languages.conflict", one)] : [])),
  ];
  const shared = { className: "input", name: field, lang: language, dir: direction };
  const value = rejected?.typed[field] ?? text;
  return (
    <section className="o-part">
      <div className="f2">
        <div>
          <p className="small">{t("languages.english")}</p>
          <p className="o-words" lang="en" dir="ltr">
            {english || "–"}
          </p>
          {was !== undefined && (
            <>
              <p className="small">{t("languages.was")}</p>
              <p className="o-words soft" lang="en" dir="ltr">
                {was || "–"}
              </p>
            </>
          )}
        </div>
        <FieldFrame
          id={field}
          label={t(`fields.${field as FieldLabel}`)}
          errors={errors.length > 0 ? errors : undefined}
        >
          {(control) =>
            (most ?? 0) > LONGEST_LINE ? (
              <textarea rows={(most ?? 0) > 5_000 ? 14 : 5} defaultValue={value} {...shared} {...control} />
            ) : (
              <input defaultValue={value} {...shared} {...control} />
            )
          }
        </FieldFrame>
      </div>
    </section>
  );
}

function Rejected({ rejected: { problems, conflicts } }: { rejected: RejectedLanguage }) {
  const t = officeTexts("content");
  const lines = [
    ...problems.map(({ field, says }) => ({ field, says })),
    ...conflicts.map(({ field, theirs }) => ({ field, says: t("languages.conflict", { theirs }) })),
  ];
  return (
    <Alert focused>
      <p>{t("languages.problems")}</p>
      <ul>
        {lines.map(({ field, says }) => (
          <li key={field + says}>
            {field ? <a href={`#${field}`}>{t(`fields.${field as FieldLabel}`)}</a> : null} {says}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
