/**
 * Billing assistance: the fan's payments or an invitation to sign in, common questions, and a message to the office.
 */
import { Link } from "@remix-run/react";
import type { PaidOrder } from "../../domain/billing/paid-orders";
import type { MessageProblem, TypedMessage } from "../../domain/forms/office-message";
import type { OrderChoice } from "../../domain/forms/order-choices";
import { useTexts } from "../../i18n/texts";
import { SignUpLink } from "../authenticator/sign-up-link";
import { BillingOverview, type BillingOverviewProps } from "../billing/billing-overview";
import { EmptyState } from "../elements/empty-state";
import { Alert } from "../forms/alert";
import { CommonQuestions } from "./common-questions";
import { MessageForm } from "./message-form";
import { MessageSent } from "./message-sent";
import { OrdersTable } from "./orders-table";
import "../../styles/help.css";

export type AssistancePageProps = {
  signedIn: boolean;
  /** Whether this site can send lost tickets again. */
  sendsAgain: boolean;
  /** The fan's payments; undefined for a guest, and if another site does the billing. */
  billing: BillingOverviewProps | undefined;
  orders: PaidOrder[];
  choices: OrderChoice[];
  /** The fan asked for a refund that needs manual approval. */
  late: boolean;
  message: {
    typed: TypedMessage;
    problems: readonly (MessageProblem | "tooMany" | "away")[];
    sentId: string | undefined;
  };
  /** The message is being sent. */
  pending: boolean;
};

export function AssistancePage(props: AssistancePageProps) {
  const { signedIn, sendsAgain, billing, orders, choices, late, message, pending } = props;
  const { t } = useTexts("help");
  const { t: payments } = useTexts("payments");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head stack">
          <h1 className="d2">{t("assistance.title")}</h1>
          <p className="lead-text">{t("assistance.lead")}</p>
        </div>
      </section>
      <div className="wrap again">
        {billing ? <BillingOverview {...billing} /> : (signedIn || orders.length > 0) && <Orders orders={orders} />}
        {!signedIn && <WayIn />}
      </div>
      <div className="wrap split lead help-page">
        <CommonQuestions sendsAgain={sendsAgain} />
        <section className="panel" id="letter" aria-labelledby="letter-title">
          <h2 className="d3" id="letter-title">
            {t("letter.title")}
          </h2>
          <p className="soft">{t("letter.text")}</p>
          {late && <Alert focused>{payments("refund.late")}</Alert>}
          {message.sentId ? (
            <MessageSent id={message.sentId} />
          ) : (
            <MessageForm {...message} choices={choices} pending={pending} />
          )}
        </section>
      </div>
    </>
  );
}

function Orders({ orders }: { orders: PaidOrder[] }) {
  const { t } = useTexts("help");
  const action = { label: t("assistance.emptyAction"), to: "/tickets" };
  return (
    <section className="panel" aria-labelledby="orders">
      <h2 className="d4" id="orders">
        {t("assistance.ordersTitle")}
      </h2>
      {orders.length > 0 ? (
        <OrdersTable orders={orders} />
      ) : (
        <EmptyState title={t("assistance.emptyTitle")} text={t("assistance.emptyText")} action={action} />
      )}
    </section>
  );
}

/** An invitation rather than a redirect, because the rest of the page is for guests too. */
function WayIn() {
  const { t } = useTexts("help");
  return (
    <section className="panel" aria-labelledby="way-in">
      <h2 className="d4" id="way-in">
        {t("assistance.guestTitle")}
      </h2>
      <div className="between">
        <p>{t("assistance.guestText")}</p>
        <div className="cta">
          <Link className="btn" to="/billing-assistance/auth/sign-in" preventScrollReset>
            {t("assistance.signIn")}
          </Link>
          <SignUpLink className="btn line" page="/billing-assistance">
            {t("assistance.signUp")}
          </SignUpLink>
        </div>
      </div>
    </section>
  );
}
