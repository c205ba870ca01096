/**
 * Every metric of our own, with its labels. All label values come from lists of ours (routes, jobs, outcomes), so no
 * stranger can create a series.
 */
type MetricRow = { help: string; labels?: readonly string[] };

export const COUNTERS = {
  ringside_requests_total: { help: "Requests answered, by route pattern", labels: ["route", "method", "status"] },
  ringside_turned_away_total: { help: "Requests that got 503 because they waited too long for a place in the line" },
  ringside_guest_pages_total: { help: "Guest pages, by where they came from", labels: ["from"] },
  ringside_fan_pages_total: { help: "Pages that signed-in fans share, by where they came from", labels: ["from"] },
  ringside_seat_polls_total: { help: "Polls of a section's seats, by where the answer came from", labels: ["from"] },
  ringside_dependency_calls_total: {
    help: "Calls of other services, by outcome: ok, refused (it understood and said no), failed",
    labels: ["dependency", "operation", "outcome"],
  },
  ringside_sale_turns_total: { help: "Presses on “choose seats” in a line, by outcome", labels: ["outcome"] },
  ringside_reservations_total: { help: "Reservation requests, by outcome", labels: ["outcome"] },
  ringside_payments_total: { help: "Payments settled by this process", labels: ["kind", "outcome"] },
  ringside_mails_total: { help: "Mails, by outcome: sent, retried, given_up", labels: ["outcome"] },
  ringside_webhooks_total: { help: "Webhooks received from Stripe", labels: ["type", "outcome"] },
  ringside_job_runs_total: { help: "Runs of background jobs in this process", labels: ["task", "outcome"] },
  ringside_reports_total: { help: "Failures reported in the log (and to Sentry)", labels: ["severity"] },
} as const satisfies Record<string, MetricRow>;

export const HISTOGRAMS = {
  ringside_request_duration_seconds: {
    help: "Time from a request's arrival to the end of its response",
    labels: ["route"],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  ringside_dependency_duration_seconds: {
    help: "Time that calls of other services took",
    labels: ["dependency"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  ringside_webhook_lag_seconds: {
    help: "Time from an event at Stripe to its webhook's arrival here",
    labels: [],
    buckets: [1, 2, 5, 15, 60, 300, 3_600, 21_600, 86_400],
  },
  ringside_job_duration_seconds: {
    help: "Time that runs of background jobs took",
    labels: ["task"],
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
  },
} as const satisfies Record<string, MetricRow & { buckets: readonly number[] }>;

export const GAUGES = {
  ringside_line_waiting: { help: "Requests waiting for a place in the line" },
  ringside_line_at_work: { help: "Requests being computed" },
  ringside_line_outside: {
    help: "Requests that wait for Stripe, Cognito or another service, and take no place meanwhile",
  },
  ringside_sale_lines: { help: "Lines of openings that are open" },
  ringside_sale_waiting: { help: "Places in open lines that are not called yet" },
  ringside_sale_rate: { help: "Entries a second that open lines plan" },
  ringside_page_cache_pages: { help: "Shared pages in memory" },
  ringside_page_cache_bytes: { help: "Memory taken by shared pages" },
  ringside_store_connections: { help: "Connections of the pool to PostgreSQL", labels: ["state"] },
  ringside_dependency_up: {
    help: "0 while the last call of the service failed, and while the store takes no writes",
    labels: ["dependency"],
  },
  ringside_job_last_success_timestamp_seconds: {
    help: "When a job last succeeded in this process; until then, when the process started",
    labels: ["task"],
  },
  ringside_job_failures_in_a_row: {
    help: "Failed attempts of a job since its last success in this process; 0 if its last run succeeded",
    labels: ["task"],
  },
  ringside_seats: {
    help: "Seats of the shows ahead, the same in every process: capacity, sold, held, free",
    labels: ["state"],
  },
  ringside_holds: { help: "Open holds, the same in every process: shopping, paying", labels: ["state"] },
  ringside_wait_entries: {
    help: "Entries on waiting lists of the shows ahead, the same in every process: waiting, offered",
    labels: ["state"],
  },
  ringside_ticket_returns: {
    help: "Tickets given back to the next in line, the same in every process: listed, taken",
    labels: ["state"],
  },
  ringside_offers_overdue: { help: "Offers that ended more than five minutes ago, and still have their seats" },
  ringside_outbox_mails: { help: "Mails that wait to be sent, the same in every process" },
  ringside_outbox_oldest_seconds: { help: "Age of the oldest mail that waits to be sent" },
  ringside_stripe_events_waiting: { help: "Stripe events that failed and will be tried again" },
  ringside_refunds_returned: { help: "Refunds that a bank sent back and somebody has to pay in another way" },
  ringside_store_figures_age_seconds: { help: "Age of the figures read from the store" },
} as const satisfies Record<string, MetricRow>;

export type CounterName = keyof typeof COUNTERS;
export type HistogramName = keyof typeof HISTOGRAMS;
export type GaugeName = keyof typeof GAUGES;
