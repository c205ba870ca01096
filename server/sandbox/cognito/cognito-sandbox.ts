/** The Cognito stand-in: both services at `POST /` by `X-Amz-Target`, the hosted pages, and the pool's settings. */
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { SandboxContext } from "../sandbox-context";
import { checkSigned } from "./aws-signature";
import { CognitoError } from "./cognito-errors";
import { failureSwitch } from "./failing-emails";
import { poolDomain } from "./hosted/pool-domain";
import { operationOf } from "./operation-table";
import { type CognitoPool, openPool } from "./pool/cognito-pool";
import { PoolSettings } from "./pool/pool-settings";

const MOST_CALLS = 500;
/** `names` are the names of the attributes in the request. */
type CognitoCall = { operation: string; names: string[] };

/** The app serves all of Cognito and is mounted at `/`; `pool` is the pool behind it. */
export async function cognitoSandbox(sandbox: SandboxContext): Promise<{ app: Hono; pool: CognitoPool }> {
  const pool = await openPool(sandbox);
  const watch = failureSwitch();
  const calls: CognitoCall[] = [];
  const app = new Hono();

  app.post("/", async (context) => {
    const target = context.req.header("x-amz-target") ?? "";
    try {
      const operation = operationOf(target);
      if (!operation) throw new CognitoError("UnknownOperationException", "");
      if (operation.signedFor) checkSigned(context.req.raw, operation.signedFor);
      const input = await inputOf(context.req.raw);
      const name = target.split(".")[1] ?? "";
      calls.push({ operation: name, names: namesIn(input) });
      calls.splice(0, calls.length - MOST_CALLS);
      if (watch(target, input) === "down" || pool.state.settings.unreachable.includes(name)) {
        (context.env as Partial<HttpBindings>).incoming?.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      return amzJson(await operation.run(pool, input as never));
    } catch (error) {
      if (error instanceof CognitoError)
        return amzJson({ __type: error.type, message: error.message }, error.type, error.status);
      console.error("The sandbox's Cognito failed:", error);
      return amzJson({ __type: "InternalErrorException", message: "" }, "InternalErrorException", 500);
    }
  });

  // Recent calls, oldest first. Values are left out because they include passwords.
  app.get("/cognito/calls", (context) => context.json(calls));
  app.get("/cognito/settings", (context) => context.json(pool.state.settings));
  app.post("/cognito/settings", async (context) => {
    const change = PoolSettings.partial()
      .strict()
      .safeParse(await context.req.json().catch(() => undefined));
    if (!change.success) return context.json({ problems: change.error.issues }, 400);
    Object.assign(pool.state.settings, change.data);
    await pool.save();
    return context.json(pool.state.settings);
  });

  app.route("/", poolDomain(pool));
  return { app, pool };
}

async function inputOf(request: Request): Promise<object> {
  const input: unknown = await request.json().catch(() => undefined);
  if (typeof input !== "object" || input === null) throw new CognitoError("SerializationException", "");
  return input;
}

function namesIn(input: { UserAttributes?: { Name?: string }[]; UserAttributeNames?: string[] }): string[] {
  const { UserAttributes = [], UserAttributeNames = [] } = input;
  return [...UserAttributes.map(({ Name = "" }) => Name), ...UserAttributeNames];
}

function amzJson(body: object, errorType?: string, status = 200): Response {
  const headers = new Headers({
    "content-type": "application/x-amz-json-1.1",
    "x-amzn-requestid": crypto.randomUUID(),
  });
  if (errorType) headers.set("x-amzn-errortype", errorType);
  return new Response(JSON.stringify(body), { status, headers });
}
