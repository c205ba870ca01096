/** Complimentary tickets: the recipient, the number for each tier, and the consequences. */
import { Form, Link } from "@remix-run/react";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { type DeedAnswer, typedFor } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";
import { NightHead } from "../nights/night-head";
import { DeedOutcome } from "../preview/deed-outcome";

type NightCompsPageProps = {
  head: NightHeadView;
  id: string;
  /** The order that was just made. */
  order: string | undefined;
  /** The night is over or called off. */
  over: boolean;
  tiers: { id: string; name: string; remaining: number; seated: boolean }[];
  answered: DeedAnswer | undefined;
};

export function NightCompsPage({ head, id, order, over, tiers, answered }: NightCompsPageProps) {
  const t = officeTexts("tickets");
  const typed = typedFor(answered, "comp");
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{officeTexts("nightSale")("head.comps")}</h2>
      <DeedOutcome done={order && t("comps.done", { order })} answered={answered} />
      {order && (
        <p>
          <Link to={`/office/orders/${order}`}>{t("ticket.order", { number: order })}</Link>
        </p>
      )}
      {over && <p className="o-box">{t("comps.over")}</p>}
      {!over && !answered?.preview && (
        <Form method="post" action={`/office/nights/${head.id}/comps`} className="o-box" noValidate>
          <p className="soft">{t("comps.text")}</p>
          <input type="hidden" name="id" value={typed.id ?? id} />
          <div className="f2">
            <Field name="name" label={t("comps.name")} defaultValue={typed.name} required autoComplete="off" />
            <Field
              name="email"
              type="email"
              label={t("comps.email")}
              defaultValue={typed.email}
              required
              autoComplete="off"
            />
            <Field name="why" label={t("comps.why")} help={t("comps.whyHelp")} defaultValue={typed.why} required />
          </div>
          <table className="o-table cards">
            <thead>
              <tr>
                <th scope="col">{t("comps.tier")}</th>
                <th scope="col">{t("comps.left")}</th>
                <th scope="col">{t("comps.number")}</th>
                <th scope="col">{t("comps.places")}</th>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier) => (
                <tr key={tier.id}>
                  <td>
                    <b>{tier.name}</b>
                  </td>
                  <td data-l={t("comps.left")}>{tier.remaining}</td>
                  <td data-l={t("comps.number")}>
                    <input
                      className="input n"
                      name={`number.${tier.id}`}
                      inputMode="numeric"
                      aria-label={t("comps.numberOf", { tier: tier.name })}
                      defaultValue={typed[`number.${tier.id}`]}
                    />
                  </td>
                  <td data-l={tier.seated ? t("comps.places") : undefined}>
                    {tier.seated && (
                      <input
                        className="input"
                        name={`seats.${tier.id}`}
                        aria-label={t("comps.placesOf", { tier: tier.name })}
                        defaultValue={typed[`seats.${tier.id}`]}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {tiers.some(({ seated }) => seated) && <p className="help">{t("comps.placesHelp")}</p>}
          <div className="row">
            <SubmitButton intent="comp">{t("comps.look")}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
