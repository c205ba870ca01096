/**
 * The choice of a variant and the action on it. They are one form, so that a choice can be bought before it was shown.
 * The form uses GET, so the URL contains the choice. With scripts, changes apply immediately.
 */
import { Form, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { ProductOption } from "../../domain/shop/product-view";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";

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
  return (
    <Form
      className="stack"
      method="get"
      action={`/shop/${slug}`}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      preventScrollReset
    >
      {options.map((option) => (
        <Choices key={option.name} option={option} missing={missing.includes(option.name)} />
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

function Choices({ option: { name, choices }, missing }: { option: ProductOption; missing: boolean }) {
  const { t } = useTexts("shop");
  const { t: goods } = useTexts("goods");
  const problem = `missing-${name}`;
  return (
    <fieldset className="picks" aria-describedby={missing ? problem : undefined}>
      <legend className="legend" lang={CONTENT_LANGUAGE}>
        {name}
      </legend>
      {choices.map(({ value, chosen, soldOut }) => (
        <label className={soldOut ? "pick gone" : "pick"} key={value}>
          <input type="radio" name={name} value={value} defaultChecked={chosen} aria-invalid={missing || undefined} />
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
