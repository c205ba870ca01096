/** The answer to a message, a note for staff, and the message's state. */
import { Link } from "@remix-run/react";
import { type LetterFile, SET_PHRASES, type SetPhrase } from "../../../domain/office/letters-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { FieldFrame } from "../../forms/field";
import { DeedForm } from "../forms/deed-form";
import { NoteField } from "../forms/note-field";

type AnswerFormsProps = {
  letter: LetterFile;
  repliesTo: string | undefined;
  phrase: SetPhrase | undefined;
  deedId: string;
  typed: Record<string, string> | undefined;
};

export function AnswerForms({ letter, repliesTo, phrase, deedId, typed }: AnswerFormsProps) {
  const t = officeTexts("letters");
  const { language } = letter;
  const about = { language, name: letter.name, address: repliesTo ?? "" };
  return (
    <>
      <DeedForm deedId={deedId} className="o-box o-deed">
        <input type="hidden" name="seen" value={letter.answers} />
        <p>
          {t("letter.phrases")}:{" "}
          {SET_PHRASES.map((one, index) => (
            <span key={one}>
              {index > 0 && " · "}
              <Link to={`/office/letters/${letter.id}?phrase=${one}#text`}>{t(`phrases.${one}.title`)}</Link>
            </span>
          ))}
        </p>
        <FieldFrame
          id="text"
          label={t("letter.answer", { language })}
          help={t(repliesTo ? "letter.help" : "letter.helpNoReplies", about)}
        >
          {(control) => (
            <textarea
              className="input"
              name="text"
              rows={8}
              maxLength={8000}
              dir={letter.direction === "rtl" ? "rtl" : "auto"}
              defaultValue={typed?.text ?? (phrase && t(`phrases.${phrase}.text`))}
              {...control}
            />
          )}
        </FieldFrame>
        <label className="choice">
          <input type="checkbox" name="close" value="1" defaultChecked={typed?.close === "1"} />{" "}
          <span>{t("letter.close")}</span>
        </label>
        <button type="submit" className="btn" name="intent" value="answer">
          {t("letter.send")}
        </button>
      </DeedForm>
      <DeedForm deedId={deedId} className="o-box o-deed">
        <NoteField label={t("letter.note")} button={t("letter.saveNote")} typed={typed?.note} />
      </DeedForm>
      <DeedForm deedId={deedId} className="o-box o-deed">
        <div className="row">
          <button type="submit" className="btn line" name="intent" value={letter.state === "done" ? "reopen" : "done"}>
            {t(letter.state === "done" ? "letter.reopen" : "letter.done")}
          </button>
          <button type="submit" className="btn line" name="intent" value={letter.isMine ? "giveUp" : "take"}>
            {t(letter.isMine ? "letter.giveUp" : "letter.take")}
          </button>
        </div>
      </DeedForm>
    </>
  );
}
