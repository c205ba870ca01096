/** Indonesian: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Bergabung dengan {{site}} atau masuk",
    close: "Tutup",
    tabs: "Masuk atau buat akun",
    behind: "Setelah ini Anda kembali ke halaman tadi.",
    seatsHeld_one: "Kursi Anda direservasi sampai pukul {{until}}.",
    seatsHeld_other: "{{count}} kursi Anda direservasi sampai pukul {{until}}.",
    notFoundTitle: "Langkah tidak ditemukan",
    failedTitle: "Terjadi kesalahan",
    notFound: "Langkah masuk ini tidak ada. Masuk, atau kembali ke halaman tadi.",
  },
  titles: {
    signIn: "Masuk",
    signUp: "Buat Akun",
    confirmSignUp: "Konfirmasi Pendaftaran",
    confirmSignIn: "Konfirmasi Masuk",
    setupTOTP: "Pengaturan TOTP",
    forceNewPassword: "Ubah Kata Sandi",
    resetPassword: "Atur Ulang Kata Sandi",
    confirmResetPassword: "Atur Ulang Kata Sandi",
    verifyUser: "Pemulihan akun memerlukan informasi kontak yang terverifikasi",
    confirmVerifyUser: "Pemulihan akun memerlukan informasi kontak yang terverifikasi",
    selectMfaType: "Autentikasi Multifaktor",
    authenticated: "Anda sudah masuk",
  },
  headings: {
    signIn: "Masuk",
    weEmailedYou: "Kami Mengirim Email",
    weTextedYou: "Kami Mengirim SMS",
    weSentACode: "Kami Mengirim Kode",
    confirmSmsCode: "Konfirmasi Kode SMS",
    confirmTotpCode: "Konfirmasi Kode TOTP",
    hello: "Halo, {{name}}",
    hi: "Halo",
    passkey: "Gunakan Kunci Sandi Anda",
  },
  messages: {
    codeEmailed:
      "Kode Anda sedang dikirim. Untuk masuk, masukkan kode yang kami kirim lewat email ke {{destination}}. Kode mungkin baru tiba dalam satu menit.",
    codeTexted:
      "Kode Anda sedang dikirim. Untuk masuk, masukkan kode yang kami kirim lewat SMS ke {{destination}}. Kode mungkin baru tiba dalam satu menit.",
    codeSent:
      "Kode Anda sedang dikirim. Untuk masuk, masukkan kode yang kami kirim. Kode mungkin baru tiba dalam satu menit.",
    linkInstead: "Mendapat tautan, bukan kode? Buka tautannya dan Anda akan masuk di sini.",
    totpCode: "Masukkan kode dari aplikasi autentikator Anda.",
    loading: "Memuat…",
    forceNewPassword: "Buat kata sandi baru untuk melanjutkan.",
    resetPassword:
      "Kami akan mengirim kode ke email atau telepon akun Anda. Gunakan kode itu untuk membuat kata sandi baru.",
    resetCodeEmailed:
      "Kode Anda sedang dikirim. Untuk membuat kata sandi baru, masukkan kode yang kami kirim lewat email ke {{destination}}. Kode mungkin baru tiba dalam satu menit.",
    resetCodeTexted:
      "Kode Anda sedang dikirim. Untuk membuat kata sandi baru, masukkan kode yang kami kirim lewat SMS ke {{destination}}. Kode mungkin baru tiba dalam satu menit.",
    resetCodeSent:
      "Kode Anda sedang dikirim. Untuk membuat kata sandi baru, masukkan kode yang kami kirim. Kode mungkin baru tiba dalam satu menit.",
    verifyUser:
      "Kami akan mengirim kode verifikasi. Dengan kontak terverifikasi, Anda bisa kembali ke akun jika lupa kata sandi.",
    verifyCodeEmailed:
      "Kode Anda sedang dikirim. Untuk memverifikasi email, masukkan kode yang kami kirim ke {{destination}}. Kode mungkin baru tiba dalam satu menit.",
    verifyCodeTexted:
      "Kode Anda sedang dikirim. Untuk memverifikasi nomor telepon, masukkan kode yang kami kirim lewat SMS ke {{destination}}. Kode mungkin baru tiba dalam satu menit.",
    verifyCodeSent:
      "Kode Anda sedang dikirim. Untuk memverifikasi kontak, masukkan kode yang kami kirim. Kode mungkin baru tiba dalam satu menit.",
    selectMfaType: "Pilih cara mengonfirmasi identitas Anda.",
    signedInAs: "Anda masuk sebagai {{email}}.",
    checkSpam: "Periksa juga folder spam.",
    passkey: "Konfirmasi dengan wajah, sidik jari, atau kunci layar.",
    passkeyScripts: "Kunci sandi memerlukan JavaScript. Aktifkan, atau masuk dengan cara lain.",
  },
  choices: {
    email: "Email: {{contact}}",
    phoneNumber: "Nomor Telepon: {{contact}}",
    textMessage: "Pesan Teks (SMS)",
    authenticatorApp: "Aplikasi Autentikator (TOTP)",
    emailMessage: "Pesan Email",
  },
  federated: {
    signInAmazon: "Masuk dengan Amazon",
    signInApple: "Masuk dengan Apple",
    signInFacebook: "Masuk dengan Facebook",
    signInGoogle: "Masuk dengan Google",
    signUpAmazon: "Daftar dengan Amazon",
    signUpApple: "Daftar dengan Apple",
    signUpFacebook: "Daftar dengan Facebook",
    signUpGoogle: "Daftar dengan Google",
    or: "atau",
  },
  pending: {
    signIn: "Sedang masuk",
    createAccount: "Membuat akun",
    confirm: "Mengonfirmasi",
    resendCode: "Mengirim",
    signOut: "Sedang keluar",
    sendCode: "Mengirim",
    submit: "Mengirim",
    changePassword: "Mengubah",
    verify: "Memverifikasi",
  },
  notices: {
    codeSentTo: "Kami mengirim kode baru ke {{destination}}.",
    codeSent: "Kami mengirim kode baru.",
    notConfirmedYetTo: "Akun Anda belum dikonfirmasi. Kami mengirim kode baru ke {{destination}}.",
    notConfirmedYet: "Akun Anda belum dikonfirmasi. Kami mengirim kode baru.",
    confirmed: "Akun Anda sudah dikonfirmasi. Silakan masuk dengan kredensial Anda",
    flowEnded:
      "Langkah itu sudah kedaluwarsa, atau Anda memulainya di browser lain. Silakan masuk dengan kredensial Anda",
    wentOnElsewhere: "Anda melanjutkan di tab atau jendela lain. Lanjutkan dari sini.",
    linkNotOpenedYet: "Akun Anda belum dikonfirmasi. Buka tautan yang kami kirim, atau masukkan kodenya.",
    passwordChanged: "Kata sandi Anda sudah diubah. Silakan masuk dengan kredensial Anda",
    resetRequiredTo: "Anda perlu kata sandi baru sebelum bisa masuk. Kami mengirim kode ke {{destination}}.",
    resetRequired: "Anda perlu kata sandi baru sebelum bisa masuk. Kami mengirim kode kepada Anda.",
  },
};
