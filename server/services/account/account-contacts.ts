/** The fan's name, email and phone number. Email and phone number are verified by a code. */
import type { ContactName } from "../../../app/domain/authenticator/factors-and-contacts";
import { readAccountForm, withTyped } from "../../../app/domain/authenticator/fields/account-forms";
import type { PendingContact } from "../../../app/domain/authenticator/flow";
import type { FormRejection } from "../../../app/domain/authenticator/overlay-data";
import { clientMetadata } from "../authenticator/flow-step";
import { type AccountActions, type AccountDeps, changeBy, type Holder, refusedWith } from "./account-action";

const FORMS = {
  email: { change: "email", confirm: "emailConfirm" },
  phone_number: { change: "phone", confirm: "phoneConfirm" },
} as const;

export function contactVerbs({ cognito, changes, report }: AccountDeps, { act, within, explained }: AccountActions) {
  const attributesOf = async ({ accessToken }: Holder) => cognito.getUser(accessToken);

  /** The contact after a change. If it cannot be read it counts as changed, so that its owner is notified. */
  const contactOf = (by: Holder, contact: ContactName) =>
    attributesOf(by).then(
      ({ attributes }) => attributes[contact],
      (error: unknown) => void report(error, "debug", "contact after a change"),
    );

  /** Both calls can send a message, in the fan's language. */
  const authorized = ({ accessToken, visitor }: Holder) => ({ accessToken, clientMetadata: clientMetadata(visitor) });

  /**
   * Requests `value` and sends a code to it. The pool keeps the previous one until the code has been entered
   * (AttributesRequireVerificationBeforeUpdate). We read back what the pool did instead of assuming it.
   */
  async function requestChange(
    by: Holder,
    contact: ContactName,
    value: string,
  ): Promise<PendingContact | FormRejection> {
    const { attributes, factors } = await attributesOf(by);
    const before = attributes[contact] ?? "";
    if (contact === "phone_number" && factors.enabled.includes("SMS_MFA")) return smsIsOn;
    const update = async () => {
      const sentTo = await cognito.updateAttributes({ ...authorized(by), attributes: { [contact]: value } });
      return { sentTo, now: await contactOf(by, contact) };
    };
    const { sentTo, now } =
      contact === "email"
        ? (await changes.record(changeBy(by, "email"), update, (answer) => answer.now !== before)).result
        : await update();
    const delivery = sentTo[contact] ?? (await cognito.sendAttributeCode({ ...authorized(by), attribute: contact }));
    return { value, before, delivery, atOnce: now === value && before !== value };
  }

  /** On a refusal, the form keeps what was typed. */
  const keeping = async <T>(
    form: "name" | "email" | "phone",
    sent: Record<string, string>,
    work: () => Promise<T>,
  ): Promise<T | FormRejection> =>
    work().catch((error: unknown) => withTyped(form, sent, refusedWith(explained(error, `change of ${form}`))));

  return {
    rename: act({ about: "updateUserAttributes" }, async ({ accessToken }: Holder, sent: Record<string, string>) => {
      const read = readAccountForm("name", sent);
      if ("problems" in read) return read;
      return keeping("name", sent, async () => {
        await cognito.updateAttributes({ accessToken, attributes: { name: read.values.name ?? "" } });
        return {};
      });
    }),

    /** Requests another email or phone number and sends a code to it. */
    changeContact: act(
      { about: "updateUserAttributes", fresh: true },
      async (by: Holder, contact: ContactName, sent: Record<string, string>) => {
        const form = FORMS[contact].change;
        const read = readAccountForm(form, sent);
        if ("problems" in read) return read;
        const value = read.values[contact] ?? "";
        return keeping(form, sent, async () => {
          await within(by, "resend");
          return requestChange(by, contact, value);
        });
      },
    ),

    /**
     * The code proves that the contact belongs to the fan. A new contact (`waiting`) takes effect now. A code that was
     * sent to the previous one is refused: it is right for the pool, but changes nothing.
     */
    confirmContact: act(
      { about: "verifyUserAttribute" },
      async (by: Holder, attribute: ContactName, sent: Record<string, string>, waiting?: PendingContact) => {
        const read = readAccountForm(FORMS[attribute].confirm, sent);
        if ("problems" in read) return read;
        await within(by, "confirm");
        const code = read.values.confirmation_code ?? "";
        const verify = async () => {
          await cognito.verifyAttribute({ accessToken: by.accessToken, attribute, code });
          return contactOf(by, attribute);
        };
        const { email } = by.visitor.user;
        const isNew = (now: string | undefined) => attribute === "phone_number" || now?.toLowerCase() !== email;
        const change = changeBy(by, attribute === "email" ? "email" : "phone");
        // A number is no way in for a fan who signs in at a provider.
        const isSignIn = attribute === "email" || !by.elsewhere;
        const now = isSignIn ? (await changes.record(change, verify, isNew)).result : await verify();
        const isUnchanged = waiting && now === waiting.before && now !== waiting.value;
        return isUnchanged ? refusedWith({ key: "errors.codeMismatch" }) : {};
      },
    ),

    /**
     * Sends another code to the contact that is being verified. If it is not in effect yet (`waiting`), only the same
     * change again makes the pool send a code to it.
     */
    sendContactCode: act(
      { about: "getUserAttributeVerificationCode", fresh: true },
      async (by: Holder, attribute: ContactName, waiting?: PendingContact): Promise<PendingContact | FormRejection> => {
        await within(by, "resend");
        const value = (await attributesOf(by)).attributes[attribute] ?? "";
        if (waiting && waiting.value !== value) return requestChange(by, attribute, waiting.value);
        const delivery = await cognito.sendAttributeCode({ ...authorized(by), attribute });
        return { ...(waiting ?? { value, before: "", atOnce: false }), delivery };
      },
    ),

    /** Restores the previous email if the pool did not wait for the code. */
    restoreEmail: act({ about: "updateUserAttributes", fresh: true }, async (by: Holder, email: string) => {
      await cognito.updateAttributes({ ...authorized(by), attributes: { email } });
      return {};
    }),

    removePhone: act({ about: "deleteUserAttributes", fresh: true }, async (by: Holder) => {
      const { factors } = await attributesOf(by);
      if (factors.enabled.includes("SMS_MFA")) return smsIsOn;
      await cognito.deleteAttributes({ accessToken: by.accessToken, names: ["phone_number"] });
      return {};
    }),
  };
}

/** The phone number cannot be removed while sign-in codes are sent to it. */
const smsIsOn: FormRejection = refusedWith({ key: "errors.general" });
