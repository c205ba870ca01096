/** Indonesian: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Bantuan pembayaran",
    description: "Pengembalian dana, pembayaran, dan tiket hilang: jawaban cepat, pesanan Anda, dan surat ke kantor.",
    lead: "Pembayaran yang tampak salah, tiket yang hilang, uang yang harus kembali: mulai dari sini.",
    guestTitle: "Membeli dengan akun?",
    guestText:
      "Masuk, dan pesanan Anda tampil di sini beserta yang dibayar. Pesanan tanpa akun dibuka lewat tautan di emailnya.",
    signIn: "Masuk",
    signUp: "Buat akun",
    ordersTitle: "Pesanan Anda",
    emptyTitle: "Belum ada pesanan",
    emptyText: "Yang Anda beli terdaftar di sini, beserta yang dibayar dan yang dikembalikan.",
    emptyAction: "Lihat jadwal tur",
  },
  orders: {
    date: "Tanggal",
    what: "Untuk",
    state: "Keadaan",
    amount: "Jumlah",
    line_one: "{{title}}, {{count}} tiket",
    line_other: "{{title}}, {{count}} tiket",
    number: "Pesanan {{number}}",
    paid: "Dibayar",
    free: "Gratis",
    refunded: "Dana dikembalikan",
    show: "Tampilkan tiket",
    ask: "Tanyakan pesanan ini",
    next: "Yang dapat Anda lakukan",
  },
  answers: {
    title: "Jawaban cepat",
    refund: "Bisakah tiket dikembalikan?",
    refundText:
      "Bisa, sampai 48 jam sebelum bel: tulis kepada kami dengan menyebut pesanannya. Acara yang dibatalkan dikembalikan uangnya tanpa perlu diminta, ke kartu yang membayar. Jika acara dipindah tanggal, tiket Anda tetap berlaku; jika tanggal barunya tidak cocok, tulis kepada kami.",
    when: "Kapan uangnya kembali?",
    whenText:
      "Kami mengirimnya pada hari disetujui, dan email memberitahukannya. Bank menampilkannya dalam 5 sampai 10 hari.",
    hold: "Apa itu reservasi?",
    holdText:
      "Kursi yang Anda pilih disimpan selama 20 menit. Setelah Anda menekan bayar, halaman pembayaran punya 31 menit. Setelah itu kursi kembali dijual, dan tidak ada yang ditagih.",
    pending: "Saya sudah bayar tetapi tidak ada tiket",
    pendingText:
      "Bank mungkin belum menjawab: halaman setelah pembayaran memeriksa ulang secara otomatis, dan email datang setelah selesai. Jika uangnya datang terlambat dan kursinya sudah diambil, seluruh jumlah sudah dalam perjalanan kembali.",
    lost: "Tiket saya hilang",
    lostText:
      "Dengan akun, tiket ada di profil Anda. Tanpa akun, tiket dibuka lewat tautan di email, dan email itu bisa kami kirim lagi.",
    find: "Kirim lagi tiket saya",
    card: "Apakah nomor kartu saya disimpan?",
    cardText: "Tidak. Anda mengetiknya di halaman Stripe, dan kami tidak pernah melihatnya.",
  },
  letter: {
    title: "Tulis ke kantor",
    text: "Surat dibaca oleh manusia dan dijawab lewat email.",
    name: "Nama",
    email: "Email",
    subject: "Tentang apa?",
    choose: "Pilih satu",
    refund: "Pengembalian dana",
    payment: "Pembayaran",
    tickets: "Tiket hilang atau salah",
    account: "Akun saya atau data saya",
    access: "Akses masuk dan aksesibilitas",
    other: "Hal lain",
    order: "Pesanan",
    noOrder: "Bukan salah satunya",
    message: "Pesan",
    messageHelp: "Jangan pernah menulis nomor kartu atau kata sandi di sini.",
    newsletter: "Kirimi saya email tentang jadwal baru. Saya bisa menghentikannya kapan saja.",
    trap: "Biarkan kosong",
    send: "Kirim surat",
    sending: "Mengirim",
    notSent: "Surat tidak terkirim. Yang kurang ditandai di bawah.",
    tooMany:
      "Terlalu banyak surat dalam sepuluh menit, jadi surat ini tidak terkirim. Suratnya masih ada di bawah: kirim sebentar lagi.",
    away: "Kantor tidak dapat dihubungi saat ini, jadi surat tidak terkirim. Isinya masih ada di bawah: kirimkan beberapa saat lagi.",
    sentTitle: "Surat Anda sudah kami terima",
    sentText:
      "Nomornya {{number}}. Surat dibaca oleh manusia dan dijawab ke alamat yang Anda berikan; tidak ada hal lain yang dikirim ke sana, kecuali Anda meminta jadwal baru.",
    another: "Tulis surat lain",
    nameMissing: "Isi nama Anda.",
    nameLong: "Maksimal {{max}} karakter.",
    emailMissing: "Isi alamat untuk jawaban.",
    emailInvalid: "Ini bukan alamat email.",
    subjectMissing: "Pilih tentang apa.",
    messageMissing: "Ceritakan apa yang terjadi.",
    messageLong: "Maksimal {{max}} karakter.",
  },
};
