/** Indonesian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Kata sandi Anda telah diubah",
    password: "Kata sandi akun {{name}} Anda diubah pada {{date}}. Semua browser dan aplikasi lain telah dikeluarkan.",
    emailSubject: "Email masuk Anda telah diubah",
    email:
      "Alamat email akun {{name}} Anda diubah pada {{date}}. Alamat ini tidak lagi terhubung dengan akun tersebut.",
    factorSubject: "Langkah kedua telah dimatikan",
    factor: "Satu langkah kedua saat masuk ke akun {{name}} Anda dimatikan pada {{date}}.",
    wasYou: "Jika ini memang Anda, tidak ada yang perlu dilakukan.",
    wasNotYou:
      "Jika ini bukan Anda, atur ulang kata sandi sekarang, lalu periksa alamat email dan perangkat di profil Anda.",
    noReset: "Jika ini bukan Anda, segera hubungi kami. Kata sandi tidak dapat lagi diatur ulang lewat alamat ini.",
    reset: "Atur ulang kata sandi",
    help: "Dapatkan bantuan",
  },
};
