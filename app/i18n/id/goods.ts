/** Indonesian: the texts of buying goods: payment, the order's page, and its mails. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Beli seharga {{price}}",
    going: "Membuka pembayaran",
    posted:
      "Bayar dengan kartu di halaman Stripe. Ongkos kirim sudah termasuk. Barang kami simpan 30 menit selama Anda membayar.",
    byMail: "Bayar dengan kartu di halaman Stripe.",
    choose: "Pilih salah satu.",
    soldOut: "Pilihan itu baru saja habis. Anda tidak ditagih. Pilihan lain masih ada.",
    soldOutWhole: "Baru saja habis. Anda tidak ditagih.",
    gone: "Sedang tidak dijual.",
    unreachable: "Layanan pembayaran tidak dapat dihubungi. Anda tidak ditagih. Coba lagi dalam satu menit.",
    tooMany: "Terlalu banyak percobaan. Tunggu sepuluh menit, lalu coba lagi.",
    released: "Barangnya kembali ke gerai. Anda tidak ditagih.",
  },
  held: {
    text_one: "Kami menyimpan barang ini untuk Anda {{count}} menit lagi. Bayar agar menjadi milik Anda.",
    text_other: "Kami menyimpan barang ini untuk Anda {{count}} menit lagi. Bayar agar menjadi milik Anda.",
    pay: "Lanjutkan ke pembayaran",
    release: "Kembalikan",
  },
  order: {
    title: "Pesanan Anda",
    number: "Pesanan {{number}}",
    bought: "Dibeli pada {{date}}",
    article: "Yang Anda beli",
    paid: "Dibayar",
    back: "Dana dikembalikan pada {{date}}",
    postage: "Ongkos kirim",
    included: "Termasuk",
    progress: "Status pesanan",
    step: {
      paid: "Dibayar",
      sending: "Sedang disiapkan",
      sent: "Dikirim",
    },
    refunded: "Dikembalikan",
    done: "selesai",
    next: "Selanjutnya",
    sendingText: "Kami mengemasnya dalam dua hari kerja dan mengirim email saat dikirim.",
    sendingMailText: "Kami akan mengirimnya ke {{email}} dalam satu hari kerja.",
    sentText: "Dikirim pada {{date}}. Paket tiba paling lama satu minggu di dalam negeri, tiga minggu ke luar negeri.",
    sentMailText: "Kami mengirimnya ke {{email}} pada {{date}}. Belum ada? Periksa folder spam Anda.",
    refundedText:
      "Kami mengembalikan {{price}} ke kartu yang Anda pakai untuk membayar. Prosesnya bisa memakan waktu 5 sampai 10 hari.",
    lateText:
      "Pembayaran Anda masuk setelah 30 menit, dan barang terakhir sudah terjual. Kami mengembalikan {{price}} ke kartu Anda. Prosesnya bisa memakan waktu 5 sampai 10 hari.",
    returned: "Pengembalian dana tidak sampai",
    returnedText:
      "Bank Anda mengirim kembali pengembalian dana {{price}} kepada kami. Uang itu tetap milik Anda: hubungi kami, dan kami akan mencari cara lain untuk membayarnya.",
    address: "Dikirim ke",
    mailedTo: "Dikirim lewat email ke",
    receipt: "Tanda terima",
    receiptLater: "Tanda terima belum dapat dimuat. Coba lagi dalam satu menit.",
    help: "Laporkan masalah",
    tracking: "Pelacakan",
    backPieces: "Dana dikembalikan: {{number}}",
    toArticle: "Kembali ke barang",
    confirming: "Pembayaran Anda masih dikonfirmasi",
    confirmingText: "Bank Anda belum menjawab. Halaman ini memeriksa lagi setiap beberapa detik.",
    again: "Periksa lagi",
    ended: "Anda belum menyelesaikan pembayaran",
    endedText: "Anda tidak ditagih, dan barangnya kembali ke gerai.",
    endedMany: "Anda tidak ditagih, dan barang-barangnya kembali ke gerai.",
    guestText:
      "Masuk dengan akun yang Anda pakai saat membeli untuk melihatnya di sini. Membeli sebagai tamu? Buka tautan di email Anda.",
    signIn: "Masuk",
  },
  mail: {
    paidSubject: "Pesanan dikonfirmasi: {{article}}",
    paidText: "Terima kasih atas pesanan Anda.",
    total: "Dibayar: {{price}}, termasuk ongkos kirim",
    totalMail: "Dibayar: {{price}}",
    sentSubject: "Dikirim: {{article}}",
    sentText:
      "Pesanan Anda dalam perjalanan. Paket tiba paling lama satu minggu di dalam negeri, tiga minggu ke luar negeri.",
    sentMailSubject: "Ini dia: {{article}}",
    sentMailText: "Kami mengirim pesanan Anda ke alamat ini. Belum ada? Periksa folder spam Anda.",
    refundSubject: "Pengembalian dana: {{article}}",
    lateText: "Pembayaran Anda masuk setelah waktu simpan habis, dan barang terakhir sudah terjual.",
    refundText: "Kami membatalkan pesanan Anda dan mengembalikan dananya.",
    moneyText:
      "Kami mengembalikan {{price}} ke kartu yang Anda pakai untuk membayar. Prosesnya bisa memakan waktu 5 sampai 10 hari.",
    order: "Lihat pesanan Anda",
    partText: "Kami membatalkan sebagian pesanan Anda dan mengembalikan dananya.",
    guest:
      "Tautan ini membuka pesanan Anda tanpa masuk ke akun. Jangan bagikan: siapa pun yang punya tautan ini bisa melihat pesanan Anda.",
  },
};
