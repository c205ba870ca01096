/** Sign-in through a provider's hosted pages: one link each, and the divider to the form below. */
import { useHref } from "@remix-run/react";
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";

const NAMES = { amazon: "Amazon", apple: "Apple", facebook: "Facebook", google: "Google" } as const;

type ProviderLinksProps = {
  /** In display order; renders nothing if empty. */
  providers: SocialProvider[];
  verb: "signIn" | "signUp";
  /** The page to return to. */
  from: string;
};

export function ProviderLinks({ providers, verb, from }: ProviderLinksProps) {
  const { t } = useTexts("authenticator");
  const page = useHref(from);
  if (providers.length === 0) return null;
  return (
    <>
      <div className="fed">
        {providers.map((provider) => (
          // The link leads to another site, so it isn't a client-side navigation.
          <a className="btn line" href={`/oauth/start/${provider}?from=${encodeURIComponent(page)}`} key={provider}>
            {t(`federated.${verb}${NAMES[provider]}`)}
          </a>
        ))}
      </div>
      <p className="or">{t("federated.or")}</p>
    </>
  );
}
