/** Sign-in through a provider's hosted pages: one link each, with its mark, and the divider to the form. */
import { useHref } from "@remix-run/react";
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";
import marks from "./provider-marks.svg";

const NAMES = { amazon: "Amazon", apple: "Apple", facebook: "Facebook", google: "Google" } as const;

type ProviderLinksProps = {
  /** In display order; renders nothing if empty. */
  providers: SocialProvider[];
  verb: "signIn" | "signUp";
  /** The page to return to. */
  from: string;
};

/** Sign-in lists them first (section 2). Sign-up starts with the email, so that its button is on the first screen. */
export function ProviderLinks({ providers, verb, from }: ProviderLinksProps) {
  const { t } = useTexts("authenticator");
  const page = useHref(from);
  if (providers.length === 0) return null;
  const or = <p className="or">{t("federated.or")}</p>;
  return (
    <>
      {verb === "signUp" && or}
      <div className="fed">
        {providers.map((provider) => (
          // The link leads to another site, so it isn't a client-side navigation.
          <a
            className="btn line"
            href={`/oauth/start/${provider}?from=${encodeURIComponent(page)}`}
            aria-label={t(`federated.${verb}${NAMES[provider]}`)}
            key={provider}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <use href={`${marks}#${provider}`} />
            </svg>
            <span translate="no">{NAMES[provider]}</span>
          </a>
        ))}
      </div>
      {verb === "signIn" && or}
    </>
  );
}
