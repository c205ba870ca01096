/** The store's table of the roster. */
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PhotoOf } from "./picture";
import { translations } from "./translations";

export const wrestler = pgTable("wrestler", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  ringName: text("ring_name").notNull(),
  nickname: text("nickname").notNull(),
  hometown: text("hometown").notNull(),
  heightCm: integer("height_cm"),
  weightKg: integer("weight_kg"),
  alignment: text("alignment", { enum: ["face", "heel", "tweener"] }),
  /** Managers, referees and commentators are in the roster, too. */
  role: text("role", { enum: ["wrestler", "manager", "referee", "commentator"] })
    .notNull()
    .default("wrestler"),
  division: text("division").notNull(),
  finisher: text("finisher").notNull(),
  signatureMoves: jsonb("signature_moves").$type<string[]>().notNull().default([]),
  tagTeam: text("tag_team"),
  entranceTheme: text("entrance_theme"),
  titles: jsonb("titles").$type<{ name: string; from: string; to?: string }[]>().notNull(),
  debutYear: integer("debut_year"),
  bio: text("bio").notNull(),
  /** Seeds the generated portrait: build `m` or `f`, look as in app/ui/art. */
  portrait: jsonb("portrait")
    .$type<{ seed: string; build?: "m" | "f"; look?: string; ink?: string } & PhotoOf>()
    .notNull(),
  translations: translations(),
  status: text("status", { enum: ["active", "injured", "alumni"] }).notNull(),
  sortIndex: integer("sort_index").notNull(),
});
