/**
 * What the thread that signs Apple passes runs. The library does RSA, SHA-1 and zip in plain JavaScript, which takes
 * 60 ms and more a pass and would hold up every request on the main thread.
 */
import type { AppleSigner } from "../../config/apple-pass-files";
import { packageFile, type ThreadTask } from "../../process/job-thread";

/** The text of `pass.json`, and pictures by file name. */
export type UnsignedPass = { json: string; pictures: Record<string, Uint8Array> };

/** The library leaves out whatever it takes for invalid, and only warns. */
const PROGRAM = `
const { PKPass } = require(data.library);
console.warn = (warning) => { throw new Error(String(warning)); };
const signed = ({ json, pictures }) => {
  const files = Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes)]);
  return new PKPass({ ...Object.fromEntries(files), "pass.json": Buffer.from(json) }, data.certificates);
};
const work = ([first, ...more]) =>
  (more.length > 0 ? PKPass.pack(...[first, ...more].map(signed)) : signed(first)).getAsBuffer();
return { work, rest() {} };`;

/** A job is a list of passes. The result is a `.pkpass` for one, and a `.pkpasses` for several. */
export const signing = ({ certificate, key, authority }: AppleSigner): ThreadTask => ({
  program: PROGRAM,
  data: {
    library: packageFile("passkit-generator"),
    certificates: { wwdr: authority, signerCert: certificate, signerKey: key },
  },
  failed: "A pass could not be signed",
  name: "The signing thread",
});
