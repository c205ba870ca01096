/** Indonesian: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Keranjang",
  add: "Tambah ke keranjang",
  adding: "Menambahkan",
  added: "Sudah masuk keranjang Anda.",
  see: "Buka keranjang",
  full: "Keranjang Anda penuh. Bayar dulu atau hapus sesuatu.",
  quantity: "Jumlah: {{article}}",
  update: "Perbarui",
  remove: "Hapus",
  removeOf: "Hapus {{article}}",
  each: "{{price}} per buah",
  total: "Jumlah total",
  priceChanged: "Harganya {{was}} saat Anda menambahkannya. Sekarang {{now}}.",
  fewer: "Tinggal {{number}}. Jumlah itu yang dihitung dalam total.",
  soldOut: "Habis terjual. Tidak dihitung dalam total.",
  gone: "Sebagian isi keranjang Anda tidak dijual lagi.",
  changed: "Isi keranjang Anda berubah sejak terakhir dilihat. Periksa dulu, lalu bayar. Anda tidak ditagih.",
  pay: "Bayar {{price}}",
  posted:
    "Bayar dengan kartu di halaman Stripe. Ongkos kirim sudah termasuk. Semuanya kami simpan 30 menit selama Anda membayar.",
  noAccount: "Tidak perlu akun. Kami mengirim tautan pesanan lewat email.",
  heldTitle: "Menunggu pembayaran Anda",
  held: "Kami menyimpan {{name}} ({{price}}) untuk Anda. Sisa waktu: {{time}}.",
  emptyTitle: "Keranjang Anda kosong",
  emptyText: "Yang Anda tambahkan dari toko muncul di sini.",
  emptyAction: "Ke toko",
  addOn: {
    title: "Dari toko",
    separate: "Ini pesanan terpisah. Tiket Anda tidak berubah.",
    together: "Dibayar bersama kursi Anda dalam satu pembayaran. Kami menyimpannya selama kursi Anda direservasi.",
    togetherOffer:
      "Dibayar bersama kursi Anda dalam satu pembayaran. Kami menyimpannya selama 30 menit. Setelah itu, ada di keranjang Anda.",
    free: "Kursi Anda gratis, jadi tidak ada yang perlu dibayar di sini. Barang dari toko ada di keranjang Anda.",
    include: "Tambah ke pesanan ini",
    basket: "Tambah isi keranjang saya",
    soldOut: "Baru saja habis. Kursi Anda tetap direservasi.",
    full: "Pesanan ini sudah penuh. Hapus sesuatu dulu.",
    late: "Pesanan ini sudah tidak bisa diubah. Bayar seperti adanya, atau lepaskan kursi Anda.",
  },
};
