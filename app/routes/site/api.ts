/**
 * /api/* — the product API and Stripe's webhook, for clients with a bearer token or a signature. The front usually
 * handles these paths first.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerApi } from "../../backend.server";

export const loader = ({ request }: LoaderFunctionArgs) => answerApi(request);
export const action = ({ request }: ActionFunctionArgs) => answerApi(request);
