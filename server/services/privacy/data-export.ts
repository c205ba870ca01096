/** Everything that is stored about a fan: here, at the user pool and at Stripe. */
import { eq, inArray } from "drizzle-orm";
import { ProviderError } from "../../clients/cognito/provider-error";
import { isStripeError } from "../../clients/stripe-client";
import { Unreachable } from "../../failures/unreachable";
import type { User, Visitor } from "../../ports";
import { billingCustomer, code, event, ppvEvent } from "../../store/schema";
import { listOfCustomer } from "../customers/deleted-customer";
import { rowsOf } from "./forget";
import type { PrivacyDeps } from "./privacy-types";

type ExportedRow = Record<string, unknown>;

export type PersonalRecord = {
  site: string;
  /** ISO instant. */
  made: string;
  /** The user pool's attributes, under its own names. */
  account: Record<string, string>;
  /** Our rows, by table; see services/privacy/personal-data.ts. */
  store: Record<string, ExportedRow[]>;
  /** The fan's data as a Stripe customer; `unreachable` if Stripe did not respond. */
  stripe: { customer: ExportedRow; cards: ExportedRow[]; invoices: ExportedRow[] } | "none" | "unreachable";
};

/** The largest page that Stripe returns. */
const PAGE = 100;

export function dataExport({ store: { db }, stripe, cognito, clock, siteUrl, report }: PrivacyDeps) {
  return {
    /** Requested by a signed-in fan; `accessToken` is theirs. Throws Unreachable if the user pool does not respond. */
    async record({ user, visitorId }: Visitor, accessToken: string): Promise<PersonalRecord> {
      if (!user) throw new Error("A guest has no account to export");
      const { userId, username } = user;
      const email = user.emailVerified ? user.email : undefined;
      const [{ attributes }, rows, atStripe] = await Promise.all([
        heldByPool(accessToken),
        rowsOf(db, { userId, username, email, visitorId }),
        heldByStripe(user),
      ]);
      return {
        site: siteUrl,
        made: clock.now().toISOString(),
        account: { userId, username, ...attributes },
        store: await titled(rows),
        stripe: atStripe,
      };
    },
  };

  async function heldByPool(accessToken: string) {
    return cognito.getUser(accessToken).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      report(error, "critical", "what the user pool holds about a fan");
      throw new Unreachable("The user pool could not be reached", { cause: error });
    });
  }

  /** Adds the night's title, or the text of a code, to rows that name it by id only. */
  async function titled(rows: Record<string, ExportedRow[]>): Promise<Record<string, ExportedRow[]>> {
    const named = (column: string) => [
      ...new Set(Object.values(rows).flatMap((all) => all.flatMap((row) => row[column] ?? []))),
    ];
    const [nights, broadcasts, codes] = await Promise.all([
      db
        .select({ id: event.id, title: event.title })
        .from(event)
        .where(inArray(event.id, named("eventId") as string[])),
      db
        .select({ id: ppvEvent.id, title: ppvEvent.title })
        .from(ppvEvent)
        .where(inArray(ppvEvent.id, named("ppvId") as string[])),
      db
        .select({ id: code.id, text: code.text })
        .from(code)
        .where(inArray(code.id, named("codeId") as string[])),
    ]);
    const titles = new Map([...nights, ...broadcasts].map(({ id, title }) => [id, title]));
    const texts = new Map(codes.map(({ id, text }) => [id, text]));
    const withTitle = (row: ExportedRow): ExportedRow => {
      const title = titles.get(String(row.eventId ?? row.ppvId));
      const text = texts.get(String(row.codeId));
      return { ...row, ...(title && { title }), ...(text && { code: text }) };
    };
    return Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, all.map(withTitle)]));
  }

  async function heldByStripe({ userId }: User): Promise<PersonalRecord["stripe"]> {
    const [known] = await db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
    if (!known) return "none";
    const customer = known.stripeCustomerId;
    try {
      const [found, methods, invoices] = await Promise.all([
        stripe.customers.retrieve(customer),
        listOfCustomer(stripe, customer, (id) => stripe.customers.listPaymentMethods(id, { limit: PAGE })),
        listOfCustomer(stripe, customer, (id) => stripe.invoices.list({ customer: id, limit: PAGE })),
      ]);
      if (found.deleted) return "none";
      const { id, email, name, phone, address } = found;
      const of = (seconds: number) => new Date(seconds * 1000).toISOString();
      return {
        customer: { id, email, name, phone, address, created: of(found.created) },
        cards: methods.map(({ card }) => ({
          brand: card?.brand,
          last4: card?.last4,
          expires: card && `${card.exp_month}/${card.exp_year}`,
        })),
        invoices: invoices.map((one) => ({
          number: one.number,
          created: of(one.created),
          status: one.status,
          total: one.total,
          currency: one.currency,
          page: one.hosted_invoice_url,
        })),
      };
    } catch (error) {
      if (!isStripeError(error)) throw error;
      report(error, "critical", "what Stripe holds about a fan");
      return "unreachable";
    }
  }
}
