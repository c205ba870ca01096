/** The choice of a variant: a plain GET form, so that it stands in the address. With scripts a choice counts at once. */
import { Form, useSubmit } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { Option } from "../../domain/shop-product";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../tickets/hydrated";

export function ProductChoices({ slug, options }: { slug: string; options: Option[] }) {
  const { t } = useTexts("shop");
  const hydrated = useHydrated();
  const submit = useSubmit();
  return (
    <Form
      className="stack"
      method="get"
      action={`/shop/${slug}`}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      preventScrollReset
      replace
    >
      {options.map((option) => (
        <fieldset className="picks" key={option.name}>
          <legend className="legend" lang={CONTENT_LANGUAGE}>
            {option.name}
          </legend>
          {option.choices.map(({ value, chosen, soldOut }) => (
            <label className={soldOut ? "pick gone" : "pick"} key={value}>
              <input type="radio" name={option.name} value={value} defaultChecked={chosen} />
              <span>
                <bdi lang={CONTENT_LANGUAGE}>{value}</bdi>
                {soldOut && <span className="hide"> ({t("product.soldOutChoice")})</span>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {!hydrated && (
        <button className="btn line" type="submit">
          {t("product.show")}
        </button>
      )}
    </Form>
  );
}
