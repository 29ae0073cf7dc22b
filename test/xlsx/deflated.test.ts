import { inflateSync, strToU8 } from "fflate";
import { crc32 } from "../../src/xlsx/crc32";
import { deflated } from "../../src/xlsx/deflated";

const native = globalThis.CompressionStream;
afterEach(() => {
  globalThis.CompressionStream = native;
});

const BYTES = strToU8('<c r="A1"/>'.repeat(20_000));

test.each([
  ["here", native],
  ["by none", undefined],
])("bytes are packed %s", async (_, packing) => {
  globalThis.CompressionStream = packing as typeof native;
  for (const bytes of [BYTES, BYTES.slice(0, 7), new Uint8Array(0)]) {
    const { packed, crc } = await deflated(bytes);
    expect(packed.length).toBeLessThan(10 + bytes.length / 50);
    expect([inflateSync(packed), crc]).toEqual([bytes, crc32(bytes)]);
  }
});
