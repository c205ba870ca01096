/** Reads QR codes with zxing-wasm, for browsers that can't: two thirds of the phones at a door. */
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Resolves once the decoder is loaded. */
export async function zxingDecoder(): Promise<(picture: ImageData) => Promise<string | undefined>> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return async (picture) => {
    const [code] = await readBarcodes(picture, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 1 });
    return code?.text || undefined;
  };
}
