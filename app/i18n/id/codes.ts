/** Indonesian texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Kode prapenjualan atau diskon",
  use: "Pakai kode",
  have: "Punya kode? Masukkan untuk melihat apa yang terbuka bagi Anda.",
  counts: "{{code}} berlaku. Harga Anda muncul begitu kursi Anda direservasi.",
  saved: "Anda hemat {{amount}} dengan {{code}}.",
  kept: "Dengan {{code}}, harga tiket yang tetap Anda pegang adalah {{amount}}.",
  insteadOf: "dari {{price}}, {{code}}",
  regular: "Harga normal: {{price}}",
  premiumNow: "Anggota Premium sekarang, semua orang mulai {{when}}",
  premiumFrom: "Anggota Premium mulai {{premium}}, semua orang mulai {{when}}",
  codeNow: "Dengan kode prapenjualan sampai {{when}}",
  codeFrom: "Dengan kode prapenjualan mulai {{when}}",
  earlyUntil: "Harga early bird sampai {{when}}",
  earlyLeft: "Sisa dengan harga early bird: {{n}}",
};
