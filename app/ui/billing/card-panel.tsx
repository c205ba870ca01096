/** The card for future payments, and the button to change it in Stripe's portal. */
import { Form, useNavigation } from "@remix-run/react";
import type { CardView } from "../../domain/billing/card-view";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

export function CardPanel({ card }: { card: CardView | undefined }) {
  const { t } = useTexts("payments");
  const pending = useNavigation().formData?.get("intent") === "portal";
  const bad = card !== undefined && card.standing !== "good";
  return (
    <section className="panel" aria-labelledby="payment-card">
      <div className="between">
        <div>
          <h2 className="d4" id="payment-card">
            {t("card.title")}
          </h2>
          {card ? <Kept card={card} /> : <p>{t("card.none")}</p>}
        </div>
        {card && (
          <Form className="no-print" method="post">
            <SubmitButton
              className={bad ? "btn" : "btn line"}
              intent="portal"
              pending={pending}
              pendingText={t("card.going")}
            >
              {t("card.update")}
            </SubmitButton>
          </Form>
        )}
      </div>
    </section>
  );
}

function Kept({ card: { brand, last4, until, standing } }: { card: CardView }) {
  const { t } = useTexts("payments");
  return (
    <>
      <p>
        {t("card.name", { brand, last4 })}
        <br />
        <span className="soft">{t("card.expires", { date: until })}</span>
      </p>
      {standing !== "good" && (
        <p>
          <span className={standing === "soon" ? "badge few" : "badge off"}>{t(`card.${standing}`)}</span>{" "}
          {t(`card.${standing}Text`)}
        </p>
      )}
    </>
  );
}
