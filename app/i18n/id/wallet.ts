/** Bahasa Indonesia: texts of a ticket in a phone’s wallet, and of the links that add it. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Tambahkan ke Apple Wallet",
  appleAll: "Tambahkan semua tiket ke Apple Wallet",
  google: "Tambahkan ke Google Wallet",
  description: "Tiket: {{title}}",
  date: "Tanggal",
  doors: "Pintu dibuka",
  bell: "Bel",
  venue: "Gedung",
  name: "Nama",
  order: "Pesanan",
  number: "Nomor tiket",
  rules:
    "Dipindai sekali. Setelah tiket dialihkan atau dananya dikembalikan, kode ini tidak berlaku lagi: hapus tiketnya dari dompet digital.",
  yours: "Tiket Anda",
};
