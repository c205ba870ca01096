/** Indonesian: the texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Profil Anda",
    nav: "Profil",
    signOut: "Keluar",
    guestTitle: "Di sinilah tiket Anda",
    guestText:
      "Masuk untuk melihat tiket Anda beserta kodenya. Tiket yang dibeli tanpa akun dibuka lewat tautan di emailnya, dan tampil di sini saat Anda masuk dengan email yang sama.",
    signIn: "Masuk",
    signUp: "Buat akun",
  },
  sections: {
    overview: "Ringkasan",
    orders: "Pesanan",
    billing: "Pembayaran",
    security: "Keamanan",
    details: "Info Anda",
    privacy: "Data Anda",
  },
  again: {
    title: "Ini masih Anda?",
    text: "Sudah agak lama sejak Anda masuk. Sebelum ada yang diubah pada cara masuk Anda, masukkan kata sandi sekali lagi.",
    password: "Kata sandi Anda",
    submit: "Lanjutkan",
    pending: "Memeriksa",
    elsewhereText:
      "Sudah agak lama sejak Anda masuk dengan {{provider}}. Sebelum ada yang diubah di sini, masuk sekali lagi di sana.",
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
