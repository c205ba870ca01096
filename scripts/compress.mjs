/** Writes a .br and a .gz beside each of the browser's files, so that the server never compresses them again. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = "build/client/assets";
const MIN_BYTES = 1024;

for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json|wasm)$/.test(file))) {
  const file = `${folder}/${name}`;
  if (statSync(file).size < MIN_BYTES) continue;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
}
