/** Indonesian: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Nama dan email Anda berasal dari {{provider}}. Ubah di sana, dan perubahannya tampil di sini saat Anda masuk lagi.",
    nameTitle: "Nama",
    nameText: "Begini kami menyapa Anda.",
    nameNews: "Nama Anda sudah disimpan.",
    emailTitle: "Email",
    emailText: "Anda masuk dengan email ini, dan tiket Anda dikirim ke sana.",
    newEmail: "Email baru",
    newEmailHelp: "Kami mengirim kode ke sana. Sampai Anda memasukkannya, email Anda yang sekarang tetap dipakai.",
    verified: "Terverifikasi",
    unverified: "Belum diverifikasi",
    verify: "Verifikasi",
    codeFor: "Masukkan kode yang kami kirim ke {{value}}. Kode mungkin baru tiba dalam satu menit.",
    stays: "Sampai saat itu, {{before}} tetap yang berlaku.",
    atOnce:
      "Email Anda sudah menjadi {{value}}, tetapi belum terbukti bahwa itu milik Anda. Masukkan kode yang kami kirim ke sana, atau kembali ke {{before}}.",
    changeBack: "Kembali ke {{before}}",
    keep: "Tetap pakai {{before}}",
    drop: "Jangan sekarang",
    phoneTitle: "Nomor telepon",
    phoneText: "Untuk kode lewat SMS, jika Anda mengaktifkannya di Keamanan.",
    noPhone: "Belum ada.",
    newPhone: "Nomor telepon baru",
    removePhone: "Hapus nomor ini",
    phoneInUse: "Kode masuk Anda dikirim ke nomor ini. Nonaktifkan pesan teks sebelum mengubahnya.",
    toSecurity: "Ke Keamanan",
    codeSentNews: "Kode Anda sedang dikirim.",
    verifiedNews: "Sudah diverifikasi. Terima kasih.",
    keptNews: "Semuanya tetap seperti semula.",
    phoneRemovedNews: "Nomor telepon Anda sudah dihapus.",
    languageTitle: "Bahasa",
    languageText: "Bahasa di halaman-halaman ini.",
    newsletterTitle: "Buletin",
    newsletterLabel: "Kabari saya lewat email tentang malam laga baru",
    newsletterText: "Anda dapat mengubahnya di sini kapan saja.",
    newsletterNews: "Disimpan.",
  },
};
