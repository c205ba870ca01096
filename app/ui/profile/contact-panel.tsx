/** An email or phone number: what it is, whether it is proven, and the code that a new one waits for. */
import type { ReactNode } from "react";
import { bidiIsolated } from "../../i18n/bidi-isolate";
import { useTexts } from "../../i18n/texts";
import { AccountForm, type RejectedForm } from "./account-form";
import { ActButton } from "./act-button";
import type { Contact } from "./details";
import { Panel } from "./panel";

type ContactPanelProps = {
  name: "email" | "phone";
  contact: Contact;
  fresh: boolean;
  path: string;
  rejected: RejectedForm | undefined;
  news: string | undefined;
  /** The way to another one; not shown while a code is waited for. */
  children: ReactNode;
};

export function ContactPanel({ name, contact, fresh, path, rejected, news, children }: ContactPanelProps) {
  const { t } = useTexts("details");
  const { value, verified, pending } = contact;
  return (
    <Panel
      id={name}
      path={path}
      title={t(`details.${name}Title`)}
      text={t(`details.${name}Text`)}
      badge={
        value && (
          <span className={verified ? "badge ok" : "badge few"}>
            {t(`details.${verified ? "verified" : "unverified"}`)}
          </span>
        )
      }
      news={news}
    >
      <p className="contact-value">{value ? <bdi dir="ltr">{value}</bdi> : t("details.noPhone")}</p>
      {pending ? <Waiting {...{ name, pending, fresh, path, rejected }} /> : children}
      {!pending && value && !verified && (
        <ActButton intent={`${name}Send`} {...{ path, rejected }}>
          {t("details.verify")}
        </ActButton>
      )}
    </Panel>
  );
}

type WaitingProps = Pick<ContactPanelProps, "name" | "fresh" | "path" | "rejected"> & {
  pending: NonNullable<Contact["pending"]>;
};

function Waiting({ name, pending, fresh, path, rejected }: WaitingProps) {
  const { t, language } = useTexts("details");
  const common = { path, rejected };
  const value = bidiIsolated(pending.value, language);
  const before = bidiIsolated(pending.before, language);
  const { atOnce } = pending;
  // A number that the pool has changed already may just be changed once more; an email is what she signs in with.
  const back = atOnce && name === "email";
  return (
    <>
      <p>{back ? t("details.atOnce", { value, before }) : t("details.codeFor", { value })}</p>
      {pending.before && !atOnce && <p>{t("details.stays", { before })}</p>}
      <AccountForm
        {...common}
        form={`${name}Confirm`}
        look="btn"
        submit={t("form.confirm")}
        pending={t("form.confirming")}
      />
      <div className="row">
        <ActButton {...common} intent={`${name}Send`} pending={t("form.sending")}>
          {t("form.sendAgain")}
        </ActButton>
        {(!back || fresh) && (
          <ActButton {...common} intent={`${name}Drop`} look="link">
            {back
              ? t("details.changeBack", { before })
              : pending.before && !atOnce
                ? t("details.keep", { before })
                : t("details.drop")}
          </ActButton>
        )}
      </div>
    </>
  );
}
