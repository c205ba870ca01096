/** The work after a sign-in: checks whether the fan has a verified contact, and verifies one if not. */
import { type ContactName, contactNames } from "../../../app/domain/authenticator/factors-and-contacts";
import type { Contacts } from "../../../app/domain/authenticator/flow";
import { ProviderError } from "../../clients/cognito/provider-error";
import { claimsOf } from "../../session/verify-tokens";
import { clientMetadata, type FlowStep, type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";

export function verifyUserWorks({ cognito }: WorkDeps, { within }: FlowTools) {
  const by = ({ flow: { tokens, attributeToVerify = "email" }, visitor, signal }: FlowStep) => {
    if (!tokens) throw new ProviderError("UserUnAuthenticatedException", "User is not authenticated", "debug");
    const { accessToken } = tokens;
    return { accessToken, attribute: attributeToVerify, clientMetadata: clientMetadata(visitor), signal };
  };

  return {
    async checkVerifiedContact(step) {
      const { flow, tokens, signal } = step;
      if (!tokens) {
        throw new ProviderError("EmptyUser", "Failed to get the session because the user is empty", "critical");
      }
      const attributes =
        attributesIn(tokens.idToken) ?? (await cognito.getUser(tokens.accessToken, { signal })).attributes;
      step.attributes = attributes;
      const contacts = contactsOf(attributes);
      const none = Object.keys(contacts.verified).length === 0 && Object.keys(contacts.unverified).length > 0;
      if (!none) return "contactVerified";
      Object.assign(flow, { unverifiedContactMethods: contacts, tokens });
      return "contactUnverified";
    },

    async sendAttributeCode(step) {
      const { flow } = step;
      if (flow.state === "verifyUser") {
        const chosen = contactChosen(flow.unverifiedContactMethods?.unverified ?? {}, step.choice);
        if (!chosen) {
          step.fieldProblems = { unverifiedAttr: [{ key: "validation.required" }] };
          return "failed";
        }
        flow.attributeToVerify = chosen;
      }
      await within(step, "resend");
      flow.codeDeliveryDetails = await cognito.sendAttributeCode(by(step));
      if (flow.state === "confirmVerifyUser") {
        step.notice = sentTo("notices.codeSent", flow.codeDeliveryDetails?.Destination);
      }
      return "codeSent";
    },

    async verifyAttribute(step) {
      await within(step, "confirm");
      await cognito.verifyAttribute({ ...by(step), code: step.values.confirmation_code ?? "" });
      return "contactVerified";
    },
  } satisfies Works;
}

/**
 * The attributes in a token that was just issued: GetUser would repeat them. Undefined if the token lacks the name or a
 * verified email, since the pool's triggers may remove them.
 */
function attributesIn(idToken: string): Record<string, string> | undefined {
  const { name, email, email_verified: verified } = claimsOf(idToken);
  if (typeof name !== "string" || typeof email !== "string" || String(verified) !== "true") return undefined;
  return { name, email, email_verified: "true" };
}

/** The fan's contacts, verified and unverified ones apart. */
function contactsOf(attributes: Record<string, string>) {
  const contacts: { verified: Contacts; unverified: Contacts } = { verified: {}, unverified: {} };
  for (const name of contactNames) {
    const value = attributes[name];
    if (value) contacts[attributes[`${name}_verified`] === "true" ? "verified" : "unverified"][name] = value;
  }
  return contacts;
}

/** The form sends the attribute's name. Section 2 describes its index, which we accept too. */
function contactChosen(contacts: Contacts, choice: string | undefined): ContactName | undefined {
  const offered = contactNames.filter((name) => contacts[name]);
  return offered.find((name, index) => choice === name || choice === String(index));
}
