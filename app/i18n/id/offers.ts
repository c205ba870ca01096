/** Indonesian texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Keluar dari daftar tunggu",
  deadline: "Bayar sebelum {{until}}.",
  confirm: {
    subject: "Konfirmasi email Anda: daftar tunggu {{title}}",
    word: "Satu langkah lagi",
    heading: "Konfirmasi email Anda untuk ikut daftar tunggu {{title}}.",
    text: "Urutan Anda dihitung sejak Anda mengonfirmasi. Jika bukan Anda, abaikan email ini dan tidak terjadi apa-apa.",
    button: "Ikut daftar tunggu",
  },
  joined: {
    subject: "Anda ada di daftar tunggu {{title}}",
    word: "Dalam antrean",
    heading: "Anda ada di daftar tunggu {{title}}.",
    text: "Saat ada kursi kosong, kami menawarkannya ke penggemar yang paling lama menunggu dan cocok dengan kursinya. Anda akan mendapat email dengan batas waktu. Bayar sebelum itu dan kursinya milik Anda.",
    button: "Lihat urutan saya",
  },
  offer: {
    subject: "Kursi untuk {{title}}: milik Anda sampai {{until}}",
    word: "Giliran Anda",
    heading: "Kursi untuk {{title}} milik Anda sampai {{until}}.",
    text: "Jika belum dibayar sampai saat itu, kursi untuk penggemar berikutnya.",
    button: "Lihat penawaran",
  },
  missed: {
    subject: "Penawaran Anda untuk {{title}} sudah berakhir",
    word: "Terlewat",
    heading: "Penawaran Anda untuk {{title}} berakhir sebelum Anda membayar.",
    text: "Kursinya untuk penggemar berikutnya. Anda masih di daftar, tetapi sekarang di urutan terakhir. Jika satu penawaran lagi terlewat, Anda keluar dari daftar.",
    button: "Lihat urutan saya",
  },
  over: {
    subject: "Anda tidak lagi di daftar tunggu {{title}}",
    word: "Tidak di daftar lagi",
    heading: "Anda tidak lagi di daftar tunggu {{title}}.",
    missed: "Dua penawaran tidak Anda jawab. Anda bisa ikut lagi kapan saja.",
    closed: "Daftar sudah ditutup. Jika masih ada kursi kosong, siapa pun bisa membelinya sampai bel.",
    canceled: "Acara ini dibatalkan.",
    button: "Lihat acara",
  },
  listed: {
    subject: "Tiket Anda untuk {{title}} sedang ditawarkan",
    word: "Ditawarkan",
    heading: "Tiket Anda {{number}} ditawarkan seharga {{amount}}, sesuai yang Anda bayar.",
    text: "Tiket tetap milik Anda dan berlaku sampai ada yang membayarnya. Sampai saat itu Anda bisa menariknya.",
    less: "Anda akan menerima kembali {{amount}}. Sisanya sudah dikembalikan sebelumnya.",
    button: "Lihat tiket saya",
  },
  sold: {
    subject: "Tiket Anda untuk {{title}} sudah terjual",
    word: "Terjual",
    heading: "Penggemar lain sudah membayar tiket Anda {{number}}.",
    text: "{{amount}} dikembalikan lewat metode pembayaran yang sama. Prosesnya bisa 5 sampai 10 hari. Kode tiket Anda tidak berlaku lagi.",
    button: "Lihat tiket saya",
  },
  withdrawn: {
    subject: "Tiket Anda untuk {{title}} tidak lagi ditawarkan",
    word: "Ditarik",
    heading: "Tiket Anda {{number}} tidak lagi ditawarkan.",
    text: "Sebagian pesanan Anda sudah dikembalikan, jadi harga tiket ini sekarang {{amount}}. Itu terlalu kecil untuk dijual. Tiket tetap milik Anda dan berlaku.",
    button: "Lihat tiket saya",
  },
};
