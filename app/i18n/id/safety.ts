/** Indonesian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Kata sandi Anda telah diubah",
    password:
      "Kata sandi akun {{name}} Anda diubah pada {{date}}. Anda sudah dikeluarkan dari semua browser dan aplikasi lain.",
    emailSubject: "Email masuk Anda telah diubah",
    email: "Email akun {{name}} Anda diubah pada {{date}}. Alamat ini tidak lagi terhubung dengan akun tersebut.",
    factorSubject: "Langkah masuk kedua dinonaktifkan",
    factor: "Langkah masuk kedua untuk akun {{name}} Anda dinonaktifkan pada {{date}}.",
    wasYou: "Jika ini memang Anda, Anda tidak perlu melakukan apa-apa.",
    wasNotYou:
      "Jika ini bukan Anda, atur ulang kata sandi sekarang, lalu periksa alamat email dan perangkat di profil Anda.",
    noReset:
      "Jika ini bukan Anda, segera hubungi kami. Pengaturan ulang kata sandi tidak dapat lagi dikirim ke alamat ini.",
    reset: "Atur ulang kata sandi",
    code: {
      signUp: {
        subject: "Konfirmasi email Anda",
        heading: "Masukkan kode ini untuk menyelesaikan pembuatan akun {{name}} Anda.",
      },
      reset: {
        subject: "Kode untuk kata sandi baru Anda",
        heading: "Masukkan kode ini untuk memilih kata sandi baru bagi akun {{name}} Anda.",
      },
      contact: {
        subject: "Konfirmasi email Anda",
        heading: "Masukkan kode ini untuk mengonfirmasi email ini bagi akun {{name}} Anda.",
      },
      signIn: { subject: "Kode masuk Anda", heading: "Masukkan kode ini untuk masuk ke {{name}}." },
      where: "Masukkan di halaman tempat Anda memintanya. Jangan bagikan: kami tidak pernah memintanya.",
      unasked: "Tidak meminta kode? Anda tidak perlu melakukan apa-apa.",
      text: "Kode {{name}} Anda: {{code}}. Jangan bagikan.",
    },
  },
};
