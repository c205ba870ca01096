/** What signs tickets for the wallets of phones, as far as it is configured. */
import { readAppleSigner } from "./apple-pass-files";
import type { Settings } from "./config";
import { ConfigurationError, type Fault } from "./fault";
import { readGoogleSigner } from "./google-wallet-file";

/** Everything wrong with the files that the settings name. */
export const walletFaults = (settings: Partial<Settings>): Fault[] => [
  ...readAppleSigner(settings).faults,
  ...readGoogleSigner(settings).faults,
];

/** @throws ConfigurationError naming each file that cannot be used. */
export function walletSigners(settings: Partial<Settings>) {
  const [apple, google] = [readAppleSigner(settings), readGoogleSigner(settings)];
  const faults = [...apple.faults, ...google.faults];
  if (faults.length > 0) throw new ConfigurationError(faults);
  return { apple: apple.signer, google: google.signer };
}
