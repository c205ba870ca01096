/** /api/* — the product API and the webhook, for whoever holds a bearer or a signature. The front answers it sooner. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerApi } from "../../backend.server";

export const loader = ({ request }: LoaderFunctionArgs) => answerApi(request);
export const action = ({ request }: ActionFunctionArgs) => answerApi(request);
