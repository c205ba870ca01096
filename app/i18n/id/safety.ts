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
    phoneSubject: "Nomor telepon ditambahkan ke akun Anda",
    phone: "Nomor telepon baru ditambahkan ke akun {{name}} Anda pada {{date}}.",
    passkeyAddedSubject: "Kunci sandi ditambahkan ke akun Anda",
    passkeyAdded:
      "Kunci sandi ditambahkan ke akun {{name}} Anda pada {{date}}. Dengan kunci ini, siapa pun yang memilikinya dapat masuk tanpa kata sandi Anda.",
    passkeyRemovedSubject: "Kunci sandi dihapus dari akun Anda",
    passkeyRemoved:
      "Kunci sandi dihapus dari akun {{name}} Anda pada {{date}}. Kunci ini tidak dapat lagi digunakan untuk masuk.",
    factorSubject: "Langkah masuk kedua dinonaktifkan",
    factor: "Langkah masuk kedua untuk akun {{name}} Anda dinonaktifkan pada {{date}}.",
    factorOnSubject: "Langkah masuk kedua diaktifkan",
    factorOn: "Langkah masuk kedua untuk akun {{name}} Anda diaktifkan pada {{date}}.",
    appReplacedSubject: "Aplikasi autentikator Anda telah diganti",
    appReplaced:
      "Aplikasi autentikator untuk akun {{name}} Anda diganti pada {{date}}. Kode dari aplikasi lama tidak berlaku lagi.",
    wasYou: "Jika ini memang Anda, Anda tidak perlu melakukan apa-apa.",
    wasNotYou:
      "Jika ini bukan Anda, atur ulang kata sandi sekarang. Lalu periksa alamat email, nomor telepon, kunci sandi, dan perangkat di profil Anda.",
    noReset:
      "Jika ini bukan Anda, segera hubungi kami. Pengaturan ulang kata sandi tidak dapat lagi dikirim ke alamat ini.",
    noCode:
      "Jika ini bukan Anda, atur ulang kata sandi sekarang. Jika saat masuk diminta kode yang tidak Anda miliki, segera hubungi kami.",
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
