/** Links from a mail to the place on the ticket page that puts a ticket into the wallet of a phone. */
import type { MailBlock } from "../../../mail/mail-content";
import type { MailReader } from "../../../mail/mail-reader";
import type { WalletOffers } from "../../wallet/wallet";

/** `link` opens the ticket page. Empty where no wallet is configured. */
export function walletLinks(offers: WalletOffers | undefined, link: string, { t }: MailReader): MailBlock[] {
  const names = (["apple", "google"] as const).filter((name) => offers?.[name]);
  if (names.length === 0) return [];
  return [{ kind: "links", links: names.map((name) => ({ label: t.wallet(name), url: `${link}#wallet` })) }];
}
