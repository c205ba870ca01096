-- On a large table, create it by hand first, so that nobody waits for it:
-- CREATE INDEX CONCURRENTLY "purchase_broadcast" ON "purchase" USING btree ("ref") WHERE kind = 'ppv';
CREATE INDEX IF NOT EXISTS "purchase_broadcast" ON "purchase" USING btree ("ref") WHERE "purchase"."kind" = 'ppv';
