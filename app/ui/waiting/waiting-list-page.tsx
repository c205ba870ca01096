/** The waiting list of a night: the fan's own place, the form to join, or where seats can be bought. */
import { Link } from "@remix-run/react";
import type { EntryCardView } from "../../domain/waiting/entry-card";
import type { TypedWait } from "../../domain/waiting/wait-form";
import { RichText } from "../../i18n/rich-text";
import { useTexts } from "../../i18n/texts";
import type { EntryRefusal } from "../../requests/waiting/answer-entry";
import { Alert } from "../forms/alert";
import { EntryCard } from "./entry-card";
import { JoinForm, type WaitProblem, type WaitTier } from "./join-form";
import "./waiting.css";

type WaitingListPageProps = {
  event: { id: string };
  tiers: WaitTier[];
  onSale: boolean;
  limit: number;
  people: number;
  entry: EntryCardView | undefined;
  /** Whether the fan's profile also lists the entry. */
  listed: boolean;
  left: boolean;
  typed: TypedWait;
  asksEmail: boolean;
  answer: { sentTo?: string; problems?: WaitProblem[]; typed?: TypedWait; refused?: EntryRefusal } | undefined;
};

export function WaitingListPage({ event, tiers, onSale, entry, listed, left, answer, ...form }: WaitingListPageProps) {
  const { t } = useTexts("waiting");
  return (
    <div className="wrap waiting-list stack">
      {left && !entry && !answer && (
        <Alert tone="good" focused>
          {t("left")}
        </Alert>
      )}
      {answer?.sentTo && (
        <section className="way first">
          <Alert tone="good" focused>
            <RichText
              text={t("sent", { email: `<to>${answer.sentTo}</to>` })}
              parts={{ to: (email) => <bdi className="address">{email}</bdi> }}
            />
          </Alert>
          <p className="soft">{t("help")}</p>
          <div className="answers">
            <Link className="btn line" to={`/events/${event.id}`}>
              {t("show")}
            </Link>
          </div>
        </section>
      )}
      {entry && <EntryCard entry={entry} listed={listed} refused={answer?.refused} />}
      {!entry && answer?.refused && <Alert focused>{t(answer.refused)}</Alert>}
      {!entry && !answer?.sentTo && tiers.length > 0 && (
        <JoinForm tiers={tiers} {...form} typed={answer?.typed ?? form.typed} problems={answer?.problems ?? []} />
      )}
      {!entry && tiers.length === 0 && <p>{t(onSale ? "backOnSale" : "closed")}</p>}
      {onSale && (
        <Link className="btn line" to={`/tickets/event/${event.id}`}>
          {t("buy")}
        </Link>
      )}
    </div>
  );
}
