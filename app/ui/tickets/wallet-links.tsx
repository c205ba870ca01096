/** The links that add one ticket to Apple Wallet and Google Wallet. Their texts come with the page's data. */
import { applePassPath, googleTicketPath, type WalletLinksView } from "../../domain/wallet/wallet-links";

type WalletLinksProps = {
  links: WalletLinksView;
  ticketNumber: string;
  /** The anchor for links from mails. */
  id: string | undefined;
};

export function WalletLinks({ links, ticketNumber, id }: WalletLinksProps) {
  const { apple, google } = links;
  return (
    <div className="acts to-wallet no-print" id={id}>
      {apple && (
        <a className="btn quiet black" href={applePassPath(links, ticketNumber)}>
          {apple}
        </a>
      )}
      {google && (
        <a className="btn quiet black" href={googleTicketPath(links, ticketNumber)} rel="noopener">
          {google}
        </a>
      )}
    </div>
  );
}
