/** Checks that Stripe sends the events we handle, in the API version we read, to an address that accepts them. */
import Stripe from "stripe";
import type { Settings } from "../../config/config";
import { HANDLED_EVENTS, LISTED_EVENTS } from "../stripe-events/event-table";
import { type Finding, failure, fine, patience, reasonOf, warning } from "./finding";
import { stripeFault, stripeOf } from "./stripe";

const ABOUT = "Webhook";
const PATH = "/api/v1/billing/webhook";
/** Stripe retries for days. An event that has waited this long failed more than once. */
const OVERDUE_SECONDS = 15 * 60;

export async function checkWebhook(settings: Partial<Settings>): Promise<Finding[]> {
  const stripe = stripeOf(settings);
  if (!stripe || !settings.SITE_URL) return [];
  const url = `${settings.SITE_URL}${PATH}`;
  return [
    ...(await endpointFindings(stripe, url)),
    ...(await deliveryFinding(stripe)),
    ...(await arrivalFinding(stripe, url, settings.STRIPE_WEBHOOK_SECRET)),
  ];
}

async function endpointFindings(stripe: Stripe, url: string): Promise<Finding[]> {
  let endpoints: Stripe.WebhookEndpoint[];
  try {
    endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  } catch (error) {
    return [stripeFault(ABOUT, error, "the webhook endpoints", "Webhook Endpoints: read")];
  }
  const ours = endpoints.filter((one) => one.url === url);
  const open = ours.filter(({ status }) => status === "enabled");
  const [endpoint] = open;
  if (!endpoint) {
    const says = ours.length > 0 ? `The endpoint ${url} is disabled.` : `Stripe has no endpoint ${url}.`;
    const others = endpoints.map((one) => one.url).filter((one) => one.endsWith(PATH));
    const remedy = `Make one with API version ${Stripe.API_VERSION} and the events that README lists${others.length > 0 ? `; there is ${others.join(", ")}` : ""}.`;
    return [failure(ABOUT, says, ours.length > 0 ? "Enable it in Stripe's dashboard." : remedy)];
  }
  const found = [eventsFinding(endpoint), versionFinding(endpoint)];
  if (open.length > 1) {
    const says = `Stripe has ${open.length} enabled endpoints with this address, each with a secret of its own.`;
    found.push(warning(ABOUT, says, "Keep the one whose signing secret is in STRIPE_WEBHOOK_SECRET."));
  }
  return found;
}

function eventsFinding({ id, enabled_events: sent }: Stripe.WebhookEndpoint): Finding {
  const missing = sent.includes("*") ? [] : HANDLED_EVENTS.filter((type) => !sent.some((one) => one === type));
  if (missing.length === 0) return fine(ABOUT, `The endpoint ${id} sends every event that the site handles.`);
  return failure(ABOUT, `The endpoint ${id} does not send ${missing.join(", ")}.`, "Add these events to the endpoint.");
}

function versionFinding({ id, api_version: version }: Stripe.WebhookEndpoint): Finding {
  if (version === Stripe.API_VERSION) return fine(ABOUT, `The endpoint has API version ${version}.`);
  const says = `The endpoint ${id} has ${version ? `API version ${version}` : "the account's default API version"}, and the site reads ${Stripe.API_VERSION}.`;
  const remedy = `An endpoint's version is fixed: make a new one with ${Stripe.API_VERSION}, set its secret, and delete ${id}.`;
  return failure(ABOUT, says, remedy);
}

async function deliveryFinding(stripe: Stripe): Promise<Finding[]> {
  const lte = Math.floor(Date.now() / 1000) - OVERDUE_SECONDS;
  try {
    const filter = { types: LISTED_EVENTS, created: { lte, gte: lte - 86_400 }, delivery_success: false };
    const { data, has_more: more } = await stripe.events.list({ ...filter, limit: 100 });
    if (data.length === 0) return [fine(ABOUT, "Every event of the last day was delivered.")];
    const says = `${data.length}${more ? " or more" : ""} events of the last day were not delivered.`;
    return [
      warning(
        ABOUT,
        says,
        "Look at the endpoint's failed deliveries in Stripe: a wrong signing secret shows as status 400.",
      ),
    ];
  } catch (error) {
    return [stripeFault(ABOUT, error, "which events were delivered", "Events: read")];
  }
}

/** Sends an event that nobody handles, signed like Stripe's, to test the address, the proxies and the secret. */
async function arrivalFinding(stripe: Stripe, url: string, secret: string | undefined): Promise<Finding[]> {
  if (!secret) return [];
  const api_version = Stripe.API_VERSION;
  const payload = JSON.stringify({
    id: "evt_doctor",
    object: "event",
    api_version,
    type: "ringside.doctor",
    data: { object: {} },
  });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    const { status } = await fetch(url, {
      method: "POST",
      body: payload,
      headers,
      redirect: "manual",
      signal: patience(),
    });
    if (status === 200) return [fine(ABOUT, "An event signed with STRIPE_WEBHOOK_SECRET reaches the site.")];
    const says = `An event sent to ${url} is answered with ${status}.`;
    const remedy =
      status === 400
        ? "The running site has another STRIPE_WEBHOOK_SECRET: restart it."
        : "Let POST requests to that address pass every proxy and firewall.";
    return [failure(ABOUT, says, remedy)];
  } catch (error) {
    return [
      failure(ABOUT, `${url} cannot be reached: ${reasonOf(error)}.`, "Let Stripe reach that address over https."),
    ];
  }
}
