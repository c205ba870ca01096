/** Indonesian: the texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Tiket Anda, {{title}}",
    count_one: "{{count}} tiket",
    count_other: "{{count}} tiket",
    print: "Cetak tiket",
    number: "Tiket {{number}}",
    qr: "Kode QR tiket {{number}}",
    tier: "Kategori",
    paid: "Dibayar",
    free: "Gratis",
    refunded: "Dana dikembalikan",
    used: "Dipakai pukul {{at}}",
    times: "Pintu {{doors}}, bel {{bell}}",
    noCode: "Tiket ini sudah tidak berlaku. Uangnya sudah dikembalikan.",
    receipt: "Tanda terima",
    receiptLine_one: "Pesanan {{number}}: {{count}} tiket, {{total}}",
    receiptLine_other: "Pesanan {{number}}: {{count}} tiket, {{total}}",
    keep: "Tautan di email Anda membuka tiket ini di perangkat apa pun. Jangan bagikan tautan itu.",
    keepFan: "Tiket ada di profil dan email Anda.",
  },
  after: {
    confirming: "Pembayaran Anda masih dikonfirmasi",
    confirmingText:
      "Bank belum menjawab. Halaman ini memeriksa ulang secara otomatis setiap beberapa detik; sementara itu kursi tetap milik Anda.",
    confirmingAgain: "Periksa lagi",
    refunded: "Kursinya lepas, uangnya kembali",
    refundedText:
      "Pembayaran Anda tiba setelah reservasi berakhir, dan saat itu kursinya sudah diambil. Seluruh jumlah dikembalikan ke kartu Anda; bank menampilkannya dalam 5 sampai 10 hari.",
    ended: "Reservasi sudah berakhir",
    endedText: "Pembayaran tidak selesai tepat waktu, jadi kursinya kembali dijual. Tidak ada yang ditagih.",
    pickAgain: "Pilih kursi lagi",
  },
  pass: {
    of: "Tiket {{n}} dari {{count}}",
    seat: "Kursi",
    row: "Baris",
    unreserved: "Kursi bebas",
    once: "Dipindai sekali",
    directions: "Petunjuk arah",
    saved: "Salinan tersimpan dari {{when}}. Diperbarui saat Anda kembali online.",
    calendar: "Tambahkan ke kalender",
    postponed: "Acara ditunda dan tanggal barunya belum pasti. Tiket tetap berlaku untuk tanggal baru.",
  },
  print: {
    title: "Cetak tiket, {{title}}",
    back: "Kembali ke tiket Anda",
    hint: "Ctrl atau ⌘ + P mencetak satu tiket per halaman",
    print: "Cetak",
    heading: "Tiket Anda untuk {{title}}",
    empty: "Tidak ada tiket untuk dicetak",
    emptyText:
      "Tiket Anda untuk acara mendatang muncul di sini. Jika membeli sebagai tamu, buka dulu tautan di email Anda.",
    card: "Daftar laga",
    subject: "Daftar laga dapat berubah.",
    autographs: "Untuk tanda tangan",
    gettingIn: "Lokasi dan akses masuk",
    fold: "Lipat mengikuti tanda. Kodenya tetap di luar.",
    photo: "Dipindai sekali. Jangan unggah fotonya.",
  },
};
