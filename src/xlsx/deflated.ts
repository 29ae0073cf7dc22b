import { gzipSync } from "fflate";
import { joinBytes } from "./joined";

/** Deflated bytes, and the CRC-32 of the original bytes. */
interface Packed {
  readonly packed: Uint8Array;
  readonly crc: number;
}

/** Lengths of gzip's header and footer (RFC 1952); the footer is the CRC-32 and the original length. */
const [HEAD, FOOT] = [10, 8];

/**
 * Deflates bytes with CompressionStream, the browser's or Node's own code, which runs outside this thread and takes a
 * third of the time; with fflate if it is missing (Safari before 16.4, Node before 18). Packs as gzip because that
 * computes the CRC-32, too.
 */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Packed> {
  const all = typeof CompressionStream === "undefined" ? gzipSync(bytes) : await natively(bytes);
  const crc = new DataView(all.buffer, all.byteOffset + all.length - FOOT).getUint32(0, true);
  return { packed: all.subarray(HEAD, -FOOT), crc };
}

function natively(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packing = new CompressionStream("gzip");
  const writer = packing.writable.getWriter();
  // The reader reports errors.
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return read(packing.readable.getReader());
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(parts);
    parts.push(value);
  }
}
