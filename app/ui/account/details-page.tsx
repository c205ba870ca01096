/** The fan's name, contact details and language. */
import { Form } from "@remix-run/react";
import type { DialCode } from "../../domain/authenticator/fields/dial-codes";
import type { PendingContact } from "../../domain/authenticator/flow";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import type { SocialProvider } from "../../domain/authenticator/options";
import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/languages";
import { useTexts } from "../../i18n/texts";
import { useText } from "../authenticator/use-text";
import { Alert } from "../forms/alert";
import { SubmitButton } from "../forms/submit-button";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import { ContactPanel } from "./contact-panel";
import { PhoneChange } from "./phone-change";
import { PROVIDER_NAMES } from "./provider-names";
import { SignInAgainForm } from "./sign-in-again-form";
import { TextOfSection } from "./text-of-section";

export type FanContact = { value: string; verified: boolean; pending: PendingContact | undefined };
/** The last change, by section of the page. */
export type DetailsNews = {
  of: "name" | "email" | "phone" | "newsletter";
  what: "name" | "codeSent" | "verified" | "kept" | "phoneRemoved" | "newsletter";
};

type DetailsPageProps = {
  path: string;
  /** The provider that the fan signs in through, if any. */
  elsewhere: SocialProvider | undefined;
  /** The fan signed in recently: required to change anything they sign in with. */
  fresh: boolean;
  news: DetailsNews | undefined;
  rejected: RejectedForm | undefined;
  dialCodes: DialCode[];
  /**
   * The attributes in the user pool, or the reason why they are missing. `newsletter` is undefined if there is no
   * newsletter.
   */
  now:
    | { problem: KeyedText }
    | {
        name: string;
        email: FanContact;
        phone: FanContact;
        smsIsOn: boolean;
        newsletter: boolean | undefined;
        /** What was typed into the name, email or phone form before the fan was asked to sign in again. */
        typed: { [field: string]: string } | undefined;
      };
};

export function DetailsPage({ path, elsewhere, fresh, news, rejected, dialCodes, now }: DetailsPageProps) {
  const { t } = useTexts("details");
  const say = useText("fields");
  if ("problem" in now) return <Alert>{say(now.problem)}</Alert>;
  const common = { path, rejected };
  const newsOf = (part: DetailsNews["of"]) => (news?.of === part ? t(`details.${news.what}News`) : undefined);
  const { name, email, phone, smsIsOn, newsletter, typed } = now;
  return (
    <>
      {!fresh && <SignInAgainForm {...common} email={email.value} elsewhere={elsewhere} />}
      <Panel
        id="name"
        path={path}
        title={t("details.nameTitle")}
        text={elsewhere ? t("details.elsewhereText", { provider: PROVIDER_NAMES[elsewhere] }) : t("details.nameText")}
        news={newsOf("name")}
      >
        {elsewhere ? (
          <p>
            <bdi>{name}</bdi>
          </p>
        ) : (
          <AccountForm
            {...common}
            form="name"
            values={{ name, ...typed }}
            submit={<TextOfSection text={t("form.save")} section={t("details.nameTitle")} />}
            pending={t("form.saving")}
          />
        )}
      </Panel>
      <ContactPanel {...common} name="email" contact={email} fresh={fresh} news={news}>
        {fresh && !elsewhere && (
          <>
            <AccountForm
              {...common}
              form="email"
              values={typed}
              labels={{ email: t("details.newEmail") }}
              submit={<TextOfSection text={t("form.sendCode")} section={t("details.emailTitle")} />}
              pending={t("form.sending")}
            />
            <p className="help">{t("details.newEmailHelp")}</p>
          </>
        )}
      </ContactPanel>
      <ContactPanel {...common} name="phone" contact={phone} fresh={fresh} news={news}>
        <PhoneChange {...common} {...{ fresh, smsIsOn, dialCodes, typed }} number={phone.value} />
      </ContactPanel>
      <LanguageChoice path={path} />
      {newsletter !== undefined && <Newsletter path={path} wanted={newsletter} news={newsOf("newsletter")} />}
    </>
  );
}

/** Submits to /language, which stores the choice and redirects back. */
function LanguageChoice({ path }: { path: string }) {
  const { t, language: current } = useTexts("details");
  return (
    <Panel id="language" path={path} title={t("details.languageTitle")} text={t("details.languageText")}>
      <form className="stack narrow" method="get" action="/language">
        <input type="hidden" name="from" value={path} />
        <select className="select" name="lng" aria-labelledby="language-title" defaultValue={current} key={current}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
        <button className="btn line" type="submit">
          <TextOfSection text={t("form.save")} section={t("details.languageTitle")} />
        </button>
      </form>
    </Panel>
  );
}

function Newsletter({ path, wanted, news }: { path: string; wanted: boolean; news: string | undefined }) {
  const { t } = useTexts("details");
  return (
    <Panel
      id="newsletter"
      path={path}
      title={t("details.newsletterTitle")}
      text={t("details.newsletterText")}
      news={news}
    >
      <Form className="stack narrow" method="post" action={path} preventScrollReset>
        <label className="choice">
          <input type="checkbox" name="newsletter" value="yes" defaultChecked={wanted} key={String(wanted)} />
          {t("details.newsletterLabel")}
        </label>
        <SubmitButton className="btn line" intent="newsletter">
          <TextOfSection text={t("form.save")} section={t("details.newsletterTitle")} />
        </SubmitButton>
      </Form>
    </Panel>
  );
}
