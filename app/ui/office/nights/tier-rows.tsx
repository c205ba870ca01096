/** A night's tiers in its form: two rows each, and empty rows for a new tier. */
import { NEW_TIER, type NightFormView, tierField, tiersIn } from "../../../domain/office/nights/night-form-view";
import type { NightChoice, TierNumbers } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightField, NightSelect, NightTextarea } from "./night-field";

type TierRowsProps = { form: NightFormView; tiers: TierNumbers[]; sections: NightChoice[]; zone: string };

export function TierRows({ form, tiers, sections, zone }: TierRowsProps) {
  const t = officeTexts("nights");
  const ids = tiersIn(form.values).filter((id) => id !== NEW_TIER);
  return (
    <section className="o-box">
      <h2>{t("editor.tiers")}</h2>
      {ids.map((id) => (
        <TierFields key={id} {...{ form, id, sections, zone }} numbers={tiers.find((one) => one.id === id)} />
      ))}
      <details open={ids.length === 0 || NEW_FIELDS.some((field) => form.problems[tierField(NEW_TIER, field)])}>
        <summary className="btn line quiet">{t("editor.addTier")}</summary>
        <TierFields {...{ form, sections, zone }} id={NEW_TIER} numbers={undefined} />
      </details>
    </section>
  );
}

const NEW_FIELDS = ["name", "price", "capacity", "saleStart", "saleEnd", "limitPerCheckout"] as const;

type TierFieldsProps = Omit<TierRowsProps, "tiers"> & { id: string; numbers: TierNumbers | undefined };

function TierFields({ form, id, numbers, sections, zone }: TierFieldsProps) {
  const t = officeTexts("nights");
  const name = (field: Parameters<typeof tierField>[1]) => tierField(id, field);
  const own = { form };
  const taken = (numbers?.sold ?? 0) + (numbers?.held ?? 0);
  const more = ["saleStart", "saleEnd", "limitPerCheckout", "sectionId", "description", "policy"] as const;
  return (
    <fieldset className="o-tier">
      <legend className="hide">{form.values[name("name")] || t("editor.newTier")}</legend>
      <div className="o-tier-row">
        <NightField {...own} name={name("name")} label={t("editor.name")} />
        <NightField {...own} name={name("price")} label={t("editor.price")} inputMode="decimal" className="n" />
        <NightField {...own} name={name("capacity")} label={t("editor.capacity")} inputMode="numeric" className="n" />
        <NightField {...own} name={name("allotted")} label={t("editor.allotted")} inputMode="numeric" className="n" />
        {numbers && (
          <dl className="o-taken">
            <dt>{t("editor.sold")}</dt>
            <dd>{numbers.sold}</dd>
            <dt>{t("editor.held")}</dt>
            <dd>{numbers.held}</dd>
          </dl>
        )}
      </div>
      <details open={id === NEW_TIER || more.some((field) => form.problems[name(field)] ?? form.clashes[name(field)])}>
        <summary className="link">{t("editor.more")}</summary>
        <div className="f2">
          <NightField
            {...own}
            name={name("saleStart")}
            label={t("editor.saleStart")}
            type="datetime-local"
            help={t("editor.clock", { zone })}
          />
          <NightField {...own} name={name("saleEnd")} label={t("editor.saleEnd")} type="datetime-local" />
          <NightField
            {...own}
            name={name("limitPerCheckout")}
            label={t("editor.limitPerCheckout")}
            inputMode="numeric"
          />
          <NightSelect
            {...own}
            name={name("sectionId")}
            label={t("editor.section")}
            options={sections}
            none={t("editor.noSection")}
          />
          <NightField {...own} name={name("order")} label={t("editor.order")} inputMode="numeric" />
          <NightTextarea {...own} name={name("description")} label={t("editor.description")} rows={2} most={500} />
          <NightTextarea {...own} name={name("policy")} label={t("editor.policy")} rows={2} most={1000} />
        </div>
        <label className="o-check">
          <input
            type="checkbox"
            name={name("hidden")}
            value="yes"
            defaultChecked={form.values[name("hidden")] === "yes"}
          />{" "}
          {t("editor.hidden")}
        </label>
        {id !== NEW_TIER &&
          (taken > 0 ? (
            <p className="help">{t("editor.kept")}</p>
          ) : (
            <label className="o-check">
              <input type="checkbox" name={name("remove")} value="yes" /> {t("editor.remove")}
            </label>
          ))}
      </details>
    </fieldset>
  );
}
