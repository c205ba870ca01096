/** Indonesian texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Anda punya penawaran dari daftar tunggu untuk acara ini. Bayar atau tolak dulu.",
  soldOut: "Baru saja habis. Pilih kategori lain.",
  notEnough_one: "Hanya tersisa {{count}} kursi di sini.",
  notEnough_other: "Hanya tersisa {{count}} kursi di sini.",
  notEnough_zero: "Tidak ada kursi tersisa di sini.",
  limitPerCheckout_one: "Maksimal {{count}} tiket di kategori ini.",
  limitPerCheckout_other: "Maksimal {{count}} tiket di kategori ini.",
  limitPerOrder_one: "Maksimal {{count}} tiket per pesanan, semua kategori digabung.",
  limitPerOrder_other: "Maksimal {{count}} tiket per pesanan, semua kategori digabung.",
  notOnSale: "Sedang tidak dijual.",
  unknown: "Kategori ini tidak lagi ditawarkan. Pilih yang lain.",
  notANumber: "Masukkan bilangan bulat: 0, 1, 2 …",
  empty: "Pilih minimal satu kursi.",
  checkoutOpen:
    "Pembayaran Anda mungkin sedang diproses, jadi kursi ini tidak dapat diubah. Lanjutkan ke pembayaran, atau periksa lagi dalam satu menit.",
  holdEnded: "Reservasi Anda habis. Reservasi kursi lagi sebelum membayar.",
  busy: "Banyak penggemar menginginkan kursi ini. Tidak ada yang diubah, dan Anda tidak ditagih. Coba lagi.",
  away: "Loket tiket tidak dapat dihubungi saat ini. Tidak ada yang diubah, dan Anda tidak ditagih. Coba lagi dalam satu menit.",
  tooMany: "Terlalu banyak percobaan. Tunggu sepuluh menit, lalu coba lagi.",
  placeTaken: "Salah satu kursi ini baru saja diambil orang lain.",
  placeUnknown: "Salah satu kursi ini tidak ada lagi di denah. Pilih yang lain.",
  companionAlone:
    "Kursi pendamping menyertai tempat kursi roda di sebelahnya, paling banyak tiga per tempat. Pilih tempat itu juga.",
  notTogether: "Kursi kosong yang bersebelahan di sini tidak sebanyak itu.",
  noAccessible: "Tempat kursi roda yang berdekatan tidak sebanyak itu. Coba kategori lain.",
  moreThanSeats: "Melebihi jumlah kursi yang Anda pilih. Masukkan angka yang lebih kecil.",
  priceChanged: "Harga berubah. Satu tiket di sini sekarang {{price}}.",
  code: {
    unknown: "{{code}} bukan kode untuk acara ini. Periksa ejaannya.",
    early: "{{code}} belum berlaku. Coba lagi nanti.",
    over: "{{code}} sudah kedaluwarsa.",
    used: "{{code}} sudah habis dipakai.",
    seats: "{{code}} tidak cukup untuk kursi sebanyak itu. Sisa kursi untuk kode ini: {{n}}.",
    minimum: "{{code}} berlaku mulai dari jumlah kursi ini: {{n}}.",
    notHere: "{{code}} bukan untuk kursi yang Anda pilih.",
    second: "Satu pesanan bisa memakai satu kode prapenjualan dan satu kode diskon.",
    tooMany: "Terlalu banyak kode. Tunggu sepuluh menit, lalu coba lagi. Kursi Anda tidak berubah.",
  },
};
