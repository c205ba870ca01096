/**
 * Verifies the record of a draw (draw.json of a line), and prints the rank of a place:
 *   node scripts/verify-draw.mjs draw.json [number] [--commitment HEX]
 * Deliberately shares no code with the site. `--commitment` is the one that you noted before the draw.
 */
import { createCipheriv, createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const words = process.argv.slice(2);
const flag = words.indexOf("--commitment");
const noted = flag < 0 ? undefined : words.splice(flag, 2)[1];
const [file, number] = words;
if (!file) fail("Which record? node scripts/verify-draw.mjs draw.json [number]");
if (number !== undefined && !/^\d+$/.test(number)) fail(`"${number}" is not the number of a place.`);
const record = JSON.parse(readFileSync(file, "utf8"));

if (record.algorithm !== "ringside draw 1") fail(`I know "ringside draw 1" only, not "${record.algorithm}".`);
const seed = Buffer.from(record.seed ?? "", "hex");
if (seed.length !== 32) fail("The seed has not been published yet.");
const commitment = createHash("sha256").update(seed).digest("hex");
if (commitment !== record.commitment) fail("The seed is not the one that was committed to.");
if (noted !== undefined && noted !== commitment) fail("This is not the commitment that you noted.");

const beacon = record.beacon.used ? record.beacon.value : "";
const key = createHmac("sha256", seed).update(`ringside draw 1\n${record.places}\n${beacon}`).digest();
const stream = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
const word = () => stream.update(Buffer.alloc(4)).readUInt32BE();

const order = Array.from({ length: record.places }, (_, place) => place);
for (let i = order.length - 1; i > 0; i--) {
  let random = word();
  while (random >= 2 ** 32 - (2 ** 32 % (i + 1))) random = word();
  const j = random % (i + 1);
  [order[i], order[j]] = [order[j], order[i]];
}
const hash = createHash("sha256").update(order.join("\n")).digest("hex");
if (hash !== record.orderSha256) fail("The order is not the one that was published.");

const by = beacon ? `with the public beacon ${beacon}: compare it with its source` : "without a public beacon";
console.log(`The draw of ${record.places} places is correct, ${by}.`);
if (number !== undefined) {
  const rank = order.indexOf(Number(number));
  if (rank < 0) console.log(`Place ${number} came after the opening: it is called after ${number} others at most.`);
  else console.log(`Place ${number} is called after ${rank} others.`);
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
