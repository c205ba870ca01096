/** The sandbox: local stand-ins for Cognito, Stripe and a mail server, so that a new machine needs no accounts. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { clockEndpoint } from "./clock-endpoint";
import { cognitoSandbox } from "./cognito/cognito-sandbox";
import { seedDemoPeople } from "./demo-people";
import { mailbox } from "./mailbox";
import { peoplePage } from "./people-page";
import type { SandboxClock } from "./sandbox-clock";
import type { CustomMessageTrigger, SandboxContext } from "./sandbox-context";
import { smtpReceiver } from "./smtp-receiver";
import { PREMIUM_PRICES } from "./stripe/account-seed";
import { stripeSandbox } from "./stripe/stripe-sandbox";
import { walletFiles } from "./wallet/wallet-files";
import { walletPages } from "./wallet/wallet-pages";

type SandboxOptions = {
  /** 0 picks a free port. */
  port: number;
  siteUrl: string;
  dataDir: string;
  clock: SandboxClock;
  /** Where Stripe's events are sent, and the secret that signs them. */
  webhook: { url: string; secret: string };
  region?: string;
  /** The pool sends its own English messages without it. */
  customMessage?: CustomMessageTrigger;
};

export type Sandbox = {
  origin: string;
  smtpUrl: string;
  /** The environment variables a site needs to use the sandbox. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/** Starts everything on loopback and resolves when it accepts requests. Throws if the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const app = new Hono();
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  // The parts need to know the port, so we listen before we build them; early requests wait.
  const listener = getRequestListener((request, env) => ready.then(() => app.fetch(request, env)));
  const servers = await listenOnLoopback(options.port, listener);
  const origin = `http://localhost:${portOf(servers)}`;

  const mail = mailbox(options);
  const sandbox: SandboxContext = {
    ...options,
    region: options.region ?? "us-east-2",
    origin,
    send: (message) => void mail.deliver(message).catch((error) => console.error("Failed to save the mailbox:", error)),
  };
  const cognito = await cognitoSandbox(sandbox);
  await seedDemoPeople(cognito.pool);
  const stripe = stripeSandbox(sandbox);
  const smtp = await smtpReceiver(mail.deliver);
  const wallet = await walletFiles(options.dataDir, `${origin}/wallet/google`);

  for (const part of [
    cognito.app,
    stripe.app,
    mail.app,
    peoplePage(cognito.pool),
    walletPages(wallet),
    clockEndpoint(options.clock, stripe.catchUp),
  ])
    app.route("/", part);
  app.get("/", (context) => context.redirect("/people"));
  app.get("/favicon.ico", (context) => context.body(null, 204));
  app.notFound((context) =>
    context.json({ error: { message: `Nothing at ${context.req.method} ${context.req.path}` } }, 404),
  );

  open();

  return {
    origin,
    smtpUrl: smtp.url,
    environment: {
      AWS_REGION: sandbox.region,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY: origin,
      COGNITO_ISSUER: cognito.pool.issuer,
      COGNITO_USER_POOL_ID: cognito.pool.userPoolId,
      COGNITO_CLIENT_ID: cognito.pool.clientId,
      COGNITO_IDENTITY_POOL_ID: cognito.pool.identityPoolId,
      COGNITO_DOMAIN: origin,
      SOCIAL_PROVIDERS: "amazon,apple,facebook,google",
      STRIPE_API_URL: origin,
      STRIPE_SECRET_KEY: "sk_test_sandbox",
      STRIPE_WEBHOOK_SECRET: options.webhook.secret,
      STRIPE_PREMIUM_PRICES: PREMIUM_PRICES.join(","),
      SMTP_URL: smtp.url,
      MAIL_FROM: "Ringside <tickets@ringside.example>",
      ...wallet.environment,
    },
    async stop() {
      await stripe.stop();
      await smtp.stop();
      await Promise.all(servers.map(closed));
    },
  };
}

/**
 * Longer than clients keep a connection: closing one while a request is on its way would be a network error for the
 * client.
 */
const KEEP_ALIVE = { keepAliveTimeout: 75_000 };

/** `localhost` is ::1 for some clients and 127.0.0.1 for others; a machine without IPv6 has only the latter. */
async function listenOnLoopback(port: number, listener: ReturnType<typeof getRequestListener>): Promise<Server[]> {
  const first = await listening(createServer(KEEP_ALIVE, listener), port, "127.0.0.1");
  const second = await listening(createServer(KEEP_ALIVE, listener), portOf([first]), "::1").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") return undefined;
      first.close();
      throw error;
    },
  );
  return second ? [first, second] : [first];
}

async function listening(server: Server, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

function portOf([server]: Server[]): number {
  const address = server?.address() as AddressInfo | undefined;
  return address?.port ?? 0;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
