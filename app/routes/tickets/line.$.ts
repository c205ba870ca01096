/** /line/{eventId} and below — the line in front of a sale. The front usually handles these paths first. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerLine } from "../../backend.server";
import { notFound } from "../../requests/not-found-response";

const lineOr404 = async (request: Request) => (await answerLine(request)) ?? notFound(request);

export const loader = ({ request }: LoaderFunctionArgs) => lineOr404(request);
export const action = ({ request }: ActionFunctionArgs) => lineOr404(request);
