/** Türkçe: the texts of a ticket in the wallet of a phone, and of the links that put it there in Turkish. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Apple Cüzdan’a Ekle",
  appleAll: "Tüm biletleri Apple Cüzdan’a ekle",
  google: "Google Cüzdan’a ekle",
  description: "Bilet: {{title}}",
  date: "Tarih",
  doors: "Kapı açılışı",
  bell: "Gong",
  venue: "Salon",
  name: "Ad soyad",
  order: "Sipariş",
  number: "Bilet numarası",
  rules: "Bir kez okutulur. Devredilen veya iade edilen biletin kodu geçersiz olur: bileti cüzdanınızdan silin.",
  yours: "Biletleriniz",
};
