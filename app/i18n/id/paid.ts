/** Bahasa Indonesia: Indonesian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Lunas",
  stamp: "Lunas {{amount}}",
  word: {
    tickets: "Anda masuk",
    broadcast: "Siap tayang",
    premium: "Baris depan",
    goods: "Milik Anda",
  },
  heading: {
    paid: "Anda membayar {{amount}}.",
    nothing: "Anda tidak dikenai biaya.",
    tickets: "Tiket Anda untuk {{title}} sudah siap.",
    broadcast: "Anda bisa menonton {{title}}.",
    premium: "Langganan Premium Anda aktif.",
    trial: "Uji coba gratis Anda dimulai.",
    goods: "Pesanan Anda kami terima: {{title}}.",
  },
  now: "Sekarang",
  anyDay: "Kapan saja",
  next: "Yang terjadi sekarang",
  have: "Yang Anda miliki sekarang",
  mailed: "Detailnya juga kami kirim ke {{email}}.",
  tickets: {
    yours: "Tiket Anda",
    show: "Tampilkan tiket",
    code: "Tampilkan kode",
    offline: "Tiket Anda bisa dibuka offline",
    offlineText: "Buka sekali di ponsel Anda. Setelah itu tiket tampil tanpa sinyal.",
    keep: "Simpan emailnya",
    refund: "Batas akhir pengembalian dana",
    refundText: "Sampai {{when}}, di profil Anda.",
    doorText: "Setiap kode hanya dipindai sekali. Siapkan sebelum sampai di pintu.",
  },
  broadcast: {
    yours: "Siaran Anda",
    profile: "Ada di profil Anda",
    profileText: "Tonton di layar mana pun tempat Anda masuk.",
    starts: "Siaran mulai pukul {{time}}",
  },
  premium: {
    first: "Yang pertama: {{title}}",
    watch: "Tonton semua yang bertanda Premium",
    renews: "Diperpanjang seharga {{price}}",
    renewsText: "Kami menagih kartu yang Anda pakai membayar.",
    trialEnds: "Uji coba gratis berakhir",
    trialEndsText: "{{price}} pada hari itu, kecuali Anda batalkan lebih dulu.",
    plans: "Lihat paket",
  },
  goods: {
    ships: "Kami kirim email saat barang dikirim",
    shipsText: "Paket dalam negeri sampai seminggu, luar negeri sampai tiga minggu.",
    returns: "Berubah pikiran?",
    returnsText: "Anda punya 30 hari. Hubungi kami dan kami beri tahu alamat kirimnya.",
  },
  refunded: "Dana Anda kami kembalikan",
};
