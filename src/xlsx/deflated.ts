import { deflateSync } from "fflate";

/**
 * Bytes as archives hold them: packed beside this thread by the browser or by Node, in a third of the time; where these
 * cannot (Safari before 16.4, Node before 20.12), here.
 */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packing = nativePacking();
  if (!packing) return deflateSync(bytes);
  const writer = packing.writable.getWriter();
  // What goes wrong is told by what is read.
  void writer.write(bytes).catch(() => undefined);
  void writer.close().catch(() => undefined);
  return joined(packing.readable.getReader());
}

function nativePacking(): CompressionStream | null {
  try {
    return new CompressionStream("deflate-raw");
  } catch {
    return null;
  }
}

async function joined(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  const all = new Uint8Array(length);
  for (let i = 0, at = 0; i < parts.length; at += parts[i++]!.length) all.set(parts[i]!, at);
  return all;
}
