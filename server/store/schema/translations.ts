/**
 * A record's words in other languages, by language code. Each translation is whole: all of a record's words or none.
 */
import { jsonb } from "drizzle-orm/pg-core";

export type Translations = Partial<Record<string, Record<string, string>>>;

export const translations = () => jsonb("translations").$type<Translations>();
