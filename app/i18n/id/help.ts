/** Indonesian: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Bantuan pembayaran",
    description:
      "Pengembalian dana, pembayaran, dan tiket hilang: jawaban cepat, pesanan Anda, dan cara menghubungi kami.",
    lead: "Tagihan yang tampak salah, tiket hilang, pengembalian dana: mulai dari sini.",
    guestTitle: "Membeli dengan akun?",
    guestText: "Masuk untuk melihat pesanan dan pembayaran Anda. Memesan sebagai tamu? Buka tautan di email Anda.",
    signIn: "Masuk",
    signUp: "Buat akun",
    ordersTitle: "Pesanan Anda",
    emptyTitle: "Belum ada pesanan",
    emptyText: "Semua yang Anda beli tampil di sini, beserta pembayaran dan pengembalian dananya.",
    emptyAction: "Lihat jadwal tur",
  },
  orders: {
    date: "Tanggal",
    what: "Barang",
    state: "Status",
    amount: "Jumlah",
    line_one: "{{title}}, {{count}} tiket",
    line_other: "{{title}}, {{count}} tiket",
    number: "Pesanan {{number}}",
    paid: "Dibayar",
    free: "Gratis",
    refunded: "Dikembalikan",
    show: "Tampilkan tiket",
    ask: "Dapatkan bantuan",
    next: "Tindakan",
  },
  answers: {
    title: "Jawaban cepat",
    refund: "Bisakah dana saya dikembalikan?",
    refundText:
      "Bisa, sampai 48 jam sebelum bel: pilih “Minta pengembalian dana” di bagian Pembayaran pada profil Anda, atau hubungi kami. Jika acara dibatalkan, dana otomatis kembali ke kartu Anda. Jika tanggalnya dipindah, tiket Anda berlaku untuk tanggal baru. Tidak bisa datang? Dana bisa dikembalikan sampai bel berbunyi.",
    when: "Kapan uang saya kembali?",
    whenText:
      "Kami mengirimnya pada hari pengembalian disetujui, dan mengabari Anda lewat email. Prosesnya bisa memakan waktu 5 sampai 10 hari.",
    hold: "Apa itu reservasi?",
    holdText:
      "Kursi pilihan Anda kami simpan selama 20 menit. Setelah menekan bayar, Anda punya 31 menit untuk menyelesaikannya. Setelah itu kursi kembali dijual, dan Anda tidak ditagih.",
    pending: "Saya sudah bayar, di mana tiket saya?",
    pendingText:
      "Bank Anda mungkin masih mengonfirmasi. Halaman setelah pembayaran terus memeriksa, dan kami mengirim email setelah selesai. Jika pembayaran terlambat dan kursi sudah diambil, pengembalian dana penuh sudah dalam proses.",
    lost: "Tiket saya hilang",
    lostText:
      "Punya akun? Tiketnya ada di profil Anda. Membeli sebagai tamu? Buka tautan di email Anda. Kami bisa mengirimnya lagi.",
    find: "Kirim ulang tiket saya",
    card: "Apakah nomor kartu saya disimpan?",
    cardText: "Tidak. Anda memasukkannya di halaman Stripe, dan kami tidak pernah melihatnya.",
  },
  letter: {
    title: "Hubungi kami",
    text: "Pesan Anda dibaca orang sungguhan dan dijawab lewat email.",
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
    noOrder: "Bukan tentang pesanan",
    message: "Pesan",
    messageHelp: "Jangan sertakan nomor kartu atau kata sandi.",
    newsletter: "Kabari saya lewat email tentang jadwal baru. Saya bisa berhenti kapan saja.",
    trap: "Biarkan kosong",
    send: "Kirim pesan",
    sending: "Mengirim",
    notSent: "Pesan Anda tidak terkirim. Perbaiki kolom yang ditandai di bawah.",
    tooMany:
      "Anda mengirim banyak pesan dalam sepuluh menit, jadi yang ini tidak terkirim. Isinya masih ada di bawah. Coba lagi nanti.",
    away: "Kami belum bisa menerima pesan saat ini, jadi pesan Anda tidak terkirim. Isinya masih ada di bawah. Coba lagi dalam beberapa menit.",
    sentTitle: "Pesan Anda sudah kami terima",
    sentText:
      "Nomornya {{number}}. Kami akan membalas ke email yang Anda berikan. Kami tidak mengirim hal lain ke sana, kecuali Anda meminta kabar jadwal baru.",
    another: "Kirim pesan lain",
    nameMissing: "Masukkan nama Anda.",
    nameLong: "Maksimal {{max}} karakter.",
    emailMissing: "Masukkan email Anda agar kami bisa membalas.",
    emailInvalid: "Masukkan email yang valid",
    subjectMissing: "Pilih topik.",
    messageMissing: "Ceritakan apa yang terjadi.",
    messageLong: "Maksimal {{max}} karakter.",
  },
};
