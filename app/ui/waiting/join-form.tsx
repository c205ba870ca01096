/** The form that joins the waiting list: how many seats, of which tiers, and where offers are mailed. */
import { Form, useNavigation } from "@remix-run/react";
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { type TypedWait, tierField } from "../../domain/waiting/wait-form";
import { type Texts, useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { Field, FieldFrame } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";
import { useFirstWrong } from "../forms/use-first-wrong";

export type WaitTier = { id: string; number: number; name: string; price: string; tint: string };
export type WaitProblem = { code: string; definitionId?: string; n?: number };

type JoinFormProps = {
  tiers: WaitTier[];
  limit: number;
  people: number;
  typed: TypedWait;
  problems: WaitProblem[];
  asksEmail: boolean;
};

export function JoinForm({ tiers, limit, people, typed, problems, asksEmail }: JoinFormProps) {
  const { t } = useTexts("waiting");
  const { t: ofTickets } = useTexts("tickets");
  const pending = useNavigation().formData?.get("intent") === "join";
  const emailWrong = problems.some(({ code }) => code === "badEmail");
  const others = problems.filter(({ code }) => code !== "badEmail");
  const { quantity } = typed;
  const form = useFirstWrong(others.length === 0 ? problems : undefined);
  return (
    <Form ref={form} method="post" className="way first form" noValidate preventScrollReset>
      {others.length > 0 && (
        <Alert focused>
          {others.map((problem) => (
            <p key={`${problem.code} ${problem.definitionId}`}>{sentenceOf(problem, tiers, t, ofTickets)}</p>
          ))}
        </Alert>
      )}
      <div>
        <h2>{t("heading")}</h2>
        <p className="soft">{t("text")}</p>
        {people > 0 && <p className="soft small">{t("people", { n: people })}</p>}
      </div>
      <FieldFrame id="quantity" label={t("seats")}>
        {(control) => (
          <select className="select" name="quantity" defaultValue={quantity} {...control}>
            {Array.from({ length: limit }, (_, index) => String(index + 1)).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <label className="choice">
        <input type="checkbox" name="fewer" defaultChecked={typed.fewer} />
        <span>{t("fewer")}</span>
      </label>
      <fieldset className="wait-tiers">
        <legend className="legend">{t("tiers")}</legend>
        {tiers.map(({ id, number, name, price, tint }) => (
          <label className="choice" key={id} style={{ "--tint": tint } as CSSProperties}>
            <input type="checkbox" name={tierField(id)} defaultChecked={typed.tiers.includes(id)} />
            <span>
              {number}. <span lang={CONTENT_LANGUAGE}>{name}</span>
            </span>
            <b>{price}</b>
          </label>
        ))}
      </fieldset>
      {asksEmail && (
        <Field
          name="email"
          type="email"
          autoComplete="email"
          required
          label={t("email")}
          defaultValue={typed.email}
          errors={emailWrong ? [t("badEmail")] : undefined}
          announced={others.length === 0}
        />
      )}
      <SubmitButton intent="join" pending={pending} pendingText={t("sending")}>
        {t("send")}
      </SubmitButton>
      <p className="help">{t("help")}</p>
    </Form>
  );
}

function sentenceOf(
  { code, definitionId, n = 1 }: WaitProblem,
  tiers: WaitTier[],
  t: Texts["t"]["waiting"],
  ofTickets: Texts["t"]["tickets"],
): string {
  const tier = tiers.find(({ id }) => id === definitionId);
  switch (code) {
    case "onSale":
      return tier ? t("onSale", { tier: tier.name }) : t("backOnSale");
    case "limit":
      return tier ? ofTickets("buy.limitOfTier", { count: n, tier: tier.name }) : t("limit", { n });
    case "noTier":
    case "tooMany":
      return t(code);
    default:
      return t("closed");
  }
}
