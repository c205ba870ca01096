/** The customer portal, `/p/session/:key`: shows a customer's subscriptions and handles the forms. */
import type { Context, Hono } from "hono";
import type { StripeAccount } from "../account-state";
import { type CardFormValues, cardFormValues, checkCard, emptyCardForm } from "../hosted-pages/card-form";
import { notice } from "../hosted-pages/hosted-page-layout";
import { addMethod } from "../payments/payment-method-resource";
import { runScheduledWork } from "../scheduled-work";
import { applyCancellation, changePlan, saveCard, undoCancellation } from "./portal-actions";
import { cancelPage, cardPage, confirmPage, donePage, homePage, plansPage } from "./portal-pages-html";
import { openPortal, type StoredPortalSession } from "./portal-session-resource";
import { type PortalView, viewOf } from "./portal-view";

type PageResponse = Response | Promise<Response>;

/** `commit` must save the state before it resolves. */
export function servePortal(app: Hono, account: StripeAccount, commit: () => Promise<void>) {
  /** Runs `work` for the session in the URL; the clock doesn't move while it runs. */
  const page = (
    path: string,
    method: "get" | "post",
    work: (c: Context, view: PortalView, body: FormBody) => PageResponse,
  ) =>
    app[method](`/p/session/:key${path}`, async (c) => {
      const body: FormBody = method === "post" ? await c.req.parseBody() : {};
      runScheduledWork(account);
      const stored = openPortal(account, c.req.param("key") ?? "");
      const answer = stored
        ? work(c, viewOf(account, stored), body)
        : c.html(notice("This link has expired", "Go back to where you came from and open it again."), 410);
      await commit();
      return answer;
    });

  page("", "get", (c, view) => {
    const start = flowStart(view.stored);
    return start ? c.redirect(start, 303) : c.html(homePage(view));
  });
  page("/home", "get", (c, view) => c.html(homePage(view)));

  page("/card", "get", (c, view) =>
    c.html(cardPage(view, { typed: emptyCardForm, problems: {}, declined: note(account, view) })),
  );
  page("/card", "post", (c, view, body) => {
    const typed: CardFormValues = cardFormValues(body);
    const checked = checkCard(typed, new Date(account.now() * 1000));
    if ("problems" in checked) return c.html(cardPage(view, { typed, problems: checked.problems }), 400);
    const billing = { email: view.customer.email, name: typed.billingName.trim(), country: "US" };
    const method = addMethod(account, checked.card, checked.expiry, billing);
    const { declined, next } = saveCard(account, view, method);
    if (declined) return c.html(cardPage(view, { typed, problems: {}, declined: declined.message }), 402);
    return next ? c.redirect(next, 303) : finished(c, view, "Your card was saved.");
  });

  page("/subscriptions/:id/cancel", "get", (c, view) => withSubscription(c, view, (own) => cancelPage(view, own)));
  page("/subscriptions/:id/cancel", "post", (c, view, body) =>
    done(c, view, (own) => applyCancellation(account, view, own, body), "Your subscription is canceled."),
  );
  page("/subscriptions/:id/renew", "post", (c, view) =>
    done(c, view, (own) => undoCancellation(account, own), "Your subscription continues."),
  );
  page("/subscriptions/:id/plans", "get", (c, view) => withSubscription(c, view, (own) => plansPage(view, own)));
  page("/subscriptions/:id/plans", "post", (c, view, body) => {
    const own = view.running.find(({ subscription }) => subscription.id === c.req.param("id"));
    const price = view.offers.find(({ id }) => id === body.price);
    if (!own || !price) return c.html(notice("Something went wrong", "This plan isn’t offered."), 400);
    if (body.confirm !== "yes") return c.html(confirmPage(view, own, price));
    const declined = changePlan(account, view, own, price);
    if (declined) return c.html(confirmPage(view, own, price, declined.message), 402);
    return finished(c, view, "Your plan was changed.");
  });

  function withSubscription(
    c: Context,
    view: PortalView,
    show: (own: PortalView["running"][number]) => ReturnType<typeof homePage>,
  ): PageResponse {
    const own = view.running.find(({ subscription }) => subscription.id === c.req.param("id"));
    return own ? c.html(show(own)) : c.html(notice("Something went wrong", "This subscription doesn’t exist."), 404);
  }

  function done(
    c: Context,
    view: PortalView,
    action: (own: PortalView["running"][number]) => void,
    text: string,
  ): PageResponse {
    const own = view.running.find(({ subscription }) => subscription.id === c.req.param("id"));
    if (!own) return c.html(notice("Something went wrong", "This subscription doesn’t exist."), 404);
    action(own);
    return finished(c, view, text);
  }
}

type FormBody = Record<string, unknown>;

/** The page that a deep link opens; null for the portal's home. */
function flowStart({ session, key }: StoredPortalSession): string | null {
  const { flow } = session;
  const base = `/p/session/${key}`;
  if (flow?.type === "payment_method_update") return `${base}/card`;
  if (flow?.subscription_cancel) return `${base}/subscriptions/${flow.subscription_cancel.subscription}/cancel`;
  const changed = flow?.subscription_update ?? flow?.subscription_update_confirm;
  return changed ? `${base}/subscriptions/${changed.subscription}/plans` : null;
}

/** The deep link's return page, or the portal's home. */
function finished(c: Context, view: PortalView, text: string): PageResponse {
  const { after_completion: after } = view.stored.session.flow ?? {};
  if (after?.type === "redirect" && after.redirect) return c.redirect(after.redirect.return_url, 303);
  if (after?.type === "hosted_confirmation")
    return c.html(donePage(view, after.hosted_confirmation?.custom_message ?? text));
  return c.redirect(`/p/session/${view.stored.key}/home`, 303);
}

/** The error from the bank's page, shown when the customer returns. */
function note(account: StripeAccount, { stored }: PortalView): string | undefined {
  return account.state.setups[stored.setup ?? ""]?.last_setup_error?.message;
}
