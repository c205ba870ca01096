/** A visitor's tickets for one night: one ticket per swipe, code first; then transfer, and what was paid. */
import { Link, useHref } from "@remix-run/react";
import { type CSSProperties, useEffect } from "react";
import { titleLanguage } from "../../domain/format/content-language";
import type { TicketNightView } from "../../domain/tickets/ticket-night-view";
import { isUsable, type ReceiptView, type TicketView } from "../../domain/tickets/ticket-view";
import type { ReturnsView } from "../../domain/waiting/returns-view";
import { allApplePassesPath, type WalletLinksView } from "../../domain/wallet/wallet-links";
import { useTexts } from "../../i18n/texts";
import { ReturnForms } from "../waiting/return-forms";
import { Receipts } from "./receipts";
import { TicketNotice } from "./ticket-notice";
import { TicketPass } from "./ticket-pass";
import { type RefusedTransfer, TransferForm } from "./transfer-form";
import "../../styles/tickets.css";

export type MyTicketsProps = {
  night: TicketNightView;
  tickets: TicketView[];
  receipts: ReceiptView[];
  signedIn: boolean;
  /** False once the night is over. */
  mayGive: boolean;
  /** The number of the ticket that was just transferred. */
  given: string | undefined;
  refused: RefusedTransfer | undefined;
  /** Undefined if tickets can't be returned. */
  returns: ReturnsView | undefined;
  /** The number of the ticket whose offer was just withdrawn. */
  withdrawn: string | undefined;
  returnRefused: "refund" | "onSale" | "not" | undefined;
  /** "Saved copy from …", for the copy that a phone shows while offline. Undefined if no copy may be kept. */
  saved: string | undefined;
  wallet: WalletLinksView | undefined;
};

export function MyTickets({
  night,
  tickets,
  receipts,
  signedIn,
  mayGive,
  given,
  refused,
  returns,
  withdrawn,
  returnRefused,
  saved,
  wallet,
}: MyTicketsProps) {
  const { t } = useTexts("mine");
  const valid = tickets.filter(isUsable);
  const givable = mayGive ? tickets.filter((ticket) => ticket.state === "valid") : [];
  const page = useHref(`/tickets/details/${night.id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `tickets` renews the copy, so a transferred ticket leaves it
  useEffect(() => {
    if (!saved) return;
    import("./keep-tickets-offline").then((worker) => worker.keepTicketsOffline(page)).catch(() => undefined);
  }, [saved, page, tickets]);
  const several = tickets.length > 1;
  return (
    <>
      <section className="arena passes">
        <div className="wrap passes-top">
          <div>
            <h1 className="d5" lang={titleLanguage(night.title, night.lang)}>
              {night.title}
            </h1>
            <p className="soft small">{t("tickets.count", { count: valid.length || tickets.length })}</p>
          </div>
          {several && (
            <nav className="tabs-of-passes no-print" aria-label={t("tickets.count", { count: tickets.length })}>
              {tickets.map(({ number }, i) => (
                <a
                  key={number}
                  href={`#${number}`}
                  style={{ "--me": `--t${i + 1}` } as CSSProperties}
                  aria-label={t("pass.of", { n: i + 1, count: tickets.length })}
                >
                  {i + 1}
                </a>
              ))}
            </nav>
          )}
        </div>
        {saved && <p className="pass-notice wrap saved-copy">{saved}</p>}
        <TicketNotice night={night} />
        <section
          className="swipe"
          tabIndex={several ? 0 : undefined}
          aria-label={t("tickets.count", { count: tickets.length })}
        >
          {tickets.map((ticket, i) => (
            <TicketPass
              key={ticket.number}
              ticket={ticket}
              night={night}
              place={{ n: i + 1, count: tickets.length }}
              mayGive={mayGive}
              wallet={wallet}
            />
          ))}
        </section>
      </section>
      <div className="wrap my-tickets no-print">
        <div className="stack">
          <p className="soft">{t(signedIn ? "tickets.keepFan" : "tickets.keep")}</p>
          {valid.length > 0 && (
            <p>
              <Link className="link" to={`/tickets/print?event=${night.id}`}>
                {t("tickets.print")}
              </Link>
            </p>
          )}
          {wallet?.appleAll && (
            <p>
              <a className="link" href={allApplePassesPath(wallet)}>
                {wallet.appleAll}
              </a>
            </p>
          )}
          {returns && <ReturnForms returns={returns} tickets={tickets} withdrawn={withdrawn} refused={returnRefused} />}
          {(givable.length > 0 || given || refused) && (
            <TransferForm tickets={givable} given={given} refused={refused} />
          )}
        </div>
        <Receipts receipts={receipts} />
      </div>
    </>
  );
}
