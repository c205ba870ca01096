/** A ticket to the sample night as a wallet gets it, with the words of a language from the real tables. */
import { nightView } from "../../../app/domain/shows/night-view";
import type { WalletLabels } from "../../../app/domain/wallet/wallet-labels";
import { type WalletNight, type WalletTicket, walletNight } from "../../../app/domain/wallet/wallet-ticket";
import { walletLabels } from "../../../app/requests/wallet-labels";
import { sampleEvent } from "../samples/sample-event";

export const now = new Date("2026-11-20T12:00:00Z");
export const night = walletNight(sampleEvent(), now) as WalletNight;
export const view = nightView(sampleEvent(), { locale: "en", now });
export const colors = { background: "#0b0c12", text: "#fff3e2", label: "#ff4e1f" };

export const ticket: WalletTicket = {
  number: "KXWT-PQRM-HD001",
  orderNumber: "7KQ2-M4XP",
  tier: "Ringside",
  holder: "Désirée O’Neill-Okonjo",
  code: "https://tickets.example/check-in/KXWT-PQRM-HD001?s=AbCdEfGhIjKlMnOpQrStUv",
};

export const siteIn = (language: string) => ({ name: "Ringside", url: "https://tickets.example", language });
export const labelsIn = (language: string): Promise<WalletLabels> => walletLabels(language, night.title);
