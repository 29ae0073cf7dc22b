/** Reads the code in what a camera sees; null where there is none. */
type Decode = (video: HTMLVideoElement) => Promise<string | null>;

/** As far as the browser has it; TypeScript does not know it. */
interface Detector {
  readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorType {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own decoder; where it has none, or one that fails, one that is loaded now. */
export async function decoder(): Promise<Decode> {
  const own = await ownDecoder();
  if (!own) return loadedDecoder();
  let decode = own;
  return async (video) => {
    try {
      return await decode(video);
    } catch {
      // Some browsers know the name and lack what it needs.
      decode = await loadedDecoder();
      return decode(video);
    }
  };
}

async function ownDecoder(): Promise<Decode | null> {
  const { BarcodeDetector: Type } = window as { readonly BarcodeDetector?: DetectorType };
  try {
    if (!Type || !(await Type.getSupportedFormats()).includes("qr_code")) return null;
    const detector = new Type({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

/** In pixels, of the shorter side: finer pictures take long and are read no better. */
const FINE_ENOUGH = 800;

/** Milliseconds that it may look for a code that is not found at once. */
const MOST_TRIES = 100;

async function loadedDecoder(): Promise<Decode> {
  const { default: read } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, FINE_ENOUGH / Math.min(video.videoWidth, video.videoHeight));
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale)) as [
      number,
      number,
    ];
    if (!context || width === 0 || height === 0) return Promise.resolve(null);
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return Promise.resolve(read(context.getImageData(0, 0, width, height), { timeLimit: MOST_TRIES }) || null);
    } catch {
      // So it says that there is none.
      return Promise.resolve(null);
    }
  };
}
