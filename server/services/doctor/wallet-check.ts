/** Checks the files that sign passes, and how long their certificates are good for. */
import { readAppleSigner } from "../../config/apple-pass-files";
import type { Settings } from "../../config/config";
import { readGoogleSigner } from "../../config/google-wallet-file";
import { type Finding, failure, fine, warning } from "./finding";

const ABOUT = "Wallet";
const DAY_MS = 24 * 60 * 60_000;
/** Apple issues a new certificate within minutes, but somebody has to find the time. */
const SOON_DAYS = 30;

export async function checkWallet(settings: Partial<Settings>): Promise<Finding[]> {
  const [apple, google] = [readAppleSigner(settings), readGoogleSigner(settings)];
  const found = [...apple.faults, ...google.faults].map(({ setting, what, why = "" }) =>
    failure(ABOUT, `${setting} ${what}.`, why),
  );
  if (apple.signer) {
    const { passTypeIdentifier, teamIdentifier, validFrom, validTo, authorityValidTo } = apple.signer;
    const name = `The certificate of ${passTypeIdentifier} (team ${teamIdentifier})`;
    found.push(
      validFrom.getTime() > Date.now()
        ? failure(ABOUT, `${name} is valid from ${dayOf(validFrom)} on only.`, "Check this machine's clock.")
        : expiry(name, validTo, "Renew it in Apple's developer account, and replace both of its files."),
      expiry(
        "Apple's intermediate certificate",
        authorityValidTo,
        "Get the present one from apple.com/certificateauthority: the one that issued your pass certificate.",
      ),
    );
  }
  if (google.signer) {
    const { email, issuerId } = google.signer;
    const says = `Links to Google Wallet are signed by ${email} for issuer ${issuerId}. Google alone knows whether it may.`;
    found.push(fine(ABOUT, says));
  }
  return found;
}

function expiry(name: string, end: Date, remedy: string): Finding {
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
  if (days < 0) return failure(ABOUT, `${name} expired on ${dayOf(end)}: no passes are offered.`, remedy);
  const says = `${name} is valid until ${dayOf(end)}`;
  return days < SOON_DAYS ? warning(ABOUT, `${says}, ${days} days from now.`, remedy) : fine(ABOUT, `${says}.`);
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
