/**
 * The user pool's custom message trigger: writes the messages that bring codes, in the fan's language. Without it, the
 * pool sends one text in one language to everyone.
 */
import type { MailSite } from "../mail/mail-content";
import { mailPage } from "../mail/mail-page";
import { mailReader } from "../mail/mail-reader";
import { type CodePurpose, codeContent, codeText } from "./code-content";

/** The parts of Cognito's event that we use. Cognito wants the whole event back. */
export type CustomMessageEvent = {
  triggerSource: string;
  request: {
    userAttributes?: Record<string, string> | null;
    clientMetadata?: Record<string, string> | null;
    codeParameter?: string | null;
  };
  response: { emailSubject?: string | null; emailMessage?: string | null; smsMessage?: string | null };
};

const PURPOSES: Partial<Record<string, CodePurpose>> = {
  CustomMessage_SignUp: "signUp",
  CustomMessage_ResendCode: "signUp",
  CustomMessage_ForgotPassword: "reset",
  CustomMessage_UpdateUserAttribute: "contact",
  CustomMessage_VerifyUserAttribute: "contact",
  CustomMessage_Authentication: "signIn",
};

/** Leaves the pool's own text for messages without a code, such as an administrator's invitation. */
export const customMessage =
  (site: MailSite) =>
  async <Event extends CustomMessageEvent>(event: Event): Promise<Event> => {
    const { triggerSource, request } = event;
    const { clientMetadata, userAttributes, codeParameter: code } = request;
    const purpose = PURPOSES[triggerSource];
    if (!purpose || !code) return event;
    const reader = await mailReader(clientMetadata?.locale || userAttributes?.locale || "");
    const content = codeContent({ purpose, code }, reader, site);
    const emailMessage = mailPage(content, reader, site);
    const smsMessage = codeText(code, reader, site);
    return { ...event, response: { ...event.response, emailSubject: content.subject, emailMessage, smsMessage } };
  };
