/** Bahasa Indonesia: Indonesian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Lunas",
  stamp: "Lunas {{amount}}",
  word: {
    tickets: "Tiket siap",
    broadcast: "Siap ditonton",
    premium: "Baris depan",
    goods: "Milik Anda",
  },
  heading: {
    paid: "Anda membayar {{amount}}.",
    nothing: "Anda tidak ditagih.",
    tickets: "Tiket Anda untuk {{title}} sudah siap.",
    broadcast: "Anda kini bisa menonton {{title}}.",
    premium: "Keanggotaan Premium Anda aktif.",
    trial: "Uji coba gratis Anda sudah dimulai.",
    goods: "Pesanan Anda sudah kami terima: {{title}}.",
  },
  now: "Sekarang",
  anyDay: "Kapan saja",
  later: "Nanti",
  next: "Selanjutnya",
  have: "Yang kini Anda miliki",
  mailed: "Detailnya juga kami kirim ke {{email}}.",
  tickets: {
    yours: "Tiket Anda",
    show: "Tampilkan tiket",
    code: "Tampilkan kode",
    offline: "Tiket Anda bisa dibuka offline",
    offlineText: "Buka sekali di ponsel Anda. Setelah itu tiket tetap tampil meski tanpa sinyal.",
    keep: "Simpan emailnya",
    refund: "Batas akhir pengembalian dana",
    refundText: "Sampai {{when}}, lewat profil Anda.",
    doorText: "Setiap kode hanya dipindai sekali. Siapkan sebelum sampai di pintu.",
  },
  broadcast: {
    yours: "Siaran Anda",
    profile: "Ada di profil Anda",
    profileText: "Tonton di perangkat mana pun tempat Anda masuk.",
    starts: "Siaran mulai pukul {{time}}",
  },
  premium: {
    first: "Tontonan pertama: {{title}}",
    watch: "Tonton semua yang bertanda Premium",
    renews: "Perpanjangan: {{price}}",
    renewsText: "Kami menagih kartu yang Anda pakai untuk membayar.",
    trialEnds: "Uji coba gratis berakhir",
    trialEndsText: "Kami menagih {{price}} hari itu, kecuali Anda batalkan lebih dulu.",
    plans: "Lihat paket",
  },
  goods: {
    ships: "Kami kabari lewat email saat barang dikirim",
    shipsText: "Paket dalam negeri tiba paling lama seminggu, luar negeri paling lama tiga minggu.",
    returns: "Berubah pikiran?",
    returnsText: "Anda punya waktu 30 hari. Hubungi kami, dan kami beri tahu ke mana mengirimnya.",
  },
  refunded: "Dana Anda kami kembalikan",
};
