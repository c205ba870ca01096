/** Indonesian: the texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Tiket Anda: {{title}}",
    count_one: "{{count}} tiket",
    count_other: "{{count}} tiket",
    print: "Cetak tiket",
    number: "Tiket {{number}}",
    qr: "Kode QR tiket {{number}}",
    tier: "Kategori",
    paid: "Dibayar",
    free: "Gratis",
    refunded: "Dikembalikan",
    used: "Dipakai pukul {{at}}",
    times: "Pintu dibuka {{doors}}, bel {{bell}}",
    noCode: "Dana tiket ini sudah dikembalikan dan tiketnya tidak berlaku lagi.",
    receipt: "Tanda terima",
    receiptLine_one: "Pesanan {{number}}: {{count}} tiket, {{total}}",
    receiptLine_other: "Pesanan {{number}}: {{count}} tiket, {{total}}",
    keep: "Tautan di email Anda membuka tiket ini di perangkat apa pun. Jangan bagikan.",
    keepFan: "Tiket ada di profil dan email Anda.",
  },
  after: {
    confirming: "Pembayaran Anda masih dikonfirmasi",
    confirmingText:
      "Bank Anda belum menjawab. Halaman ini memeriksa lagi setiap beberapa detik, dan kursi tetap milik Anda.",
    confirmingAgain: "Periksa lagi",
    refunded: "Kursi sudah diambil, jadi dana Anda kami kembalikan",
    refundedText:
      "Pembayaran Anda masuk setelah reservasi habis, dan kursinya sudah diambil orang lain. Kami mengembalikan seluruh jumlah ke kartu Anda. Prosesnya bisa memakan waktu 5 sampai 10 hari.",
    ended: "Reservasi Anda habis",
    endedText: "Anda tidak menyelesaikan pembayaran tepat waktu, jadi kursi kembali dijual. Anda tidak ditagih.",
    pickAgain: "Pilih kursi lagi",
  },
  pass: {
    of: "Tiket {{n}} dari {{count}}",
    seat: "Kursi",
    unreserved: "Tanpa nomor",
    once: "Hanya dipindai sekali",
    directions: "Petunjuk arah",
    saved: "Salinan tersimpan dari {{when}}. Diperbarui saat Anda kembali online.",
    calendar: "Tambahkan ke kalender",
    postponed: "Acara ini ditunda. Tiket Anda berlaku untuk tanggal baru, yang belum ditetapkan.",
  },
  print: {
    title: "Cetak tiket: {{title}}",
    back: "Kembali ke tiket Anda",
    hint: "Ctrl+P atau ⌘P mencetak satu tiket per halaman",
    print: "Cetak",
    heading: "Tiket Anda untuk {{title}}",
    empty: "Tidak ada tiket untuk dicetak",
    emptyText: "Tiket Anda untuk acara mendatang tampil di sini. Membeli sebagai tamu? Buka dulu tautan di email Anda.",
    card: "Daftar laga",
    subject: "Daftar laga dapat berubah.",
    autographs: "Untuk tanda tangan",
    gettingIn: "Lokasi dan akses masuk",
    fold: "Lipat mengikuti tanda, dengan kode di bagian luar.",
    photo: "Kode hanya bisa dipindai sekali. Jangan unggah fotonya.",
  },
};
