/** Indonesian: the texts of what a fan has paid, what she can do about it, and the mails that tell her of it. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Layanan pembayaran tidak dapat dihubungi saat ini. Yang kami simpan sendiri ada di bawah; faktur dan kartu Anda tampil lagi setelah layanannya kembali.",
  due: {
    title: "Ada satu pembayaran yang belum lunas",
    text: "{{amount}} untuk {{title}} tidak dapat ditagih. Bayar, atau perbarui kartunya, dan semuanya beres.",
    pay: "Bayar {{amount}}",
  },
  premium: {
    none: "Saat ini Anda bukan anggota Premium.",
    see: "Lihat Premium",
  },
  card: {
    title: "Kartu Anda",
    name: "{{brand}} berakhiran {{last4}}",
    expires: "Berlaku sampai {{date}}",
    soon: "Segera kedaluwarsa",
    over: "Kedaluwarsa",
    soonText: "Perbarui sebelum itu, agar tidak ada yang terhenti.",
    overText: "Kartu ini tidak dapat dipakai membayar lagi. Perbarui, agar tidak ada yang terhenti.",
    none: "Tidak ada kartu Anda yang disimpan. Anda mengetiknya di halaman Stripe saat membayar.",
    update: "Perbarui kartu",
    going: "Menuju Stripe",
    unreachable:
      "Halaman Stripe tidak dapat dihubungi saat ini. Tidak ada yang diubah; silakan coba lagi sebentar lagi.",
  },
  list: {
    title: "Yang Anda bayar",
    text: "Tiket, malam laga di rumah, barang, dan Premium, beserta semua fakturnya.",
    emptyTitle: "Belum ada pembayaran",
    emptyText: "Yang Anda beli tampil di sini, beserta tanda terima dan cara mendapatkan uang kembali.",
    emptyAction: "Lihat jadwal tur",
    tickets_one: "{{count}} tiket",
    tickets_other: "{{count}} tiket",
    night: "Untuk ditonton di rumah",
    goods: "Dari toko",
    order: "Pesanan {{number}}",
    invoice: "Faktur {{number}}",
    paid: "Dibayar",
    open: "Belum dibayar",
    void: "Batal",
    refunded: "Dana dikembalikan",
    partly: "{{amount}} dikembalikan",
    returned: "Pengembalian dana tidak sampai",
    disputed: "Ditangani bank",
    receipt: "Tanda terima",
    pdf: "Sebagai PDF",
    details: "Detail",
    ask: "Tanyakan ini",
    pages: "Halaman pembayaran",
    page: "Halaman {{page}} dari {{pages}}",
    newer: "Lebih baru",
    older: "Lebih lama",
  },
  refund: {
    open: "Minta uang kembali",
    ticketsUntil:
      "Tiket ini dapat dikembalikan sampai {{date}}. {{amount}} masuk ke kartu yang membayar, dan tiketnya tidak berlaku lagi.",
    ticketsOpen:
      "Tanggal barunya belum ditentukan, jadi tiket ini dapat dikembalikan kapan saja. {{amount}} masuk ke kartu yang membayar, dan tiketnya tidak berlaku lagi.",
    nightUntil:
      "Malam laga ini dapat dikembalikan sampai dimulai: {{date}}. {{amount}} masuk ke kartu yang membayar, dan tayangannya tidak dapat Anda tonton lagi.",
    confirm: "Kembalikan dan terima {{amount}}",
    sending: "Sebentar",
    done: "Selesai. {{amount}} sedang dikirim ke kartu yang membayar; bank menampilkannya dalam 5 sampai 10 hari. Kami juga mengabari lewat email.",
    late: "Ini tidak dapat lagi dikembalikan secara otomatis. Tulis kepada kami di bawah: pesanan Anda disertakan, dan manusia yang memutuskan.",
    ruleTitle: "Kapan uang kembali",
    ruleTickets:
      "<b>Tiket</b>: sampai 48 jam sebelum bel, langsung. Jika acaranya dipindah, sampai bel di tanggal barunya. Untuk tiket yang sudah dipakai atau diberikan kepada orang lain: tanyakan kepada kami.",
    ruleNight:
      "<b>Malam laga di rumah</b>: sampai dimulai, langsung. Setelah itu untuk pembelian ganda, acara yang dibatalkan, atau gangguan dari kami, jika Anda menulis dalam 48 jam.",
    rulePremium:
      "<b>Premium</b>: batalkan kapan saja, dan langganan berjalan sampai akhir masa yang sudah dibayar. Pembayaran ganda atau karena kesalahan kami dikembalikan: tulis kepada kami.",
    ruleGoods:
      "<b>Barang</b>: dalam 30 hari setelah pembelian. Tulis kepada kami, dan kami memberi tahu ke mana mengirimnya.",
    ruleOff: "Acara yang dibatalkan dikembalikan uangnya tanpa perlu diminta.",
  },
  mail: {
    hello: "Halo,",
    nightPaidSubject: "{{title}} siap Anda tonton",
    nightPaid: "Terima kasih. {{title}}, {{date}}, milik Anda: langsung, dan siaran ulang jika ada.",
    nightPaidWatch: "Ke layar Anda",
    paidLine: "Dibayar: {{amount}} pada {{date}}",
    invoiceLine: "Faktur: {{number}}",
    premiumPaidSubject: "Tanda terima Anda untuk Premium",
    premiumPaid: "Terima kasih sudah bersama kami. Pembayaran Anda untuk Premium berhasil.",
    failedSubject: "Pembayaran Anda untuk Premium tidak berhasil",
    failed: "{{amount}} untuk Premium tidak dapat kami tagih. Semuanya tetap milik Anda sementara kami mencoba lagi.",
    failedNext:
      "Percobaan berikutnya pada {{date}}. Ganti dengan kartu yang berfungsi, dan masalahnya langsung selesai.",
    failedLast: "Itu percobaan terakhir, dan tanpa pembayaran langganan Anda tidak dapat berlanjut.",
    failedPay: "Bayar sekarang",
    trialSubject: "Hari gratis Anda berakhir pada {{date}}",
    trial:
      "Hari gratis Anda dengan Premium berakhir pada {{date}}. Setelah itu {{amount}} ditagih, dan semuanya berlanjut.",
    trialLeave: "Jika tidak ingin lanjut: batalkan sebelum itu, dan tidak ada yang ditagih.",
    canceledSubject: "Premium Anda dibatalkan",
    canceled:
      "Sesuai keinginan Anda, langganan berakhir pada {{date}}. Sampai saat itu semuanya tetap milik Anda, dan tidak ada lagi yang ditagih.",
    endedSubject: "Premium Anda sudah berakhir",
    ended: "Langganan Anda sudah berakhir. Tidak ada lagi yang ditagih. Anda selalu diterima kembali.",
    refundSubject: "{{amount}} sedang kembali kepada Anda",
    refund:
      "Kami mengembalikan {{amount}} untuk {{title}} ke kartu yang membayar. Bank menampilkannya dalam 5 sampai 10 hari.",
    refundFailedSubject: "Pengembalian dana {{amount}} tidak sampai ke kartu Anda",
    refundFailed:
      "Bank Anda mengirim kembali pengembalian dana {{amount}} untuk {{title}} kepada kami. Biasanya ini berarti kartu sudah ditutup atau diganti. Uang itu tetap milik Anda: hubungi kami, dan kami akan mencari cara lain untuk membayarnya.",
    trialRefusedSubject: "Uji coba gratis Anda tidak dimulai",
    trialRefused:
      "Kartu yang Anda pakai sudah pernah mendapat uji coba gratis Premium, dan hanya ada satu per kartu. Keanggotaan Anda tidak dimulai dan tidak ada yang ditagih. Anda tetap bisa bergabung tanpa uji coba.",
    yours: "Pembayaran Anda",
    premiumPage: "Langganan Anda",
    receipt: "Fakturnya",
    help: "Pertanyaan",
  },
};
