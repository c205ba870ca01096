/** Sign-in through the hosted pages of a provider: one link each, and the divider to the form below. */

import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";

const NAMES = { amazon: "Amazon", apple: "Apple", facebook: "Facebook", google: "Google" } as const;

type ProviderLinksProps = {
  /** In their order; without any there is nothing to show. */
  providers: SocialProvider[];
  verb: "signIn" | "signUp";
  /** The page to come back to. */
  from: string;
};

export function ProviderLinks({ providers, verb, from }: ProviderLinksProps) {
  const { t } = useTexts("authenticator");
  if (providers.length === 0) return null;
  return (
    <>
      <div className="fed">
        {providers.map((provider) => (
          // It leads to another site, so the browser itself goes there.
          <a className="btn line" href={`/oauth/start/${provider}?from=${encodeURIComponent(from)}`} key={provider}>
            {t(`federated.${verb}${NAMES[provider]}`)}
          </a>
        ))}
      </div>
      <p className="or">{t("federated.or")}</p>
    </>
  );
}
