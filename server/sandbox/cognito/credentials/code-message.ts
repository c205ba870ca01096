/**
 * Messages with codes: written by the pool's custom message trigger if it has one, otherwise from the pool's template,
 * which is HTML and for emails only.
 */
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";
import template from "./code-message.html?raw";

export type CodeMessage = {
  /** "SignUp" and so on: Cognito's name for the occasion, without its prefix. */
  occasion: string;
  to: string;
  medium: "EMAIL" | "SMS";
  subject: string;
  /** Up to the code. */
  text: string;
  code: string;
  /** As the client sent it with the request that causes the message. */
  metadata?: Record<string, string> | undefined;
};

const CODE = "{####}";

export async function sendCodeMessage(pool: CognitoPool, user: PoolUser, message: CodeMessage): Promise<void> {
  const { to, medium, subject, text, code } = message;
  const written = await fromTrigger(pool, user, message);
  const own = { subject, text: `${text} ${CODE}`, ...(medium === "EMAIL" && { html: template }) };
  const { html, ...rest } = { ...own, ...written };
  const filled = (part: string) => part.replaceAll(CODE, code);
  pool.sandbox.send({ to, medium, ...rest, text: filled(rest.text), code, ...(html && { html: filled(html) }) });
}

async function fromTrigger({ sandbox }: CognitoPool, user: PoolUser, message: CodeMessage) {
  const { occasion, medium, metadata } = message;
  if (!sandbox.customMessage) return undefined;
  const { response } = await sandbox.customMessage({
    triggerSource: `CustomMessage_${occasion}`,
    request: {
      userAttributes: { sub: user.sub, email: user.email, ...user.attributes },
      codeParameter: CODE,
      ...(metadata && { clientMetadata: metadata }),
    },
    response: { emailSubject: null, emailMessage: null, smsMessage: null },
  });
  const { emailSubject, emailMessage, smsMessage } = response;
  if (medium === "SMS") return smsMessage ? { text: smsMessage } : undefined;
  return emailMessage
    ? { html: emailMessage, text: readable(emailMessage), ...(emailSubject && { subject: emailSubject }) }
    : undefined;
}

/** The visible text of an HTML mail. */
const readable = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->|<div style="display:none[\s\S]*?<\/div>/g, "")
    .replace(/<\/(p|h1|h2|tr)>/g, "\n")
    .replace(/<[^>]+>|&\w+;/g, "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
