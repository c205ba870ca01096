/** Indonesian: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Kebijakan privasi",
  description: "Apa yang disimpan {{name}} tentang Anda, mengapa, berapa lama, dan cara menghapusnya.",
  lead: "Apa yang kami simpan tentang Anda, mengapa, dan cara menghentikannya. Kami tidak menjual apa pun.",
  short: "Kami tidak mengukur atau mencatat penjelajahan Anda. Tidak ada daftar kunjungan.",
  cookiesTitle: "Cookie",
  cookiesText: "Empat yang pertama dienkripsi, dan tidak ada skrip yang dapat membacanya.",
  cookie: "Cookie",
  purpose: "Tujuan",
  life: "Disimpan selama",
  session: "Membuat Anda tetap masuk: token masuk, nama, dan email Anda.",
  flow: "Proses masuk atau pendaftaran yang sedang berjalan, agar tidak hilang saat halaman dimuat ulang.",
  guest: "Angka acak yang mereservasi kursi Anda, ID tamu Amazon Cognito tanpa nama, dan kunci pesanan tamu.",
  device:
    "Nama terakhir yang dipakai masuk di sini, dan apakah Anda memercayai perangkat ini. Tetap ada setelah Anda keluar.",
  language: "Bahasa yang Anda pilih.",
  consent: "Pilihan Anda tentang pengukuran, jika situs ini bertanya.",
  year: "1 tahun",
  day: "Hingga 24 jam",
  tab: "Tab Anda juga mengingat sejauh mana Anda menggulir dan, selama sepuluh detik, bahwa sebuah skrip gagal dimuat. Keduanya hilang saat tab ditutup.",
  phone:
    "Di ponsel, browser menyimpan halaman tiket yang Anda buka saat masuk agar tetap bisa dibuka tanpa jaringan. Halaman itu dihapus saat Anda keluar atau acaranya selesai.",
  keepTitle: "Yang kami simpan",
  keepOrders:
    "<b>Pesanan dan tiket.</b> Nama, email, bahasa, acara, kursi, harga, pengembalian dana, pengalihan, waktu pemindaian, dan siapa mengubah apa. Disimpan selama diwajibkan hukum pajak.",
  keepHolds: "<b>Reservasi.</b> Angka acak atau akun yang mereservasi kursi. Tanpa nama.",
  keepLetters:
    "<b>Pesan.</b> Yang Anda tulis, nama, email, dan bahasa Anda, serta kapan Anda menyetujui email tentang jadwal baru. Disimpan sampai Anda meminta kami menghapusnya.",
  keepCounts:
    "<b>Percobaan.</b> Berapa kali sebuah email atau alamat jaringan mencoba masuk, mereservasi kursi, atau menghubungi kami. Dihitung paling lama satu hari, lalu dihapus.",
  keepFollows:
    "<b>Langganan kabar dan pengingat.</b> Email Anda, bahasanya, dan apa yang Anda ikuti. Disimpan sampai Anda berhenti; setiap email ini memuat tautan untuk itu. Pengingat kami hapus 7 hari setelah penjualan dibuka, email yang tidak pernah dikonfirmasi setelah 7 hari, dan email yang tidak mengikuti apa pun setelah 60 hari. Jika Anda mematikan suatu jenis email, kami mengingatnya.",
  keepSearches:
    "<b>Pencarian.</b> Kami tidak menyimpan apa yang Anda cari. Kami menghitung pencarian per alamat jaringan selama satu menit.",
  othersTitle: "Siapa lagi yang menerima data",
  othersCognito:
    "<b>Amazon Cognito</b> menyimpan akun: email, nama, telepon jika Anda memberikannya, dan kata sandi Anda, yang tidak pernah kami simpan. Jika Anda masuk dengan Amazon, Apple, Facebook, atau Google, email dan nama Anda diberikan oleh mereka.",
  othersStripe:
    "<b>Stripe</b> menerima pembayaran di halamannya sendiri. Stripe mendapat kartu, email, dan apa yang Anda bayar.",
  othersMail: "<b>Layanan email</b> mengantar tiket Anda dan balasan kami.",
  othersSentry:
    "<b>Sentry</b>, jika dipakai situs ini, menerima laporan kesalahan. Kami tidak menambahkan nama atau alamat Anda.",
  othersTags:
    "<b>Pengelola tag</b>, jika ada di situs ini dan hanya setelah Anda setuju. Ubah pilihan Anda di bagian bawah halaman mana pun.",
  rightsTitle: "Hak Anda",
  rightsText:
    "Lihat yang kami simpan, perbaiki, ambil salinannya, ajukan keberatan, atau minta dihapus. Berhenti menerima email tentang jadwal baru kapan saja.",
  rightsAccount: "Dengan akun, Anda dapat <data>mengunduh data atau menghapus akun</data> sendiri.",
  rightsDelete:
    "Hubungi kami dengan pilihan “Akun saya atau data saya” dari email yang bersangkutan. Kami menghapus semua yang tidak wajib disimpan menurut hukum, dan memberi tahu Anda apa yang harus tetap ada, misalnya pesanan yang sudah dibayar.",
  write: "Hubungi kami",
};
