/** Indonesian: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Kebijakan privasi",
  description: "Apa yang disimpan {{name}} tentang Anda, mengapa, berapa lama, dan cara menghapusnya.",
  lead: "Apa yang disimpan situs ini tentang Anda, mengapa, dan cara menghentikannya. Tidak ada yang dijual.",
  short: "Melihat-lihat tidak diukur dan tidak dicatat: tidak ada daftar kunjungan.",
  cookiesTitle: "Cookie",
  cookiesText: "Empat yang pertama dienkripsi, dan tidak ada skrip yang dapat membacanya.",
  cookie: "Cookie",
  purpose: "Untuk apa",
  life: "Berapa lama",
  session: "Membuat Anda tetap masuk: bukti masuk, nama, dan email Anda.",
  flow: "Proses masuk atau pendaftaran yang belum selesai, supaya tidak ada yang hilang saat dimuat ulang.",
  guest:
    "Angka acak yang mereservasi kursi Anda, identitas tamu Amazon Cognito tanpa nama, dan kunci pesanan yang dibuat tanpa akun.",
  device: "Nama terakhir yang masuk di sini, dan bahwa Anda memercayai perangkat ini. Tetap ada setelah Anda keluar.",
  language: "Bahasa yang Anda pilih.",
  consent: "Jawaban Anda tentang pengukuran. Hanya jika situs ini bertanya.",
  year: "1 tahun",
  day: "paling lama 24 jam",
  tab: "Tab itu sendiri juga mengingat sejauh mana Anda menggulir, dan selama sepuluh detik bahwa sebuah skrip gagal dimuat. Keduanya hilang bersama tab.",
  phone:
    "Di ponsel, browser menyimpan halaman tiket yang Anda buka saat masuk agar tetap bisa dibuka tanpa jaringan. Halaman itu dihapus saat Anda keluar atau acaranya selesai.",
  keepTitle: "Yang kami simpan",
  keepOrders:
    "<b>Pesanan dan tiket.</b> Nama, email, bahasa, acara, kursi, harga, pengembalian dana, kepada siapa tiket diberikan, kapan dipindai, dan siapa mengubah apa. Disimpan selama diwajibkan hukum pajak.",
  keepHolds: "<b>Reservasi.</b> Angka acak atau akun yang mereservasi kursi. Tanpa nama.",
  keepLetters:
    "<b>Surat.</b> Yang Anda tulis, dengan nama, email, dan bahasa Anda, serta saat Anda menyetujui email tentang jadwal baru. Disimpan sampai Anda meminta kami menghapusnya.",
  keepCounts:
    "<b>Percobaan.</b> Berapa kali sebuah email atau alamat jaringan mencoba masuk, mereservasi, atau menulis. Dihitung paling lama satu jam, lalu dihapus.",
  othersTitle: "Siapa lagi yang terlibat",
  othersCognito:
    "<b>Amazon Cognito</b> menyimpan akun: email, nama, telepon jika Anda memberikannya, dan kata sandi Anda, yang tidak pernah kami simpan. Jika Anda masuk dengan Amazon, Apple, Facebook, atau Google, merekalah yang memberitahukan email dan nama Anda.",
  othersStripe:
    "<b>Stripe</b> menerima pembayaran di halamannya sendiri. Stripe mengetahui kartu Anda, email Anda, dan yang Anda bayar.",
  othersMail: "<b>Layanan email</b> mengantar tiket dan jawaban ke alamat Anda.",
  othersSentry:
    "<b>Sentry</b>, hanya jika situs ini melaporkan kesalahan ke sana, mengetahui apa yang rusak. Kami tidak menambahkan nama maupun alamat Anda.",
  othersTags:
    "<b>Pengelola tag</b>, hanya jika situs ini memilikinya dan hanya setelah Anda setuju. Ubah keputusan Anda di kaki halaman mana pun.",
  rightsTitle: "Hak Anda",
  rightsText:
    "Lihat yang kami simpan, minta diperbaiki, ambil salinannya, ajukan keberatan, atau minta dihapus. Email tentang jadwal baru berhenti begitu Anda memintanya.",
  rightsAccount: "Dengan akun, Anda dapat <data>membawa data Anda atau menghapus akun</data> sendiri.",
  rightsDelete:
    "Tulis kepada kami dengan pilihan “Akun saya atau data saya”, dari email yang bersangkutan. Semua yang tidak diwajibkan hukum untuk disimpan akan dihapus; yang harus tetap ada, seperti pesanan yang sudah dibayar, kami beritahukan kepada Anda.",
  write: "Tulis ke kantor",
};
