/**
 * The page of a night whose seats can't be picked: why, what to do instead, and the prices if they are still useful.
 * Only the countdown to the sale needs scripts, so the browser keeps the rest of the server's markup.
 */

import { Form } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { TimeToSale } from "../../domain/shows/price-rows";
import { type CodeView, NO_CODE } from "../../domain/tickets/code-fields";
import type { PhaseNote } from "../../domain/tickets/phase-notes";
import type { SaidProblem } from "../../domain/tickets/quantities";
import type { NightHeadingView } from "../../domain/tickets/ticket-view";
import type { SaleClosedReason, TierView } from "../../domain/tickets/tier-view";
import type { WaysOn } from "../../domain/tickets/ways-on";
import { staticPart } from "../../framework/static-part";
import { useTexts } from "../../i18n/texts";
import { NightHeading } from "../night/night-heading";
import { SaleOpening } from "../night/sale-opening";
import { Page } from "../shell/page";
import { PhaseNotes } from "../tiers/phase-notes";
import { CodeField } from "./code-field";
import { ProblemSummary } from "./problem-summary";
import { SaleClosedNotice } from "./sale-closed-notice";
import { useProblems } from "./use-problems";
import { WaysOnParts } from "./ways-on";

type SaleClosedPageProps = {
  closed: SaleClosedReason;
  event: NightHeadingView;
  venue: string;
  tiers: TierView[];
  /** The next opening of the sale. The page updates when it opens. */
  opening?: TimeToSale | undefined;
  ways: WaysOn;
  code?: CodeView;
  problems?: SaidProblem[];
  notes?: PhaseNote[];
  /** When the line in front of the sale opens, in a sentence. */
  line?: string | undefined;
};

const NO_TIERS: TierView[] = [];
const NO_PROBLEMS: SaidProblem[] = [];
const nothingChanged = () => false;

const notice = staticPart(
  import.meta.env.SSR ? SaleClosedNotice : undefined,
  async () => (await import("./sale-closed-notice")).SaleClosedNotice,
);
const rest = staticPart(
  import.meta.env.SSR ? WaysOnParts : undefined,
  async () => (await import("./ways-on")).WaysOnParts,
);

/** Few visitors come before the sale opens, so the countdown is a chunk of its own. The server renders it directly. */
const Opening = import.meta.env.SSR
  ? SaleOpening
  : lazy(async () => ({ default: (await import("../night/sale-opening")).SaleOpening }));

/** Must resolve before a client-side navigation shows the page. */
export const saleClosedReady = () => Promise.all([notice.ready(), rest.ready()]);

export function SaleClosedPage({
  closed,
  event,
  venue,
  tiers,
  opening,
  ways,
  code,
  problems = NO_PROBLEMS,
  notes,
  line,
}: SaleClosedPageProps) {
  const { t } = useTexts("codes");
  // Without quantity fields, all problems except those of codes are above the form.
  const { general, listed, summary, ...refused } = useProblems(problems, NO_TIERS, nothingChanged);
  const later = closed.why === "later";
  return (
    <Page>
      <NightHeading event={event} />
      <div className="wrap purchase ways">
        <notice.Static
          closed={closed}
          eventId={event.id}
          venue={venue}
          calendar={later ? ways.calendar : undefined}
          line={line}
        />
        {later && (
          <Form method="post" action={`/tickets/event/${event.id}`} className="way stack">
            <PhaseNotes notes={notes ?? []} />
            <ProblemSummary general={general} listed={listed} box={summary} />
            <p className="soft">{t("have")}</p>
            <CodeField code={code ?? NO_CODE} problems={refused.codes} focused={refused.codesFocused} />
          </Form>
        )}
        <Suspense>
          <Opening opening={opening} path={`/tickets/event/${event.id}`} />
        </Suspense>
        <rest.Static ways={ways} tiers={later || closed.why === "soldOut" ? tiers : []} pricesFirst={later} />
      </div>
    </Page>
  );
}
