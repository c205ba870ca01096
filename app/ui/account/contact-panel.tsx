/** An email address or phone number: its value, whether it is verified, and the code that a new one needs. */
import type { ReactNode } from "react";
import { bidiIsolated } from "../../domain/format/bidi-isolate";
import { useTexts } from "../../i18n/texts";
import { useAcceptedForms } from "../forms/use-accepted-forms";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import type { DetailsNews, FanContact } from "./details-page";
import { OneButtonForm } from "./one-button-form";
import { TextOfSection } from "./text-of-section";

type ContactPanelProps = {
  name: "email" | "phone";
  contact: FanContact;
  fresh: boolean;
  path: string;
  rejected: RejectedForm | undefined;
  news: DetailsNews | undefined;
  /** The form that changes it; hidden while a code is pending. */
  children: ReactNode;
};

export function ContactPanel({ name, contact, fresh, path, rejected, news, children }: ContactPanelProps) {
  const { t } = useTexts("details");
  const { value, verified, pending } = contact;
  const changed = news?.of === name ? news.what : undefined;
  const codeSent = changed === "codeSent";
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
      news={changed && t(`details.${changed}News`)}
    >
      <p className="contact-value">{value ? <bdi dir="ltr">{value}</bdi> : t("details.noPhone")}</p>
      {pending ? <PendingContact {...{ name, pending, fresh, path, rejected, codeSent }} /> : children}
      {!pending && value && !verified && (
        <OneButtonForm intent={`${name}Send`} {...{ path, rejected }}>
          <TextOfSection text={t("details.verify")} section={t(`details.${name}Title`)} />
        </OneButtonForm>
      )}
    </Panel>
  );
}

type PendingContactProps = Pick<ContactPanelProps, "name" | "fresh" | "path" | "rejected"> & {
  pending: NonNullable<FanContact["pending"]>;
  codeSent: boolean;
};

function PendingContact({ name, pending, fresh, path, rejected, codeSent }: PendingContactProps) {
  const { t, language } = useTexts("details");
  const codesSent = useAcceptedForms(pending, codeSent);
  const common = { path, rejected };
  const value = bidiIsolated(pending.value, language);
  const before = bidiIsolated(pending.before, language);
  const section = t(`details.${name}Title`);
  const { atOnce } = pending;
  // The user pool has already stored the new number, so the fan can simply change it again. The email is their login
  // name, so we offer to change it back.
  const back = atOnce && name === "email";
  return (
    <>
      <p>{back ? t("details.atOnce", { value, before }) : t("details.codeFor", { value })}</p>
      {pending.before && !atOnce && <p>{t("details.stays", { before })}</p>}
      <AccountForm
        {...common}
        form={`${name}Confirm`}
        codesSent={codesSent}
        look="btn"
        submit={<TextOfSection text={t("form.confirm")} section={section} />}
        pending={t("form.confirming")}
      />
      <div className="row">
        <OneButtonForm {...common} intent={`${name}Send`} pending={t("form.sending")}>
          <TextOfSection text={t("form.sendAgain")} section={section} />
        </OneButtonForm>
        {(!back || fresh) && (
          <OneButtonForm {...common} intent={`${name}Drop`} look="link">
            {back
              ? t("details.changeBack", { before })
              : pending.before && !atOnce
                ? t("details.keep", { before })
                : t("details.drop")}
          </OneButtonForm>
        )}
      </div>
    </>
  );
}
