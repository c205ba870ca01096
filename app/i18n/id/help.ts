/** Indonesian: the texts of billing assistance, of letters to the office and of privacy. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
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
  privacy: {
    title: "Kebijakan privasi",
    description: "Apa yang disimpan {{name}} tentang Anda, mengapa, berapa lama, dan cara menghapusnya.",
    lead: "Apa yang disimpan situs ini tentang Anda, mengapa, dan cara menghentikannya. Tidak ada yang dijual.",
    short: "Melihat-lihat tidak diukur dan tidak dicatat: tidak ada daftar kunjungan.",
    cookiesTitle: "Cookie",
    cookiesText: "Empat yang pertama dienkripsi, dan tidak ada skrip yang dapat membacanya.",
    cookie: "Cookie",
    purpose: "Untuk apa",
    life: "Berapa lama",
    session: "Membuat Anda tetap masuk: bukti masuk, nama, dan email Anda.",
    flow: "Proses masuk atau pendaftaran yang belum selesai, supaya tidak ada yang hilang saat dimuat ulang.",
    guest:
      "Angka acak yang mereservasi kursi Anda, identitas tamu Amazon Cognito tanpa nama, dan kunci pesanan yang dibuat tanpa akun.",
    device: "Nama terakhir yang masuk di sini, dan bahwa Anda memercayai perangkat ini. Tetap ada setelah Anda keluar.",
    language: "Bahasa yang Anda pilih.",
    consent: "Jawaban Anda tentang pengukuran. Hanya jika situs ini bertanya.",
    year: "1 tahun",
    day: "paling lama 24 jam",
    tab: "Tab itu sendiri juga mengingat sejauh mana Anda menggulir, dan selama sepuluh detik bahwa sebuah skrip gagal dimuat. Keduanya hilang bersama tab.",
    keepTitle: "Yang kami simpan",
    keepOrders:
      "<b>Pesanan dan tiket.</b> Nama, email, bahasa, acara, kursi, harga, pengembalian dana, kepada siapa tiket diberikan, kapan dipindai, dan siapa mengubah apa. Disimpan selama diwajibkan hukum pajak.",
    keepHolds: "<b>Reservasi.</b> Angka acak atau akun yang mereservasi kursi. Tanpa nama.",
    keepLetters:
      "<b>Surat.</b> Yang Anda tulis, dengan nama, email, dan bahasa Anda, serta saat Anda menyetujui email tentang jadwal baru. Disimpan sampai Anda meminta kami menghapusnya.",
    keepCounts:
      "<b>Percobaan.</b> Berapa kali sebuah email atau alamat jaringan mencoba masuk, mereservasi, atau menulis. Dihitung paling lama satu jam, lalu dihapus.",
    othersTitle: "Siapa lagi yang terlibat",
    othersCognito:
      "<b>Amazon Cognito</b> menyimpan akun: email, nama, telepon jika Anda memberikannya, dan kata sandi Anda, yang tidak pernah kami simpan. Jika Anda masuk dengan Amazon, Apple, Facebook, atau Google, merekalah yang memberitahukan email dan nama Anda.",
    othersStripe:
      "<b>Stripe</b> menerima pembayaran di halamannya sendiri. Stripe mengetahui kartu Anda, email Anda, dan yang Anda bayar.",
    othersMail: "<b>Layanan email</b> mengantar tiket dan jawaban ke alamat Anda.",
    othersSentry:
      "<b>Sentry</b>, hanya jika situs ini melaporkan kesalahan ke sana, mengetahui apa yang rusak. Kami tidak menambahkan nama maupun alamat Anda.",
    othersTags:
      "<b>Pengelola tag</b>, hanya jika situs ini memilikinya dan hanya setelah Anda setuju. Ubah keputusan Anda di kaki halaman mana pun.",
    rightsTitle: "Hak Anda",
    rightsText:
      "Lihat yang kami simpan, minta diperbaiki, ambil salinannya, ajukan keberatan, atau minta dihapus. Email tentang jadwal baru berhenti begitu Anda memintanya.",
    rightsDelete:
      "Tulis kepada kami dengan pilihan “Akun saya atau data saya”, dari email yang bersangkutan. Semua yang tidak diwajibkan hukum untuk disimpan akan dihapus; yang harus tetap ada, seperti pesanan yang sudah dibayar, kami beritahukan kepada Anda.",
    write: "Tulis ke kantor",
  },
};
