/** Returns the text of the QR code in the current picture of a video; null if it shows none. */
type Decode = (video: HTMLVideoElement) => Promise<string | null>;

/** Barcode Detection API: not in all browsers, and not in TypeScript's library. */
interface Detector {
  readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorType {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Returns the browser's own decoder; if it is missing or fails, the page loads a library. */
export async function decoder(): Promise<Decode> {
  const builtIn = await builtInDecoder();
  if (!builtIn) return loadedDecoder();
  let decode = builtIn;
  return async (video) => {
    try {
      return await decode(video);
    } catch {
      // Some browsers have BarcodeDetector but not the service that it needs.
      decode = await loadedDecoder();
      return decode(video);
    }
  };
}

async function builtInDecoder(): Promise<Decode | null> {
  const { BarcodeDetector: Type } = window as { readonly BarcodeDetector?: DetectorType };
  try {
    if (!Type || !(await Type.getSupportedFormats()).includes("qr_code")) return null;
    const detector = new Type({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

/** Longest shorter side of a picture; larger pictures take longer and are decoded no better. */
const MAX_SIDE_PX = 800;

/** Time limit of the search for a code in one picture. */
const MAX_DECODE_MS = 100;

async function loadedDecoder(): Promise<Decode> {
  const { default: read } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, MAX_SIDE_PX / Math.min(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale)) as [
      number,
      number,
    ];
    if (!context || width === 0 || height === 0) return Promise.resolve(null);
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return Promise.resolve(read(context.getImageData(0, 0, width, height), { timeLimit: MAX_DECODE_MS }) || null);
    } catch {
      // The library throws if a picture shows no code.
      return Promise.resolve(null);
    }
  };
}
