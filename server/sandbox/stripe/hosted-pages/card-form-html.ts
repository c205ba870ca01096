/** Form fields of Stripe's hosted pages, with their labels and problems. */
import { html, raw } from "hono/html";
import type { CardFormField, CardFormProblems, CardFormValues } from "./card-form";
import type { Html } from "./hosted-page-layout";

type FieldAppearance = { label: string; autocomplete: string; type?: "email"; hint?: string; numeric?: boolean };

const FIELD_APPEARANCE: Record<CardFormField, FieldAppearance> = {
  email: { label: "Email", autocomplete: "email", type: "email" },
  cardNumber: { label: "Card number", autocomplete: "cc-number", hint: "1234 1234 1234 1234", numeric: true },
  cardExpiry: { label: "Expiry", autocomplete: "cc-exp", hint: "MM / YY" },
  cardCvc: { label: "CVC", autocomplete: "cc-csc", hint: "CVC", numeric: true },
  billingName: { label: "Name on card", autocomplete: "cc-name" },
  shippingName: { label: "Ship to", autocomplete: "shipping name" },
  shippingLine1: { label: "Address", autocomplete: "shipping address-line1" },
  shippingLine2: { label: "Address, second line", autocomplete: "shipping address-line2" },
  shippingCity: { label: "City", autocomplete: "shipping address-level2" },
  shippingState: { label: "State", autocomplete: "shipping address-level1" },
  shippingPostalCode: { label: "Postal code", autocomplete: "shipping postal-code" },
  shippingCountry: { label: "Country", autocomplete: "shipping country" },
};

const OPTIONAL: CardFormField[] = ["shippingLine2", "shippingState"];

export type FormState = {
  typed: CardFormValues;
  problems: CardFormProblems;
  /** The error from the bank or the 3-D Secure page. */
  declined?: string | undefined;
};

/** A field with its value. The first field with a problem gets the focus. */
export function field(name: CardFormField, { typed, problems }: FormState, { readonly = false } = {}): Html {
  const { label, autocomplete, type = "text", hint = "", numeric } = FIELD_APPEARANCE[name];
  // Never send a security code back to the page.
  const value = name === "cardCvc" ? "" : typed[name];
  const state = [
    readonly ? "readonly" : "",
    OPTIONAL.includes(name) ? "" : "required",
    numeric ? 'inputmode="numeric"' : "",
    wrong(name, problems),
  ].join(" ");
  return labelled(
    name,
    problems,
    html`<label>${label}<input name="${name}" type="${type}" value="${value}" placeholder="${hint}" autocomplete="${autocomplete}" ${raw(state)}></label>`,
  );
}

const names = new Intl.DisplayNames("en", { type: "region" });

function countryField(countries: string[], { typed, problems }: FormState): Html {
  const { label, autocomplete } = FIELD_APPEARANCE.shippingCountry;
  const options = countries.map(
    (code) =>
      html`<option value="${code}" ${code === typed.shippingCountry ? "selected" : ""}>${names.of(code) ?? code}</option>`,
  );
  return labelled(
    "shippingCountry",
    problems,
    html`<label>${label}<select name="shippingCountry" autocomplete="${autocomplete}" ${raw(wrong("shippingCountry", problems))}>${options}</select></label>`,
  );
}

function wrong(name: CardFormField, problems: CardFormProblems): string {
  if (problems[name] === undefined) return "";
  const first = (Object.keys(FIELD_APPEARANCE) as CardFormField[]).find((other) => problems[other] !== undefined);
  return `aria-invalid="true" aria-describedby="${name}-problem" ${name === first ? "autofocus" : ""}`;
}

function labelled(name: CardFormField, problems: CardFormProblems, control: Html): Html {
  const problem = problems[name];
  return html`<div>${control}${
    problem === undefined ? "" : html`<p class="problem" role="alert" id="${name}-problem">${problem}</p>`
  }</div>`;
}

export function cardFields(form: FormState): Html {
  return html`${field("cardNumber", form)}
      <div class="pair">${field("cardExpiry", form)} ${field("cardCvc", form)}</div>
      ${field("billingName", form)}`;
}

export function shippingFields(countries: string[], form: FormState): Html {
  return html`${field("shippingName", form)} ${field("shippingLine1", form)} ${field("shippingLine2", form)}
      <div class="pair">${field("shippingCity", form)} ${field("shippingState", form)}</div>
      <div class="pair">${field("shippingPostalCode", form)} ${countryField(countries, form)}</div>`;
}

export const declinedNote = ({ declined }: Pick<FormState, "declined">): Html | string =>
  declined === undefined ? "" : html`<p class="problem" role="alert">${declined}</p>`;
