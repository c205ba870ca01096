/**
 * The choice of a variant and the buttons for it. They are one form, so that a choice can be bought before it is
 * applied. The form uses GET, so the URL contains the choice. With scripts, changes apply immediately.
 */
import { Form, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { ProductOption } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { useFirstWrong } from "../forms/use-first-wrong";

type ProductChoicesProps = {
  slug: string;
  options: ProductOption[];
  /** Options that had no choice when the fan tried to buy. */
  missing: string[];
  children: ReactNode;
};

export function ProductChoices({ slug, options, missing, children }: ProductChoicesProps) {
  const { t } = useTexts("shop");
  const hydrated = useHydrated();
  const submit = useSubmit();
  const form = useFirstWrong(missing);
  return (
    <Form
      ref={form}
      className="stack"
      method="get"
      action={`/shop/${slug}`}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      preventScrollReset
    >
      {options.map((option) => (
        <Choices
          key={option.name}
          option={option}
          missing={missing.includes(option.name)}
          first={missing[0] === option.name}
        />
      ))}
      {!hydrated && options.length > 0 && (
        <button className="btn line" type="submit">
          {t("product.show")}
        </button>
      )}
      {children}
    </Form>
  );
}

type ChoicesProps = { option: ProductOption; missing: boolean; first: boolean };

/** Among the missing ones, the `first` takes the focus. */
function Choices({ option: { name, choices }, missing, first }: ChoicesProps) {
  const { t } = useTexts("shop");
  const { t: goods } = useTexts("goods");
  const problem = `missing-${name}`;
  return (
    <fieldset className="picks" aria-describedby={missing ? problem : undefined}>
      <legend className="legend" lang={CONTENT_LANGUAGE}>
        {name}
      </legend>
      {choices.map(({ value, chosen, soldOut }, index) => (
        <label className={soldOut ? "pick gone" : "pick"} key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={chosen}
            aria-invalid={missing || undefined}
            {...(first && index === 0 && { autoFocus: true })}
          />
          <span>
            <bdi lang={CONTENT_LANGUAGE}>{value}</bdi>
            {soldOut && <span className="hide"> ({t("product.soldOutChoice")})</span>}
          </span>
        </label>
      ))}
      {missing && (
        <div className="err" id={problem}>
          <p role="alert">{goods("buy.choose")}</p>
        </div>
      )}
    </fieldset>
  );
}
