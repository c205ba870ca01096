/** Indonesian: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Nama dan email Anda berasal dari {{provider}}. Ubah di sana, dan keduanya diperbarui di sini saat Anda masuk lagi.",
    nameTitle: "Nama",
    nameText: "Begini kami menyapa Anda.",
    nameNews: "Nama disimpan.",
    emailTitle: "Email",
    emailText: "Anda masuk dengan email ini, dan tiket Anda dikirim ke sini.",
    newEmail: "Email baru",
    newEmailHelp: "Kami akan mengirim kode ke sana. Email Anda saat ini tetap dipakai sampai Anda memasukkan kodenya.",
    verified: "Terverifikasi",
    unverified: "Belum diverifikasi",
    verify: "Verifikasi",
    codeFor: "Masukkan kode yang kami kirim ke {{value}}. Kode mungkin baru tiba dalam satu menit.",
    stays: "Sampai saat itu, kami tetap memakai {{before}}.",
    atOnce:
      "Email Anda sekarang {{value}}, tetapi belum diverifikasi. Masukkan kode yang kami kirim ke sana, atau kembali ke {{before}}.",
    changeBack: "Kembali ke {{before}}",
    keep: "Tetap pakai {{before}}",
    drop: "Nanti saja",
    phoneTitle: "Nomor telepon",
    phoneText: "Untuk kode masuk lewat SMS, jika Anda mengaktifkannya di Keamanan.",
    noPhone: "Belum ada nomor.",
    newPhone: "Nomor telepon baru",
    removePhone: "Hapus nomor ini",
    phoneInUse: "Kode masuk Anda dikirim lewat SMS ke nomor ini. Nonaktifkan SMS sebelum mengubahnya.",
    toSecurity: "Buka Keamanan",
    codeSentNews: "Kode Anda sedang dikirim.",
    verifiedNews: "Terverifikasi.",
    keptNews: "Tidak ada yang diubah.",
    phoneRemovedNews: "Nomor telepon dihapus.",
    languageTitle: "Bahasa",
    languageText: "Bahasa situs ini.",
    newsletterTitle: "Buletin",
    newsletterLabel: "Kabari saya lewat email tentang acara baru",
    newsletterText: "Berhenti berlangganan kapan saja di sini.",
    newsletterNews: "Disimpan.",
  },
};
