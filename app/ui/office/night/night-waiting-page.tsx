/** A night's waiting list in order, returned tickets, and the office's actions on the list. */
import { Form, Link } from "@remix-run/react";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import type { DeedAnswer } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { SubmitButton } from "../../forms/submit-button";
import { OfficeTable } from "../lists/office-table";
import { NightHead } from "../nights/night-head";
import { DeedOutcome } from "../preview/deed-outcome";
import { Figures } from "./figures";

type NightWaitingPageProps = {
  head: NightHeadView;
  /** The deed that was just done. */
  done: string;
  numbers: Record<"waiting" | "offered" | "seats" | "returns", number>;
  /** How many entries are shown, if not all of them. */
  most: number | undefined;
  entries: {
    id: string;
    place: number;
    email: string;
    quantity: number;
    fewer: boolean;
    missed: number;
    since: string;
    /** When the offer ends. */
    until: string | undefined;
  }[];
  returns: {
    id: string;
    ticketNumber: string;
    status: "LISTED" | "TAKEN" | "SOLD" | "WITHDRAWN";
    price: string;
    since: string;
  }[];
  answered: DeedAnswer | undefined;
};

export function NightWaitingPage({ head, done, numbers, most, entries, returns, answered }: NightWaitingPageProps) {
  const t = officeTexts("nightSale");
  const deed = (["offer", "close"] as const).find((one) => one === done);
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{t("head.waiting")}</h2>
      <DeedOutcome done={deed && t(`waiting.done.${deed}`)} answered={answered} />
      <Figures
        rows={(["waiting", "offered", "seats", "returns"] as const).map((name) => ({
          name: t(`waiting.numbers.${name}`),
          value: numbers[name],
        }))}
      />
      <div className="o-grid">
        <section className="o-box">
          {entries.length === 0 ? (
            <p className="soft">{t("waiting.nobody")}</p>
          ) : (
            <OfficeTable
              caption={t("head.waiting")}
              columns={(["place", "email", "seats", "state", "missed", "since"] as const).map((one) =>
                t(`waiting.${one}`),
              )}
              rows={entries.map((one) => ({
                key: one.id,
                cells: [
                  one.place,
                  <Link key="fan" to={`/office/fans?${new URLSearchParams({ q: one.email })}`}>
                    {one.email}
                  </Link>,
                  t(one.fewer ? "waiting.fewer" : "waiting.exactly", { count: one.quantity }),
                  one.until ? t("waiting.offered", { until: one.until }) : t("waiting.waits"),
                  one.missed,
                  one.since,
                ],
              }))}
            />
          )}
          {most && <p className="soft">{t("waiting.most", { count: most })}</p>}
        </section>
        <div className="stack">
          {!answered?.preview && <ListForms path={`/office/nights/${head.id}/waiting`} />}
          <section className="o-box">
            <h2>{t("waiting.returns")}</h2>
            {returns.length === 0 ? (
              <p className="soft">{t("waiting.noReturns")}</p>
            ) : (
              <OfficeTable
                caption={t("waiting.returns")}
                columns={[t("waiting.ticket"), t("waiting.state"), t("waiting.price")]}
                rows={returns.map((one) => ({
                  key: one.id,
                  cells: [
                    <Link key="ticket" to={`/office/orders/tickets/${one.ticketNumber}`}>
                      {one.ticketNumber}
                    </Link>,
                    t(`waiting.states.${one.status}`),
                    one.price,
                  ],
                }))}
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function ListForms({ path }: { path: string }) {
  const t = officeTexts("nightSale");
  return (
    <>
      <Form method="post" action={path} className="o-box">
        <h2>{t("waiting.offer")}</h2>
        <p className="soft">{t("waiting.offerText")}</p>
        <div className="row">
          <SubmitButton intent="offer">{t("waiting.look")}</SubmitButton>
        </div>
      </Form>
      <Form method="post" action={path} className="o-box">
        <h2>{t("waiting.close")}</h2>
        <p className="soft">{t("waiting.closeText")}</p>
        <div className="row">
          <SubmitButton intent="close" className="btn line">
            {t("waiting.look")}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
