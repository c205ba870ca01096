/** Reads the QR code in the camera's picture, with the browser's own reader if it has one, else with ours. */

type OwnDetector = { detect(source: CanvasImageSource): Promise<{ rawValue: string }[]> };
type OwnDetectorClass = { new (o: { formats: string[] }): OwnDetector; getSupportedFormats(): Promise<string[]> };

/** Our decoder gets pictures of this width. */
const WIDTH = 640;

export type Decoder = (video: HTMLVideoElement) => Promise<string | undefined>;

let loading: Promise<Decoder> | undefined;

/** Loaded once. After a failure, the next call tries again. */
export function decoder(): Promise<Decoder> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Decoder> {
  const own = (globalThis as { BarcodeDetector?: OwnDetectorClass }).BarcodeDetector;
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own && formats.includes("qr_code")) {
    const detector = new own({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue || undefined;
  }
  const { zxingDecoder } = await import("./zxing-decoder");
  const read = await zxingDecoder();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return read(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}
