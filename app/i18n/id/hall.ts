/** Bahasa Indonesia: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, bersebelahan",
    apart: "{{seats}}. Tidak semuanya bersebelahan.",
    choose: "Pilih kursi lain",
    renumber: "Kami akan memilihkan kursi terbaik untuk jumlah ini. Untuk memilih sendiri, pilih kursi lain.",
  },
  plan: {
    title: "Atau pilih sendiri kursi Anda",
    label: "Denah tempat duduk. Setiap blok adalah tautan.",
    ring: "Ring",
    stage: "Panggung",
    from: "mulai {{price}}",
    few: "tinggal sedikit",
    off: "tidak dijual",
    byNumber: "tanpa nomor kursi",
    zoomIn: "Perbesar",
  },
  access: {
    title: "Tempat kursi roda",
    number: "Berapa dari kursi ini untuk kursi roda?",
    text: "Tempat ini untuk penggemar yang memakai kursi roda. Hingga tiga pendamping duduk di sebelahnya.",
  },
  section: {
    back: "Semua blok",
    north: "Sisi utara",
    east: "Sisi timur",
    south: "Sisi selatan",
    west: "Sisi barat",
    camera: "menghadap kamera",
    best: "Terbaik di blok ini",
    bestHold: "Reservasi kursi terbaik",
    table: "Kursi, baris demi baris",
    elsewhere: "Kursi Anda di blok lain",
    ofThese: "Di antaranya {{tier}}",
    rest: "Jika ada yang lebih dulu diambil orang, reservasi sisanya",
    missing: "Blok ini tidak ada lagi di denah",
    missingText: "Denah mungkin sudah berubah. Kursi yang Anda reservasi tetap milik Anda.",
  },
  sign: {
    free: "kosong",
    yours: "milik Anda",
    taken: "terisi",
    gone: "baru saja terisi",
    accessible: "tempat kursi roda",
    companion: "kursi pendamping",
    restricted: "pandangan terbatas",
    aisle: "di tepi lorong",
  },
  lost: {
    went: "Baru saja diambil orang lain: {{seats}}.",
    missing: "Tidak ada lagi di denah: {{seats}}.",
    held: "Kursi Anda yang lain sudah direservasi.",
    ticked: "Kursi Anda yang lain masih dicentang, tetapi belum direservasi.",
    instead: "Di dekatnya, bersebelahan:",
  },
};
