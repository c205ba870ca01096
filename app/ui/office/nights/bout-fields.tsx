/** The fields of one bout. */
import { type BoutForm, boutField, sideField } from "../../../domain/office/nights/card-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field, FieldFrame } from "../../forms/field";

export function BoutFields({ n, bout, isNew = false }: { n: number; bout: BoutForm; isNew?: boolean }) {
  const t = officeTexts("nights");
  const name = (field: string) => boutField(n, field);
  const heading = isNew ? t("card.newBout") : bout.title || t("card.bout", { n: n + 1 });
  return (
    <fieldset className="o-box">
      <legend className="hide">{heading}</legend>
      <h2 dir="auto">{heading}</h2>
      <div className="f2">
        <Field name={name("title")} label={t("card.title")} defaultValue={bout.title} dir="auto" />
        <Field name={name("stipulation")} label={t("card.stipulation")} defaultValue={bout.stipulation} dir="auto" />
        <Field name={name("championship")} label={t("card.championship")} defaultValue={bout.championship} dir="auto" />
        <Field
          name={name("order")}
          label={t("card.order")}
          defaultValue={bout.order || String(n + 1)}
          inputMode="numeric"
        />
        {!isNew && (
          <FieldFrame id={name("winner")} label={t("card.result")}>
            {(control) => (
              <select className="select" name={name("winner")} defaultValue={bout.winner} {...control}>
                <option value="">{t("card.open")}</option>
                {bout.sides.map((_, side) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
                  <option key={side} value={side}>
                    {t("card.won", { n: side + 1 })}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
      </div>
      <div className="f2">
        {[...bout.sides, []].map((people, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
          <Side key={side} bout={n} side={side} people={people} isNew={side >= bout.sides.length} />
        ))}
      </div>
      {!isNew && (
        <label className="o-check">
          <input type="checkbox" name={name("remove")} value="yes" /> {t("card.remove")}
        </label>
      )}
    </fieldset>
  );
}

type SideProps = { bout: number; side: number; people: { id: string; name: string }[]; isNew: boolean };

function Side({ bout, side, people, isNew }: SideProps) {
  const t = officeTexts("nights");
  return (
    <div className="o-side">
      <p>
        <b>{isNew ? t("card.newSide") : t("card.side", { n: side + 1 })}</b>
      </p>
      {people.map(({ id, name }) => (
        <label key={id} className="o-check">
          <input
            type="checkbox"
            name={sideField(bout, side, "stays")}
            value={id}
            defaultChecked
            aria-label={t("card.stays", { name })}
          />{" "}
          <span dir="auto">{name}</span>
        </label>
      ))}
      <Field
        name={sideField(bout, side, "add")}
        label={t("card.add", { n: side + 1 })}
        labelHidden
        list="roster"
        autoComplete="off"
        dir="auto"
      />
    </div>
  );
}
