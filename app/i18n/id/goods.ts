/** Indonesian: the texts of buying goods: the way to pay for an article, the page of its order, and its mails. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Beli seharga {{price}}",
    going: "Menuju pembayaran",
    posted:
      "Anda membayar dengan kartu di halaman Stripe; ongkos kirim sudah termasuk. Sementara itu barangnya kami simpan setengah jam untuk Anda.",
    byMail: "Anda membayar dengan kartu di halaman Stripe.",
    choose: "Silakan pilih satu.",
    soldOut: "Barang terakhir untuk pilihan ini baru saja terjual. Tidak ada yang ditagih, dan pilihan lain masih ada.",
    soldOutWhole: "Barang terakhir baru saja terjual. Tidak ada yang ditagih.",
    gone: "Saat ini tidak dijual.",
    unreachable: "Layanan pembayaran tidak dapat dihubungi. Tidak ada yang ditagih; silakan coba lagi sebentar lagi.",
    released: "Barangnya sudah kembali ke meja. Tidak ada yang ditagih.",
  },
  held: {
    text_one: "Barang ini kami simpan {{count}} menit lagi untuk Anda, menunggu pembayaran.",
    text_other: "Barang ini kami simpan {{count}} menit lagi untuk Anda, menunggu pembayaran.",
    pay: "Lanjutkan ke pembayaran",
    release: "Kembalikan ke meja",
  },
  order: {
    title: "Pesanan Anda",
    number: "Pesanan {{number}}",
    bought: "Dibeli pada {{date}}",
    article: "Yang Anda beli",
    paid: "Dibayar",
    back: "Dikembalikan pada {{date}}",
    postage: "Ongkos kirim",
    included: "Sudah termasuk",
    progress: "Perjalanan pesanan",
    step: {
      paid: "Dibayar",
      sending: "Sedang disiapkan",
      sent: "Dikirim",
    },
    refunded: "Dana dikembalikan",
    done: "selesai",
    next: "Selanjutnya",
    sendingText: "Kami mengemasnya dalam dua hari kerja dan mengabari Anda begitu dikirim.",
    sendingMailText: "Kami mengirimnya ke {{email}} dalam satu hari kerja.",
    sentText:
      "Dikirim pada {{date}}. Paket tiba dalam waktu hingga satu minggu di dalam negeri dan hingga tiga minggu di luar negeri.",
    sentMailText: "Kami mengirimnya ke {{email}} pada {{date}}. Jika belum ada, periksa juga folder spam.",
    refundedText:
      "{{price}} dikembalikan ke kartu yang Anda pakai membayar. Bank menampilkannya dalam 5 sampai 10 hari.",
    lateText:
      "Pembayaran Anda tiba setelah waktu simpan setengah jam berakhir, dan saat itu barang terakhir sudah terjual. {{price}} dikembalikan ke kartu Anda; bank menampilkannya dalam 5 sampai 10 hari.",
    returned: "Pengembalian dana tidak sampai",
    returnedText:
      "Bank Anda mengirim kembali pengembalian dana {{price}} kepada kami. Uang itu tetap milik Anda: hubungi kami, dan kami akan mencari cara lain untuk membayarnya.",
    address: "Dikirim ke",
    mailedTo: "Dikirim lewat email ke",
    receipt: "Tanda terima",
    receiptLater: "Tanda terima tidak dapat diambil saat ini. Silakan coba lagi sebentar lagi.",
    help: "Ada masalah dengan pesanan ini",
    toArticle: "Kembali ke barang",
    confirming: "Pembayaran Anda masih dikonfirmasi",
    confirmingText: "Bank belum menjawab. Halaman ini memeriksa ulang secara otomatis setiap beberapa detik.",
    again: "Periksa lagi",
    ended: "Pembayaran tidak selesai",
    endedText: "Tidak ada yang ditagih, dan barangnya kembali ke meja.",
    guestTitle: "Pesanan ada di akun Anda",
    guestText: "Masuk dengan akun yang Anda pakai membeli, dan pesanannya tampil di sini.",
    signIn: "Masuk",
  },
  mail: {
    hello: "Halo, {{name}},",
    helloNobody: "Halo,",
    paidSubject: "Pesanan Anda: {{article}}",
    paidText: "Terima kasih. Ini sekarang milik Anda:",
    total: "Dibayar: {{price}}, sudah termasuk ongkos kirim",
    totalMail: "Dibayar: {{price}}",
    sentSubject: "Dalam perjalanan: {{article}}",
    sentText:
      "Paket Anda sudah kami kirim. Paket tiba dalam waktu hingga satu minggu di dalam negeri dan hingga tiga minggu di luar negeri.",
    sentMailSubject: "Dikirim untuk Anda: {{article}}",
    sentMailText: "Kami sudah mengirimnya ke alamat ini. Jika belum ada, periksa juga folder spam.",
    refundSubject: "Pembayaran Anda untuk {{article}} sedang dikembalikan",
    lateText: "Pembayaran Anda tiba setelah waktu simpan berakhir, dan saat itu barang terakhir sudah terjual.",
    refundText: "Pesanan Anda dibatalkan.",
    moneyText: "Kami mengembalikan {{price}}. Kartu Anda menampilkannya dalam 5 sampai 10 hari.",
    order: "Pesanan Anda",
    help: "Pertanyaan",
  },
};
