/** Indonesian: the texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Layanan pembayaran tidak dapat dihubungi saat ini. Pesanan Anda ada di bawah. Faktur dan kartu Anda tampil lagi setelah layanan kembali.",
  due: {
    title: "Ada tagihan yang belum dibayar",
    text: "Kami tidak dapat menagih {{amount}} untuk {{title}}. Bayar sekarang atau perbarui kartu Anda.",
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
    soonText: "Perbarui sebelum itu agar semuanya tetap berjalan.",
    overText: "Kartu ini tidak dapat ditagih lagi. Perbarui agar semuanya tetap berjalan.",
    none: "Tidak ada kartu tersimpan. Anda memasukkannya di halaman Stripe saat membayar.",
    update: "Perbarui kartu",
    going: "Membuka Stripe",
    unreachable: "Stripe tidak dapat dihubungi saat ini. Tidak ada yang diubah. Coba lagi dalam satu menit.",
  },
  list: {
    title: "Pembayaran",
    text: "Tiket, pay-per-view, pesanan toko, dan Premium, beserta semua fakturnya.",
    emptyTitle: "Belum ada pembayaran",
    emptyText: "Yang Anda beli tampil di sini, beserta tanda terima dan pengembalian dana.",
    emptyAction: "Lihat jadwal tur",
    tickets_one: "{{count}} tiket",
    tickets_other: "{{count}} tiket",
    night: "Pay-per-view",
    goods: "Pesanan toko",
    order: "Pesanan {{number}}",
    invoice: "Faktur {{number}}",
    paid: "Dibayar",
    open: "Belum dibayar",
    void: "Batal",
    refunded: "Dikembalikan",
    partly: "{{amount}} dikembalikan",
    returned: "Pengembalian dana tidak sampai",
    disputed: "Disengketakan",
    receipt: "Tanda terima",
    pdf: "PDF",
    details: "Detail",
    ask: "Dapatkan bantuan",
    pages: "Halaman pembayaran",
    page: "Halaman {{page}} dari {{pages}}",
    newer: "Lebih baru",
    older: "Lebih lama",
  },
  refund: {
    open: "Minta pengembalian dana",
    ticketsUntil:
      "Dana bisa dikembalikan sampai {{date}}. {{amount}} kembali ke kartu yang Anda pakai untuk membayar, dan tiket ini tidak berlaku lagi.",
    ticketsOpen:
      "Tanggal baru belum ditetapkan, jadi dana bisa dikembalikan kapan saja. {{amount}} kembali ke kartu yang Anda pakai untuk membayar, dan tiket ini tidak berlaku lagi.",
    nightUntil:
      "Dana bisa dikembalikan sampai siaran dimulai: {{date}}. {{amount}} kembali ke kartu yang Anda pakai untuk membayar, dan Anda tidak bisa menontonnya lagi.",
    nightOpen:
      "Tanggal baru belum ditetapkan, jadi dana bisa dikembalikan kapan saja. {{amount}} kembali ke kartu yang Anda pakai untuk membayar, dan Anda tidak bisa menontonnya lagi.",
    confirm: "Kembalikan dana {{amount}}",
    sending: "Mengembalikan",
    done: "Dana dikembalikan. {{amount}} sedang dikirim ke kartu yang Anda pakai untuk membayar. Prosesnya bisa memakan waktu 5 sampai 10 hari. Kami akan mengirim email konfirmasi.",
    late: "Sudah terlambat untuk pengembalian dana otomatis. Kirim pesan kepada kami di bawah: pesanan Anda disertakan, dan petugas kami yang memutuskan.",
    ruleTitle: "Ketentuan pengembalian dana",
    ruleTickets:
      "<b>Tiket</b>: kembalikan di sini sampai 48 jam sebelum bel, atau sampai bel di tanggal baru jika acaranya dipindah. Tiket yang sudah dipakai atau dialihkan: hubungi kami.",
    ruleNight:
      "<b>Pay-per-view</b>: kembalikan di sini sampai siaran dimulai. Setelah itu hanya untuk pembelian ganda, acara yang dibatalkan, atau kesalahan kami, jika Anda menghubungi kami dalam 48 jam.",
    rulePremium:
      "<b>Premium</b>: batalkan kapan saja dan tetap nikmati sampai akhir masa yang sudah dibayar. Tertagih dua kali atau karena kesalahan? Hubungi kami dan kami kembalikan dananya.",
    ruleGoods: "<b>Toko</b>: dalam 30 hari. Hubungi kami dan kami beri tahu ke mana mengirimnya.",
    ruleOff: "Jika acara dibatalkan, dana Anda kembali otomatis.",
  },
  mail: {
    nightPaidSubject: "Siap ditonton: {{title}}",
    nightPaid: "Terima kasih atas pesanan Anda. {{title}}, {{date}}, milik Anda: langsung, dan siaran ulang jika ada.",
    nightPaidWatch: "Tonton di sini",
    paidLine: "Dibayar: {{amount}} pada {{date}}",
    invoiceLine: "Faktur: {{number}}",
    premiumPaidSubject: "Tanda terima Premium Anda",
    premiumPaid: "Terima kasih sudah bersama kami. Pembayaran Premium Anda sudah kami terima.",
    failedSubject: "Pembayaran Premium Anda gagal",
    failed: "Kami tidak dapat menagih {{amount}} untuk Premium.",
    failedNext:
      "Premium Anda tetap aktif selama kami mencoba lagi. Kami akan mencoba lagi pada {{date}}. Untuk membereskannya sekarang, perbarui kartu Anda.",
    failedLast: "Itu percobaan terakhir kami. Bayar sekarang untuk mempertahankan Premium.",
    failedPay: "Bayar sekarang",
    trialSubject: "Uji coba gratis Anda berakhir pada {{date}}",
    trial:
      "Uji coba gratis Premium Anda berakhir pada {{date}}. Hari itu kami menagih {{amount}}, dan Anda bisa terus menonton.",
    trialLeave: "Tidak ingin lanjut? Batalkan sebelum itu dan Anda tidak akan ditagih.",
    canceledSubject: "Premium Anda dibatalkan",
    canceled: "Anda membatalkan Premium. Premium tetap aktif sampai {{date}}, dan kami tidak menagih Anda lagi.",
    keptSubject: "Premium Anda berlanjut",
    keptMonth: "Keanggotaan bulanan Anda diperpanjang pada {{date}} seharga {{amount}}.",
    keptYear: "Keanggotaan tahunan Anda diperpanjang pada {{date}} seharga {{amount}}.",
    keptChange:
      "Anda mempertahankan Premium, jadi pembatalan Anda tidak berlaku lagi. Ganti paket atau kartu, atau batalkan, kapan saja di halaman Premium.",
    endedSubject: "Premium Anda sudah berakhir",
    ended: "Keanggotaan Anda sudah berakhir. Kami tidak menagih Anda lagi. Silakan kembali kapan saja.",
    refundSubject: "Pengembalian dana {{amount}} sedang diproses",
    refund:
      "Kami mengembalikan {{amount}} untuk {{title}} ke kartu yang Anda pakai untuk membayar. Prosesnya bisa memakan waktu 5 sampai 10 hari.",
    refundFailedSubject: "Pengembalian dana {{amount}} tidak sampai ke kartu Anda",
    refundFailed:
      "Bank Anda mengirim kembali pengembalian dana {{amount}} untuk {{title}} kepada kami. Biasanya ini berarti kartu sudah ditutup atau diganti. Uang itu tetap milik Anda: hubungi kami, dan kami akan mencari cara lain untuk membayarnya.",
    trialRefusedSubject: "Uji coba gratis Anda tidak dimulai",
    trialRefused:
      "Kartu yang Anda pakai sudah pernah mendapat uji coba gratis Premium, dan hanya ada satu per kartu. Keanggotaan Anda tidak dimulai dan Anda tidak ditagih. Anda tetap bisa bergabung tanpa uji coba.",
    yours: "Lihat pembayaran Anda",
    premiumPage: "Kelola Premium",
    receipt: "Lihat faktur",
  },
};
