/**
 * A database on a full disk: a real small one where we may mount it, otherwise simulated with PostgreSQL's own error.
 */
import { chownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { smallDisk } from "./small-disk";

const MEGABYTES = 96;

export type DatabaseOnDisk = { url: string; fill(): void; empty(): void; remove(): Promise<void> };

/**
 * A database whose tables are on their own disk; the server's log stays where it is. Undefined where we may not mount.
 */
export async function databaseOnSmallDisk(server: string): Promise<DatabaseOnDisk | undefined> {
  const disk = smallDisk(MEGABYTES);
  if (!disk) return undefined;
  const place = join(disk.folder, "tables");
  mkdirSync(place);
  const name = `ringside_disk_${process.pid}`;
  const [found] = await run(server, "select setting from pg_settings where name = 'data_directory'");
  const { uid, gid } = statSync(found?.setting ?? "");
  chownSync(place, uid, gid);
  await run(server, `create tablespace ${name} location '${place}'`);
  await run(server, `create database ${name} tablespace ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    fill: () => disk.fill(0),
    empty: disk.empty,
    async remove() {
      await run(server, `drop database ${name} with (force)`);
      await run(server, `drop tablespace ${name}`);
      disk.remove();
    },
  };
}

/** Every write to any table fails as on a full disk until `free` is called. */
export function pretendedFullDisk(url: string) {
  const tables = "select format('%I', tablename) as name from pg_tables where schemaname = 'public'";
  return {
    async fill() {
      await run(
        url,
        `create or replace function no_space() returns trigger language plpgsql as $$ begin
           raise exception 'could not extend file "base/1/1": No space left on device' using errcode = '53100'; end $$`,
      );
      for (const { name } of await run(url, tables))
        await run(url, `create trigger no_space before insert or update on ${name} execute function no_space()`);
    },
    free: () => run(url, "drop function no_space() cascade").then(() => undefined),
  };
}

async function run(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
