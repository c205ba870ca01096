/** A fan's entry: its place on the list, or the offer with two buttons, or why it ended. */

import { Form, Link, useNavigation } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { quantityText } from "../../domain/format/quantity-text";
import { type EntryCardView, entryHeading } from "../../domain/waiting/entry-card";
import { type Texts, useTexts } from "../../i18n/texts";
import type { EntryRefusal } from "../../requests/waiting/answer-entry";
import { Alert } from "../forms/alert";
import { SubmitButton } from "../forms/submit-button";
import "./waiting.css";

type EntryCardProps = {
  entry: EntryCardView;
  refused?: EntryRefusal | undefined;
  /** URL to post to, if it isn't the current page. */
  action?: string;
  /** Whether the fan's profile also lists it. */
  listed: boolean;
};

export function EntryCard({ entry, refused, action, listed }: EntryCardProps) {
  const { t, language } = useTexts("waiting");
  const pending = useNavigation().formData?.get("intent");
  const { status, offer } = entry;
  const button = (intent: string, label: string, doing: string, quiet = true) => (
    <SubmitButton
      className={quiet ? "btn line" : "btn"}
      intent={intent}
      pending={pending === intent}
      pendingText={doing}
    >
      {label}
    </SubmitButton>
  );
  return (
    <section className="way first" aria-labelledby={entryHeading(entry.id)}>
      {refused && <Alert focused>{t(refused)}</Alert>}
      <h2 id={entryHeading(entry.id)} tabIndex={-1}>
        {headingOf(entry, t)}
      </h2>
      {offer && (
        <>
          <p>{t("until", { until: offer.until })}</p>
          <ul className="offered">
            {offer.lines.map(({ name, quantity, seats }) => (
              <li key={name}>
                <span lang={CONTENT_LANGUAGE}>{quantityText(quantity, name, language)}</span>
                {seats && <span className="soft">{seats}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {status === "WAITING" && (
        <>
          <p>{t("wanted", { n: entry.quantity })}</p>
          <p className="soft">{t("help")}</p>
        </>
      )}
      {status === "UNCONFIRMED" && <p className="soft">{t("unconfirmed")}</p>}
      {ALIVE.includes(status) ? (
        <Form method="post" {...(action && { action })} className="answers" preventScrollReset>
          {offer && button("accept", t("pay", { amount: offer.price }), t("paying"), false)}
          {status === "UNCONFIRMED" && button("confirm", t("confirm"), t("sending"), false)}
          {button("leave", offer ? t("decline") : t("leave"), t("leaving"))}
        </Form>
      ) : (
        <div className="answers">
          {AGAIN.includes(status) && (
            <Link className="btn line" to={`/waiting-list/${entry.eventId}`}>
              {t("again")}
            </Link>
          )}
          <Link className="btn line" to={`/events/${entry.eventId}`}>
            {t("show")}
          </Link>
        </div>
      )}
      {offer && <p className="soft small">{t("declineText")}</p>}
      {ALIVE.includes(status) && (
        <div className="answers">
          <Link className="link" to={`/events/${entry.eventId}`}>
            {t("show")}
          </Link>
          {listed && (
            <Link className="link" to="/profile/orders#waiting-lists">
              {t("mine")}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

const ALIVE: EntryCardView["status"][] = ["UNCONFIRMED", "WAITING", "OFFERED"];
const AGAIN: EntryCardView["status"][] = ["LEFT", "MISSED"];

function headingOf({ status, offer, position }: EntryCardView, t: Texts["t"]["waiting"]): string {
  if (offer) return t("offer");
  switch (status) {
    case "UNCONFIRMED":
      return t("heading");
    case "WAITING":
      return t("place", { n: position ?? 1 });
    case "OFFERED":
      return t("gone");
    case "BOUGHT":
      return t("bought");
    case "LEFT":
      return t("left");
    case "MISSED":
      return t("missed");
    case "OVER":
      return t("closed");
  }
}
