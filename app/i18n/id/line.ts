/** The texts of the line in front of a sale, in Indonesian. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "Antrean dibuka pukul {{time}}",
    text: "Penjualan dimulai pukul {{opens}}. Semua yang bergabung sebelumnya mendapat tempat secara acak, jadi tidak perlu datang lebih awal.",
  },
  gathering: {
    heading: "Penjualan dimulai pukul {{opens}}",
    text: "Semua yang ada di sini saat itu mendapat tempat acak dalam antrean. Datang lebih dulu tidak memberi keuntungan.",
  },
  drawn: {
    heading: "Anda ikut undian. Nomor Anda:",
    text: "Pukul {{opens}} kami mengundi urutan. Anda boleh menutup halaman ini.",
  },
  drawing: {
    heading: "Kami sedang mengundi urutan",
    text: "Ini butuh beberapa detik.",
  },
  open: {
    heading: "Ada antrean untuk tiket ini. Jumlah yang menunggu:",
    text: "Ambil tempat. Anda boleh menutup halaman dan kembali lagi.",
  },
  waiting: {
    heading: "Anda dalam antrean. Jumlah di depan Anda:",
    wait: "Perkiraan waktu tunggu: {{range}}.",
    near: "Giliran Anda sekitar pukul {{time}}.",
    unknown: "Kami belum tahu berapa lama.",
    far: "Kursi mungkin habis sebelum giliran Anda.",
  },
  paused: {
    heading: "Semua kursi sedang direservasi. Jumlah di depan Anda:",
    text: "Sebagian kembali saat reservasi berakhir. Tempat Anda tetap milik Anda.",
    halted: "Loket tiket menghentikan antrean sementara. Tempat Anda tetap milik Anda.",
  },
  turn: {
    heading: "Anda punya {{minutes}} untuk memilih. Setelah itu kursi Anda direservasi 20 menit lagi.",
    word: "Giliran Anda",
    enter: "Pilih kursi",
  },
  inside: {
    heading: "Giliran Anda sampai pukul {{time}}",
    text: "Pilih sebelum itu. Tidak ada tagihan sampai Anda membayar.",
    more: "Tambah 10 menit",
  },
  missed: {
    heading: "Giliran Anda lewat. Tempat Anda tidak.",
    enter: "Masuk sekarang",
  },
  spent: {
    heading: "Giliran Anda sudah terpakai",
    text: "Untuk kursi lagi, ambil tempat baru di akhir antrean.",
  },
  soldOut: {
    heading: "Kursi terakhir habis pukul {{time}}. Anda tidak ditagih.",
    word: "Habis",
    text: "Kadang kursi kembali setelah pengembalian dana.",
    others: "Lihat acara lain",
  },
  ended: {
    heading: "Saat ini tidak ada antrean",
    text: "Anda bisa memilih kursi tanpa menunggu.",
  },
  notice: {
    crowded: "Banyak penggemar yang melewatkan giliran sedang masuk. Coba lagi dalam beberapa detik.",
    notYours: "Tempat itu milik peramban atau akun lain. Ambil tempat Anda sendiri.",
    notCalled: "Belum giliran Anda.",
    accountNeeded: "Penjualan ini butuh akun dengan email yang dikonfirmasi. Masuk, lalu ambil tempat Anda.",
    closed: "Antrean tidak menerima siapa pun saat ini.",
    noMore: "Giliran Anda tidak bisa diperpanjang lagi.",
    heldElsewhere:
      "Pada giliran ini Anda sudah mereservasi kursi, dengan akun lain atau tanpa masuk. Bayar atau lepaskan kursi itu dulu: satu giliran untuk satu pesanan.",
    tooMany: "Terlalu banyak percobaan. Tunggu sepuluh menit, lalu coba lagi.",
  },
  join: "Ambil tempat saya",
  signIn: "Masuk",
  safe: {
    title: "Yang pasti aman",
    reload: "Tidak perlu memuat ulang",
    reloadText: "Halaman ini memeriksa sendiri. Terakhir: {{time}}.",
    stillText: "Halaman ini tidak memeriksa sendiri.",
    check: "Periksa lagi",
    still: "Berhenti memeriksa",
    kept: "Tempat Anda tersimpan",
    keptText: "Kunci ponsel atau tutup halaman. Kembali dengan peramban ini, tempat Anda tetap sama.",
    free: "Tanpa biaya, tanpa kartu tersimpan",
    freeText: "Kami hanya menagih saat Anda membayar kursi.",
  },
  left: {
    title: "Tersisa sekarang",
    many: "lebih dari {{count}}",
    none: "habis",
  },
  leave: "Keluar dari antrean",
  receipt: "Bukti tempat Anda",
  draw: {
    link: "Cara kami mengundi",
    heading: "Cara kami mengundi",
    before:
      "Sebelum antrean dibuka, kami memilih angka rahasia, yaitu benih, dan menerbitkan sidik jarinya. Sidik jari itu tidak bisa diubah kemudian.",
    order:
      "Saat penjualan dibuka, benih dan jumlah peserta menentukan urutan semua orang. Setelah undian kami menerbitkan benih, sehingga siapa pun bisa menghitung ulang urutannya.",
    beacon: "Undian juga memakai angka acak publik yang tidak diketahui siapa pun sebelum pembukaan.",
    noBeacon: "Tidak ada angka acak publik yang dipakai.",
    late: "Yang bergabung setelah pembukaan berada di belakang semua peserta undian, sesuai urutan datang.",
    fingerprint: "Sidik jari",
    seed: "Benih",
    people: "Peserta undian",
    random: "Angka acak publik",
    later: "Diterbitkan setelah undian",
    record: "Catatan sebagai berkas",
    verify: "Periksa undian di peramban ini",
    right: "Undian benar.",
    wrong: "Undian tidak cocok dengan catatan.",
    back: "Kembali ke antrean",
  },
};
