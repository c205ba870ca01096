/** The public record of a draw: before it the commitment, afterwards all that is needed to compute it again. */
import { createHash } from "node:crypto";
import { type Draw, drawnOrder } from "./draw";

export type DrawRecord = {
  algorithm: string;
  sale: string;
  commitment: string;
  /** Receipts of places are signed with this key (Ed25519, DER in base64url). */
  receiptKey: string;
  opensAt: string;
  seed: string | null;
  places: number | null;
  beacon: { used: boolean; url?: string; round?: number; value?: string };
  /** SHA-256 of the place numbers in the order of their turns, a line each. */
  orderSha256: string | null;
};

type DrawnSale = {
  id: string;
  commitment: string;
  publicKey: string;
  opensAt: Date;
  seed: string;
  drawn: number | null;
  drawnAt: Date | null;
  beacon: { url: string; round: number; value?: string } | null;
};

/** The record as it may be published now: no seed before the order is decided. */
export function drawRecord(sale: DrawnSale): DrawRecord {
  const { beacon, drawn } = sale;
  const isDrawn = drawn !== null && sale.drawnAt !== null;
  return {
    algorithm: "ringside draw 1",
    sale: sale.id,
    commitment: sale.commitment,
    receiptKey: sale.publicKey,
    opensAt: sale.opensAt.toISOString(),
    seed: isDrawn ? sale.seed : null,
    places: drawn,
    beacon: { used: Boolean(beacon?.value), ...beacon },
    orderSha256: isDrawn ? orderHash({ seed: sale.seed, places: drawn, beacon: beacon?.value ?? "" }) : null,
  };
}

const orderHash = (draw: Draw) => createHash("sha256").update(drawnOrder(draw).join("\n")).digest("hex");
