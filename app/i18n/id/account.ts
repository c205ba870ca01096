/** Indonesian: the texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Profil Anda",
    nav: "Profil",
    signOut: "Keluar",
    guestTitle: "Tiket Anda ada di sini",
    guestText:
      "Masuk untuk melihat tiket dan kode QR-nya. Membeli sebagai tamu? Buka tautan di email Anda, atau masuk dengan email yang sama agar tiketnya tampil di sini.",
    signIn: "Masuk",
    signUp: "Buat akun",
  },
  sections: {
    overview: "Ringkasan",
    orders: "Pesanan",
    following: "Yang Anda ikuti",
    billing: "Pembayaran",
    security: "Keamanan",
    details: "Data diri",
    privacy: "Data Anda",
  },
  again: {
    title: "Konfirmasi bahwa ini Anda",
    text: "Sudah lama sejak Anda masuk. Untuk mengubah cara masuk, masukkan kata sandi Anda.",
    password: "Kata sandi Anda",
    submit: "Lanjutkan",
    pending: "Memeriksa",
    elsewhereText: "Sudah lama sejak Anda masuk. Untuk mengubah data, masuk lagi dengan {{provider}}.",
    elsewhereSubmit: "Lanjutkan dengan {{provider}}",
  },
  form: {
    save: "Simpan",
    saving: "Menyimpan",
    cancel: "Batal",
    sendCode: "Kirim kode",
    sending: "Mengirim",
    sendAgain: "Kirim kode lain",
    confirm: "Konfirmasi",
    confirming: "Mengonfirmasi",
    dismiss: "Tutup pemberitahuan",
    on: "Aktif",
    off: "Nonaktif",
  },
};
